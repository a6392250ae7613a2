/** The settings of the build. `.env.example` documents each variable. */
export interface Env {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
  };
  /** The addresses of the local emulators as `host:port`. The production build has none. */
  emulators: { firestore?: string; auth?: string; storage?: string };
  mail: { url: string; key: string; to: string };
  /** The origin for canonical links, without a trailing slash; '' if unset. */
  siteUrl: string;
  /** True if the build creates data files with fixed addresses, such as `/data/inflation.csv`. */
  dataFiles: boolean;
  /**
   * The URL to which browsers send error reports and performance measurements; '' disables the
   * reports.
   */
  reportUrl: string;
  /**
   * The path of a service on this origin that synchronises the session with a server; '' if unset.
   */
  authTokenSyncUrl: string;
}

export type RawEnv = Readonly<Record<string, string | boolean | undefined>>;

export class EnvError extends Error {
  override name = 'EnvError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The site's settings are incomplete: ${problems.join('; ')}. See .env.example.`);
    this.problems = problems;
  }
}

const HOST_PATTERN = /^[a-z0-9.-]+:\d{1,5}$/i;

const WEB_ADDRESS = 'an http(s) address';

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/**
 * Parses the `VITE_*` variables.
 * @throws EnvError with all variables that are missing or invalid
 */
export function parseEnv(raw: RawEnv): Env {
  const problems: string[] = [];
  /**
   * Returns the value of a variable; '' if it is unset. `want` describes a valid value in the error
   * message.
   */
  const readText = (name: string, isValid?: (value: string) => boolean, want = ''): string => {
    const set = raw[name];
    const value = typeof set === 'string' ? set.trim() : '';
    if (value !== '' && isValid?.(value) === false)
      problems.push(`${name} must be ${want}, not "${value}"`);
    return value;
  };
  const readRequired = (...variable: Parameters<typeof readText>): string => {
    const value = readText(...variable);
    if (value === '') problems.push(`${variable[0]} is missing`);
    return value;
  };
  const readHost = (name: string) =>
    readText(name, (value) => HOST_PATTERN.test(value), 'host:port such as 127.0.0.1:8085');

  const firestore = readHost('VITE_FIRESTORE_EMULATOR_HOST');
  const auth = readHost('VITE_AUTH_EMULATOR_HOST');
  const storage = readHost('VITE_STORAGE_EMULATOR_HOST');
  const env: Env = {
    firebase: {
      apiKey: readRequired('VITE_FIREBASE_API_KEY'),
      authDomain: readRequired('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: readRequired('VITE_FIREBASE_PROJECT_ID'),
      storageBucket: readRequired('VITE_FIREBASE_STORAGE_BUCKET'),
    },
    emulators: {
      ...(firestore && { firestore }),
      ...(auth && { auth }),
      ...(storage && { storage }),
    },
    mail: {
      url: readRequired('VITE_MAIL_URL', isHttpUrl, WEB_ADDRESS),
      key: readText('VITE_MAIL_KEY'),
      to: readRequired('VITE_MAIL_TO', (value) => /^\S+@\S+$/.test(value), 'an email address'),
    },
    siteUrl: readText('VITE_SITE_URL', isHttpUrl, WEB_ADDRESS).replace(/\/+$/, ''),
    dataFiles: readText('VITE_DATA_FILES', (value) => value === 'on', '"on" or empty') === 'on',
    reportUrl: readText('VITE_REPORT_URL', isHttpUrl, WEB_ADDRESS),
    authTokenSyncUrl: readText(
      'VITE_AUTH_TOKEN_SYNC_URL',
      (value) => value.startsWith('/'),
      'a path on this site that begins with /',
    ),
  };
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}
