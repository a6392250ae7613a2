/** Finds secrets in files that visitors download. */
import { readVariables } from '../productionSettings.ts';

/** The formats of secrets, as their issuers define them. */
const SECRET_PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a service account', /"private_key_id"/],
  ['an access token of Google', /\bya29\.[\w-]{20,}/],
  ['a client secret of Google', /\bGOCSPX-[\w-]{20,}/],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_\w{36,}/],
  ['a token of Slack', /\bxox[abpr]-[\w-]{10,}/],
  ['a key of Stripe', /\b[rs]k_live_\w{16,}/],
  ['a key of SendGrid', /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
  ['a key of Mailgun', /\bkey-[0-9a-f]{32}\b/],
  ['a key of Brevo', /\bxkeysib-[0-9a-f]{32,}/],
  ['a key of Resend', /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/],
];
const GOOGLE_KEY = /\bAIza[\w-]{35}/g;
/** The minimum length of a secret. A shorter value may occur in any text by chance. */
const MIN_SECRET_LENGTH = 12;

/** Returns the values of this machine's settings that are not public. */
export function listKnownSecrets(folder: string, env: NodeJS.ProcessEnv = process.env): string[] {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const privateVariables = files
    .flatMap((file) => Object.entries(readVariables(folder, file)))
    .filter(([name]) => !name.startsWith('VITE_'));
  const values = [...privateVariables.map(([, value]) => value), env['FIREBASE_ACCESS_TOKEN']];
  return values.flatMap((value) => (value && value.length >= MIN_SECRET_LENGTH ? [value] : []));
}

/**
 * Returns a description of each secret in a text.
 * @param publicKey the web key, which is not a secret
 * @param known values of this machine's settings that are not public
 */
export function findSecrets(text: string, publicKey: string, known: readonly string[]): string[] {
  const others = [...text.matchAll(GOOGLE_KEY)].filter(([key]) => key !== publicKey);
  return [
    ...SECRET_PATTERNS.filter(([, shape]) => shape.test(text)).map(([what]) => what),
    ...(others.length > 0 ? ['a key of Google that is not the web key'] : []),
    ...(known.some((value) => text.includes(value))
      ? ['a value of the settings that is not public']
      : []),
  ];
}
