/** Setup and cleanup of the integration tests of the staff area. */
import { signInAs, signOutAll } from './staffArea';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { staffAccount } from '../../seed/index';
import { resetAll, resetDocuments } from './backend';

/**
 * Signs in as staff for all tests of a file, and silences warnings and errors. Restores the example
 * data after the tests.
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

/** Signs in as staff for all tests of a file, and restores the example data before each test. */
export function setUpStaff(): void {
  setUpSignedIn();
  beforeEach(resetDocuments);
}
