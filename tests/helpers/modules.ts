import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

/**
 * Makes our modules run again at their next import. Firebase apps are deleted, because each app
 * name can exist only once.
 */
export function resetModules(): void {
  vi.resetModules();
  for (const app of getApps()) void deleteApp(app);
}
