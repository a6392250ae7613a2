import { createRoot } from 'react-dom/client';
import { getEnv } from '@/browser/settings';
import { EnvError } from '@/lib/env';
import { SettingsError } from './SettingsError';

/** If settings are missing or wrong, shows them and returns true. */
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
