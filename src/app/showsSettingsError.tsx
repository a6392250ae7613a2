import { createRoot } from 'react-dom/client';
import { currentEnv } from '@/browser/settings';
import { EnvError } from '@/lib/env';
import { SettingsError } from './SettingsError';

/** Shows which settings are missing or wrong, if any. Returns whether it did. */
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
