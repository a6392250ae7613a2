import { vi } from 'vitest';

/** Every media query is answered with this, until the test ends. */
export function stubMediaMatches(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
