/** Set-up and tear-down of the staff area's integration tests. */
import { signInAs, signOutAll } from './staffArea';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { staffAccount } from '../../seed/index';
import { resetAll, resetDocuments } from './backend';

/**
 * The tests of the file run as staff, without printed warnings and errors; afterwards everything is
 * as in the example data.
 */
export function asSignedIn(): void {
  beforeAll(async () => {
    await resetAll();
    await signInAs(staffAccount);
  });
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
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
