/** Reads the settings of the relay from environment variables: see README.md. */
import { DEFAULT_TOTAL, DEFAULT_PER_ADDRESS } from './limits.ts';
import { EMAIL_PATTERN } from './mail.ts';
import { type DeliverySettings, providers } from './provider.ts';

export interface Settings extends DeliverySettings {
  /** Origins of the site, for example `https://www.example.com`. */
  origins: ReadonlySet<string>;
  /** Number of our own proxies in front of the relay. */
  trustedProxies: number;
  perAddress: number;
  total: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns whether a URL uses HTTPS, or HTTP on this machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
}

const isProvider = (text: string) => Object.hasOwn(providers, text) || isSafeUrl(text);
const isOrigin = (text: string) => isSafeUrl(text) && new URL(text).origin === text;

/**
 * Parses the environment variables.
 * @throws {Error} that names each missing or invalid variable without its value
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const text = (name: string, isValid: (value: string) => boolean, what: string): string => {
    const value = env[name]?.trim() ?? '';
    if (!isValid(value)) problems.push(`${name} must be ${what}`);
    return value;
  };
  const parseWholeNumber = (name: string, defaultValue: number, minimum: number): number => {
    const value = Number(env[name]?.trim() || defaultValue);
    if (!Number.isSafeInteger(value) || value < minimum) {
      problems.push(`${name} must be a whole number from ${minimum}`);
    }
    return value;
  };
  const splitWords = (value: string) => value.split(/\s+/);
  const settings = {
    to: text('MAIL_TO', (value) => EMAIL_PATTERN.test(value), 'one e-mail address'),
    from: text('MAIL_FROM', (value) => EMAIL_PATTERN.test(value), 'one e-mail address'),
    provider: {
      name: text(
        'MAIL_PROVIDER',
        isProvider,
        `${Object.keys(providers).join(', ')} or an https address`,
      ),
      key: text('MAIL_PROVIDER_KEY', (key) => /^[\x21-\x7e]+$/.test(key), "the provider's key"),
    },
    origins: new Set(
      splitWords(
        text(
          'SITE_ORIGINS',
          (value) => splitWords(value).every(isOrigin),
          'origins such as https://www.example.com, with spaces between them',
        ),
      ),
    ),
    trustedProxies: parseWholeNumber('TRUSTED_PROXIES', 0, 0),
    perAddress: parseWholeNumber('MAILS_PER_ADDRESS', DEFAULT_PER_ADDRESS, 1),
    total: parseWholeNumber('MAILS_IN_ALL', DEFAULT_TOTAL, 1),
  };
  if (problems.length > 0) throw new Error(`The relay cannot start: ${problems.join('; ')}`);
  return settings;
}
