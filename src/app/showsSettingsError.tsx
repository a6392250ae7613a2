import { createRoot } from 'react-dom/client';
import { getEnv } from '@/browser/settings';
import { EnvError } from '@/lib/env';
import { SettingsError } from './SettingsError';

/** Shows the settings that are missing or wrong, if any. Returns whether there are any. */
export function showSettingsError(root: HTMLElement): boolean {
  try {
    getEnv();
    return false;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    createRoot(root).render(<SettingsError error={error} />);
    return true;
  }
}
