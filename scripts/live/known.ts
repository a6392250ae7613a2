import { loadEnv } from 'vite';
import { readHosting } from '../hostingConfig.ts';
import { projectFolder } from '../local.ts';
import { listKnownSecrets } from './secrets.ts';
import type { LiveSettings } from './settings.ts';

/** Loads the settings of the live site from this checkout and from environment variables. */
export async function loadLiveSettings(): Promise<LiveSettings> {
  return {
    folder: projectFolder,
    hosting: await readHosting(projectFolder),
    settings: loadEnv('production', projectFolder, 'VITE_'),
    secrets: listKnownSecrets(projectFolder),
  };
}
