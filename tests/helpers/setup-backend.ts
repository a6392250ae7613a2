/** Cleans up after each file, because all backend tests share a worker. */
import { afterAll, afterEach, vi } from 'vitest';
import { endRequests } from './staffArea';

afterEach(endRequests);
afterAll(() => void vi.unstubAllGlobals());

// Only in files that use a document.
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
