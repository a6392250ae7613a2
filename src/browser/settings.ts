import { type Env, parseEnv } from '@/lib/env';

/**
 * The settings as `vite.config.ts` writes them into a build; the dev server and the tests have
 * none.
 */
declare const BUILD_SETTINGS: Env | undefined;

let parsed: Env | undefined;

/**
 * Returns the settings. The dev server's are parsed at the first call: the entry files show on the
 * page what is missing.
 * @throws EnvError
 */
export function currentEnv(): Env {
  parsed ??= typeof BUILD_SETTINGS === 'undefined' ? parseEnv(import.meta.env) : BUILD_SETTINGS;
  return parsed;
}

/** Returns the site's address as one writes it on paper; '' where the build has none. */
export function siteHost(): string {
  return currentEnv().siteUrl.replace(/^https?:\/\//, '');
}
