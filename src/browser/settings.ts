import { type Env, parseEnv } from '@/lib/env';

/**
 * The settings that `vite.config.ts` writes into a build. In the dev server and in tests they are
 * undefined.
 */
declare const BUILD_SETTINGS: Env | undefined;

let parsedEnv: Env | undefined;

/**
 * Returns the settings. In the dev server and in tests, the first call parses the environment
 * variables.
 * @throws EnvError if variables are missing or wrong
 */
export function getEnv(): Env {
  parsedEnv ??= typeof BUILD_SETTINGS === 'undefined' ? parseEnv(import.meta.env) : BUILD_SETTINGS;
  return parsedEnv;
}

/**
 * Returns the site's address without 'https://', for printed pages; '' if the build has no address.
 */
export function getSiteHost(): string {
  return getEnv().siteUrl.replace(/^https?:\/\//, '');
}
