/** Set-up and tear-down of the staff area's integration tests. */
import { signInAs, signOutAll } from './staffArea';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { staffAccount } from '../../seed/index';
import { resetAll, resetDocuments } from './backend';

/** The tests of the file run as staff; afterwards everything is as in the example data. */
export function asSignedIn(): void {
  beforeAll(async () => {
    await resetAll();
    await signInAs(staffAccount);
  });
  afterAll(async () => {
    await signOutAll();
    await resetAll();
  });
}

/** The same, and each of them begins with the example data. */
export function asStaff(): void {
  asSignedIn();
  beforeEach(resetDocuments);
}
