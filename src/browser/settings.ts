import { type Env, parseEnv } from '@/lib/env';

let parsed: Env | undefined;

/**
 * The settings of this build. Parsed at the first call, so that the entry files can show a missing
 * variable on the page.
 * @throws EnvError
 */
export function currentEnv(): Env {
  parsed ??= parseEnv(import.meta.env);
  return parsed;
}

/** The site's address as one writes it on paper; '' where the build has none. */
export function siteHost(): string {
  return currentEnv().siteUrl.replace(/^https?:\/\//, '');
}
