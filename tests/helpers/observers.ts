import { vi } from 'vitest';

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds the observers that jsdom does not have. They never report a change. */
export function stubObservers(): void {
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('IntersectionObserver', StillObserver);
}
