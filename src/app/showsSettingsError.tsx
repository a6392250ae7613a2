import { createRoot } from 'react-dom/client';
import { currentEnv } from '@/browser/settings';
import { EnvError } from '@/lib/env';
import { SettingsError } from './SettingsError';

/** Shows the settings that are missing or wrong, if any. Returns whether there are any. */
export function showsSettingsError(root: HTMLElement): boolean {
  try {
    currentEnv();
    return false;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    createRoot(root).render(<SettingsError error={error} />);
    return true;
  }
}
