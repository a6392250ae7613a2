/** Finds secrets in the files that visitors download. */
import { readVariables } from '../productionSettings.ts';

/** Formats of secrets, as defined by their issuers. */
const SECRET_PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a service account', /"private_key_id"/],
  ['a Google access token', /\bya29\.[\w-]{20,}/],
  ['a Google client secret', /\bGOCSPX-[\w-]{20,}/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a GitHub token', /\bgh[pousr]_\w{36,}/],
  ['a Slack token', /\bxox[abpr]-[\w-]{10,}/],
  ['a Stripe key', /\b[rs]k_live_\w{16,}/],
  ['a SendGrid key', /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
  ['a Mailgun key', /\bkey-[0-9a-f]{32}\b/],
  ['a Brevo key', /\bxkeysib-[0-9a-f]{32,}/],
  ['a Resend key', /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/],
];
const GOOGLE_KEY = /\bAIza[\w-]{35}/g;
/** Minimum length of a secret. Any text may contain a shorter value by chance. */
const MIN_SECRET_LENGTH = 12;

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
 * @param known values in the settings of this machine that are not public
 */
export function findSecrets(text: string, publicKey: string, known: readonly string[]): string[] {
  const others = [...text.matchAll(GOOGLE_KEY)].filter(([key]) => key !== publicKey);
  return [
    ...SECRET_PATTERNS.filter(([, shape]) => shape.test(text)).map(([what]) => what),
    ...(others.length > 0 ? ['a Google key that is not the web key'] : []),
    ...(known.some((value) => text.includes(value))
      ? ['a value from the settings that is not public']
      : []),
  ];
}
