import { vi } from 'vitest';

/** Makes every media query return `matches` until the test ends. */
export function stubMediaMatches(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
