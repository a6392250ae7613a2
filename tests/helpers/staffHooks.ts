/** Set-up and tear-down of the staff area's integration tests. */
import { restoreNetwork, signInAs, signOutAll } from './staffArea';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { staffAccount } from '../../seed/index';
import { resetAll, resetDocuments } from './backend';

/** Each test of the file runs as staff, on the example data, and leaves a network that works. */
export function asStaff(): void {
  beforeAll(async () => {
    await resetAll();
    await signInAs(staffAccount);
  });
  afterAll(async () => {
    await signOutAll();
    await resetAll();
  });
  beforeEach(resetDocuments);
  afterEach(restoreNetwork);
}
