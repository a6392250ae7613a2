import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

/**
 * Makes our modules run again at their next import. Deletes the Firebase apps, because the modules
 * create apps with the same names.
 */
export function resetModules(): void {
  vi.resetModules();
  for (const app of getApps()) void deleteApp(app);
}
