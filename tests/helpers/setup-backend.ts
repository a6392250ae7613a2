/** Cleans up after each test file, because all backend tests share a worker process. */
import { afterAll, afterEach, vi } from 'vitest';
import { endRequests } from './staffArea';

afterEach(endRequests);
afterAll(() => void vi.unstubAllGlobals());

// Imports these modules only if the test file has a DOM, because other test files do not need them.
if (typeof document !== 'undefined') {
  await import('./liveReact');
  await import('./jsdomPage');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
