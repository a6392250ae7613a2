/** The one kind of mail that is passed on: what the site's forms send to the firm. */
import { MAX_BODY, MAX_SUBJECT, MAX_TO } from './limits.ts';
import { Refusal } from './refusal.ts';

export interface Mail {
  subject: string;
  /** HTML: a heading and a list, without links, pictures or attributes. */
  body: string;
}

const SUBSCRIPTION = 'New Newsletter Subscription';
/** One address, of the kind that every provider takes. */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

const FIELDS = ['body', 'subject', 'to', 'type'];
/** What the site's forms begin their subject with, and their heading is. */
const SUBJECT = new RegExp(
  `^(${SUBSCRIPTION}|New Contact Message|New Custom Research Request)(: .+)?$`,
);
/** Control characters, line and paragraph separators, and what turns the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const BODY = /^<h2>([^<>]+)<\/h2><ul>(?:<li><strong>\w+:<\/strong> (?:[^<>]|<br>)*<\/li>)+<\/ul>$/;

/**
 * The mail that a request asks for. Its `to` has to be there, and is not looked at.
 * @throws Refusal 400 for anything that the forms do not send.
 */
export function readMail(bytes: Uint8Array): Mail {
  const fields = parse(bytes);
  if (Object.keys(fields).toSorted().join() !== FIELDS.join()) {
    throw new Refusal(400, 'A mail has the fields to, subject, body and type');
  }
  readText(fields, 'to', MAX_TO);
  const subject = readText(fields, 'subject', MAX_SUBJECT);
  const body = readText(fields, 'body', MAX_BODY);
  const kind = UNPRINTABLE.test(subject) ? undefined : SUBJECT.exec(subject)?.[1];
  if (kind === undefined) throw new Refusal(400, 'This is not a subject of the forms');
  if (fields['type'] !== 'html' || BODY.exec(body)?.[1] !== kind) {
    throw new Refusal(400, 'This is not a message of the forms');
  }
  return { subject, body };
}

export const isSubscription = ({ subject }: Mail) => subject.startsWith(SUBSCRIPTION);

/** What the forms write in place of a character; the ampersand last, which begins the others. */
const ENTITIES = [
  ['<br>', '\n'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

const unescaped = (text: string) =>
  ENTITIES.reduce((plain, [written, meant]) => plain.replaceAll(written, meant), text);

/** The mail for programs that show no HTML: a line for the heading, and one for each row. */
export function plainText({ body }: Mail): string {
  const lines = body.replace('</h2>', '\n\n').replaceAll('</li>', '\n');
  return unescaped(lines.replaceAll(/<(?!br>)[^>]*>/g, '')).trim();
}

/**
 * Whom an answer goes to; nobody where the form's Email is no address, for which a provider would
 * refuse the mail.
 */
export function replyTo({ body }: Mail): string | undefined {
  const [, written = ''] = /<li><strong>Email:<\/strong> ([^<>]*)<\/li>/.exec(body) ?? [];
  const address = unescaped(written);
  return address.length <= MAX_TO && EMAIL.test(address) ? address : undefined;
}

function parse(bytes: Uint8Array): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The request is not JSON');
  }
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function readText(fields: Record<string, unknown>, name: string, max: number): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '' && value.length <= max) return value;
  throw new Refusal(400, `The field '${name}' is no text, empty or too long`);
}
