/** What the relay is told by its environment: README.md lists the variables. */
import { IN_ALL, PER_ADDRESS } from './limits.ts';
import { EMAIL } from './mail.ts';
import { type Delivery, providers } from './provider.ts';

export interface Settings extends Delivery {
  /** The site's own, such as `https://www.example.com`. */
  origins: ReadonlySet<string>;
  /** How many proxies of one's own every request comes through. */
  trustedProxies: number;
  /** Mails an hour. */
  perAddress: number;
  inAll: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

/** Only over TLS, unless it never leaves the machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname));
}

const isProvider = (text: string) => Object.hasOwn(providers, text) || isSafeUrl(text);
const isOrigin = (text: string) => isSafeUrl(text) && new URL(text).origin === text;

/** @throws Error that names every variable that is missing or wrong; none of their values. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const text = (name: string, isRight: (value: string) => boolean, what: string): string => {
    const value = env[name]?.trim() ?? '';
    if (!isRight(value)) problems.push(`${name} must be ${what}`);
    return value;
  };
  const whole = (name: string, preset: number, least: number): number => {
    const value = Number(env[name]?.trim() || preset);
    if (!Number.isSafeInteger(value) || value < least) {
      problems.push(`${name} must be a whole number from ${least}`);
    }
    return value;
  };
  const words = (value: string) => value.split(/\s+/);
  const settings = {
    to: text('MAIL_TO', (value) => EMAIL.test(value), 'one e-mail address'),
    from: text('MAIL_FROM', (value) => EMAIL.test(value), 'one e-mail address'),
    provider: {
      name: text(
        'MAIL_PROVIDER',
        isProvider,
        `${Object.keys(providers).join(', ')} or an https address`,
      ),
      key: text('MAIL_PROVIDER_KEY', (key) => /^[\x21-\x7e]+$/.test(key), "the provider's key"),
    },
    origins: new Set(
      words(
        text(
          'SITE_ORIGINS',
          (value) => words(value).every(isOrigin),
          'origins such as https://www.example.com, with spaces between them',
        ),
      ),
    ),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 0),
    perAddress: whole('MAILS_PER_ADDRESS', PER_ADDRESS, 1),
    inAll: whole('MAILS_IN_ALL', IN_ALL, 1),
  };
  if (problems.length > 0) throw new Error(`The relay cannot start: ${problems.join('; ')}`);
  return settings;
}
