import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

/**
 * Evaluates our modules again at their next import. Those of Firebase stay, because it allows each
 * app name only once.
 */
export function resetModules(): void {
  vi.resetModules();
  for (const app of getApps()) void deleteApp(app);
}
