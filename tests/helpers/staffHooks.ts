/** Set-up and tear-down of the staff area's integration tests. */
import { signInAs, signOutAll } from './staffArea';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { staffAccount } from '../../seed/index';
import { resetAll, resetDocuments } from './backend';

/**
 * Runs the tests of a file as staff, without printed warnings and errors. Restores the example data
 * afterwards.
 */
export function setUpSignedIn(): void {
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

/** Runs the tests of a file as staff, and restores the example data before each test. */
export function setUpStaff(): void {
  setUpSignedIn();
  beforeEach(resetDocuments);
}
