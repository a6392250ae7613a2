import { getEnv } from '@/browser/settings';
import { SEND_TIMEOUT_MS, SUBJECT_MAX } from './limits';
import { CONTACT_SUBJECT, NEWSLETTER_SUBJECT, RESEARCH_SUBJECT, SEND_FAILED } from './messages';
import { toPlainLine } from '@/lib/plainText';
import type { FieldName, FieldValues } from './fields';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/**
 * Returns the input as the subject of an email. Removes line breaks and characters that change the
 * text direction, and cuts off the text after `SUBJECT_MAX` characters.
 */
const toSubjectLine = (text: string) =>
  toPlainLine(text.slice(0, SUBJECT_MAX).replace(/[\p{Cc}\p{Cs}]+/gu, ' '));

/**
 * Sends the firm an email that contains a heading and a list of the form's values.
 * @throws Error if the network fails, the response is not ok, or the request times out
 */
async function sendMail(
  heading: string,
  entered: Readonly<Record<string, string>>,
  subject = heading,
): Promise<void> {
  const items = Object.entries({ ...entered, Time: new Date().toLocaleString() })
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => {
      const text = escapeHtml(value.trim()).replace(/\r?\n/g, '<br>');
      return `<li><strong>${label}:</strong> ${text}</li>`;
    });
  const body = `<h2>${heading}</h2><ul>${items.join('')}</ul>`;
  const { url, key, to } = getEnv().mail;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // If no API key is configured, the URL is our own relay, which adds the key. See
      // packages/relay/README.md.
      ...(key !== '' && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ to, subject, body, type: 'html' }),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(SEND_FAILED);
}

export const subscribeToNewsletter = ({
  name,
  email,
}: FieldValues<'name' | 'email'>): Promise<void> =>
  sendMail(NEWSLETTER_SUBJECT, { Name: name, Email: email });

type LetterValues<Extra extends FieldName> = FieldValues<'name' | 'email' | 'message' | Extra>;

export function sendContactMessage(values: LetterValues<'subject'>): Promise<void> {
  const { name, email, message } = values;
  const topic = toSubjectLine(values.subject);
  const subject = topic === '' ? CONTACT_SUBJECT : `${CONTACT_SUBJECT}: ${topic}`;
  return sendMail(
    CONTACT_SUBJECT,
    { Name: name, Email: email, Subject: topic, Message: message },
    subject,
  );
}

export const sendResearchRequest = ({ name, phone, email, message }: LetterValues<'phone'>) =>
  sendMail(RESEARCH_SUBJECT, { Name: name, Phone: phone, Email: email, Message: message });
