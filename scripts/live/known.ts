import { loadEnv } from 'vite';
import { readHosting } from '../hostingConfig.ts';
import { projectFolder } from '../local.ts';
import { knownSecrets } from './secrets.ts';
import type { LiveSettings } from './settings.ts';

/** Returns what this machine knows of the live site. */
export async function knownSettings(): Promise<LiveSettings> {
  return {
    folder: projectFolder,
    hosting: await readHosting(projectFolder),
    settings: loadEnv('production', projectFolder, 'VITE_'),
    secrets: knownSecrets(projectFolder),
  };
}
