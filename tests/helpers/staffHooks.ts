/** Set-up and tear-down of the staff area's integration tests. */
import { signInAs, signOutAll } from './staffArea';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { staffAccount } from '../../seed/index';
import { resetAll, resetDocuments } from './backend';

/** The tests of the file run as staff, without printed warnings; afterwards everything is as in the example data. */
export function asSignedIn(): void {
  beforeAll(async () => {
    await resetAll();
    await signInAs(staffAccount);
  });
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
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
