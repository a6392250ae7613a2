/** The build's settings, read once. `.env.example` documents each variable. */
export interface Env {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
  };
  /** `host:port` of each local emulator; absent in production. */
  emulators: { firestore?: string; auth?: string; storage?: string };
  mail: { url: string; key: string; to: string };
  /** Origin for canonical links, without a trailing slash; '' when unset. */
  siteUrl: string;
  /** The address to which browsers report errors and vitals; '' reports nothing. */
  reportUrl: string;
  /** Same-origin path that keeps a server's session in step; '' when unset. */
  authTokenSyncUrl: string;
}

export type RawEnv = Readonly<Record<string, string | boolean | undefined>>;

/** Names every variable that is missing or wrong, in one message. */
export class EnvError extends Error {
  override name = 'EnvError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The site's settings are incomplete: ${problems.join('; ')}. See .env.example.`);
    this.problems = problems;
  }
}

const HOST = /^[a-z0-9.-]+:\d{1,5}$/i;

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/**
 * Parses the `VITE_*` variables.
 * @throws EnvError naming each variable that is missing or malformed.
 */
export function parseEnv(raw: RawEnv): Env {
  const problems: string[] = [];
  const text = (name: string): string => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const required = (name: string): string => {
    const value = text(name);
    if (value === '') problems.push(`${name} is missing`);
    return value;
  };
  const checked = (name: string, value: string, ok: (value: string) => boolean, want: string) => {
    if (value !== '' && !ok(value)) problems.push(`${name} must be ${want}, not "${value}"`);
    return value;
  };
  const host = (name: string) =>
    checked(name, text(name), (value) => HOST.test(value), 'host:port such as 127.0.0.1:8085');

  const firestore = host('VITE_FIRESTORE_EMULATOR_HOST');
  const auth = host('VITE_AUTH_EMULATOR_HOST');
  const storage = host('VITE_STORAGE_EMULATOR_HOST');
  const env: Env = {
    firebase: {
      apiKey: required('VITE_FIREBASE_API_KEY'),
      authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: required('VITE_FIREBASE_PROJECT_ID'),
      storageBucket: required('VITE_FIREBASE_STORAGE_BUCKET'),
    },
    emulators: {
      ...(firestore && { firestore }),
      ...(auth && { auth }),
      ...(storage && { storage }),
    },
    mail: {
      url: checked('VITE_MAIL_URL', required('VITE_MAIL_URL'), isHttpUrl, 'an http(s) address'),
      key: text('VITE_MAIL_KEY'),
      to: checked(
        'VITE_MAIL_TO',
        required('VITE_MAIL_TO'),
        (value) => /^\S+@\S+$/.test(value),
        'an email address',
      ),
    },
    siteUrl: checked(
      'VITE_SITE_URL',
      text('VITE_SITE_URL'),
      isHttpUrl,
      'an http(s) address',
    ).replace(/\/+$/, ''),
    reportUrl: checked('VITE_REPORT_URL', text('VITE_REPORT_URL'), isHttpUrl, 'an http(s) address'),
    authTokenSyncUrl: checked(
      'VITE_AUTH_TOKEN_SYNC_URL',
      text('VITE_AUTH_TOKEN_SYNC_URL'),
      (value) => value.startsWith('/'),
      'a path on this site that begins with /',
    ),
  };
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}
