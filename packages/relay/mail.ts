/** Reads the mails that the site's forms send. The relay accepts no other mails. */
import { MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH, MAX_ADDRESS_LENGTH } from './limits.ts';
import { RelayError } from './relayError.ts';

export interface Mail {
  subject: string;
  /** HTML with a heading and a list. It has no links, pictures or attributes. */
  body: string;
}

const SUBSCRIPTION = 'New Newsletter Subscription';
/** Matches a single address in a form that every mail provider accepts. */
export const EMAIL_PATTERN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

const FIELDS = ['body', 'subject', 'to', 'type'];
/**
 * Matches the subjects of the site's forms, such as 'New Contact Message: Ada'. The part before the
 * colon is also the heading of the mail.
 */
const SUBJECT_PATTERN = new RegExp(
  `^(${SUBSCRIPTION}|New Contact Message|New Custom Research Request)(: .+)?$`,
);
/**
 * Control characters, line and paragraph separators, and characters that change the text direction.
 */
const UNPRINTABLE_PATTERN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const BODY_PATTERN =
  /^<h2>([^<>]+)<\/h2><ul>(?:<li><strong>\w+:<\/strong> (?:[^<>]|<br>)*<\/li>)+<\/ul>$/;

/**
 * Parses the mail in a request. The field `to` is required but not used.
 * @throws {RelayError} 400 if the site's forms would not send this request
 */
export function readMail(bytes: Uint8Array): Mail {
  const fields = parse(bytes);
  if (Object.keys(fields).toSorted().join() !== FIELDS.join()) {
    throw new RelayError(400, 'A mail has the fields to, subject, body and type');
  }
  readText(fields, 'to', MAX_ADDRESS_LENGTH);
  const subject = readText(fields, 'subject', MAX_SUBJECT_LENGTH);
  const body = readText(fields, 'body', MAX_BODY_LENGTH);
  const kind = UNPRINTABLE_PATTERN.test(subject) ? undefined : SUBJECT_PATTERN.exec(subject)?.[1];
  if (kind === undefined) throw new RelayError(400, 'No form of the site sends this subject');
  if (fields['type'] !== 'html' || BODY_PATTERN.exec(body)?.[1] !== kind) {
    throw new RelayError(400, 'No form of the site sends this message');
  }
  return { subject, body };
}

export const isSubscription = ({ subject }: Mail) => subject.startsWith(SUBSCRIPTION);

/**
 * The escapes that the forms use. The ampersand is last, because every other escape contains one.
 */
const ENTITIES = [
  ['<br>', '\n'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

const unescapeHtml = (text: string) =>
  ENTITIES.reduce((plain, [entity, character]) => plain.replaceAll(entity, character), text);

/** Returns the mail as plain text, with one line for the heading and one line per list item. */
export function toPlainText({ body }: Mail): string {
  const lines = body.replace('</h2>', '\n\n').replaceAll('</li>', '\n');
  return unescapeHtml(lines.replaceAll(/<(?!br>)[^>]*>/g, '')).trim();
}

/**
 * Returns the address in the Email field. It becomes the reply address of the mail. Returns
 * undefined if the field does not contain a valid address, because the provider would reject the
 * mail.
 */
export function findReplyAddress({ body }: Mail): string | undefined {
  const [, escaped = ''] = /<li><strong>Email:<\/strong> ([^<>]*)<\/li>/.exec(body) ?? [];
  const address = unescapeHtml(escaped);
  return address.length <= MAX_ADDRESS_LENGTH && EMAIL_PATTERN.test(address) ? address : undefined;
}

function parse(bytes: Uint8Array): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RelayError(400, 'The request is not JSON');
  }
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function readText(fields: Record<string, unknown>, name: string, max: number): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '' && value.length <= max) return value;
  throw new RelayError(400, `The field '${name}' is not text, is empty or is too long`);
}
