import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

/**
 * Makes the next import of each of our modules evaluate it again. Firebase's modules stay loaded,
 * because Firebase allows each app name only once.
 */
export function resetModules(): void {
  vi.resetModules();
  for (const app of getApps()) void deleteApp(app);
}
