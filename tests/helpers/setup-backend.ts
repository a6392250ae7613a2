/** The tests of the backend share a worker: what one of them leaves would reach the next. */
import { afterAll, afterEach, vi } from 'vitest';
import { endRequests } from './staffArea';

afterEach(endRequests);
afterAll(() => void vi.unstubAllGlobals());

// Where a file asks for a document.
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
