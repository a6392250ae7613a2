import { type Env, parseEnv } from '@/lib/env';

let parsed: Env | undefined;

/**
 * The settings of this build, parsed at the first call: the entry files show on the page what is missing.
 * @throws EnvError
 */
export function currentEnv(): Env {
  parsed ??= parseEnv(import.meta.env);
  return parsed;
}

/** Returns the site's address as one writes it on paper; '' where the build has none. */
export function siteHost(): string {
  return currentEnv().siteUrl.replace(/^https?:\/\//, '');
}
