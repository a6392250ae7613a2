import { type Env, parseEnv } from '@/lib/env';

/**
 * The settings that `vite.config.ts` writes into a build. Undefined in the dev server and in tests.
 */
declare const BUILD_SETTINGS: Env | undefined;

let parsed: Env | undefined;

/**
 * Returns the settings. In the dev server, the first call parses them, and the entry files show
 * which ones are missing.
 * @throws EnvError
 */
export function currentEnv(): Env {
  parsed ??= typeof BUILD_SETTINGS === 'undefined' ? parseEnv(import.meta.env) : BUILD_SETTINGS;
  return parsed;
}

/** Returns the site's address without 'https://', as printed on paper; '' if the build has none. */
export function siteHost(): string {
  return currentEnv().siteUrl.replace(/^https?:\/\//, '');
}
