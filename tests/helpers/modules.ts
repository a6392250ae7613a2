import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

/**
 * Has the modules evaluated anew at their next import; Firebase's own stay, and make an app of each
 * name once.
 */
export function resetModules(): void {
  vi.resetModules();
  for (const app of getApps()) void deleteApp(app);
}
