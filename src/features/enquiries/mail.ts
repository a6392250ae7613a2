import { currentEnv } from '@/browser/settings';
import { SEND_TIMEOUT_MS, SUBJECT_MAX } from './limits';
import { CONTACT_SUBJECT, NEWSLETTER_SUBJECT, RESEARCH_SUBJECT, SEND_FAILED } from './messages';
import type { Sender } from './validation';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/**
 * A subject is one line, no longer than the form takes: no control characters, line breaks or halves of
 * characters, and nothing that turns its direction.
 */
const asSubject = (text: string) =>
  text
    .slice(0, SUBJECT_MAX)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim();

/** An HTML notice: a heading and a list of what was entered. */
function notice(heading: string, rows: readonly (readonly [label: string, value: string])[]) {
  const items = rows
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => {
      const text = escapeHtml(value.trim()).replace(/\r?\n/g, '<br>');
      return `<li><strong>${label}:</strong> ${text}</li>`;
    });
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`;
}

/**
 * Sends a mail to the firm through the provider's send endpoint.
 * @throws Error when the answer is not ok, when none comes in time, or on a network failure.
 */
async function sendMail(subject: string, body: string): Promise<void> {
  const { url, key, to } = currentEnv().mail;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // Without a key the address is the relay, which holds it: see relay/README.md.
      ...(key !== '' && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ to, subject, body, type: 'html' }),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(SEND_FAILED);
}

/** Tells the firm of a new subscriber. */
export async function subscribe({ name, email }: Sender): Promise<void> {
  const rows = [
    ['Name', name],
    ['Email', email],
    ['Time', new Date().toLocaleString()],
  ] as const;
  await sendMail(NEWSLETTER_SUBJECT, notice(NEWSLETTER_SUBJECT, rows));
}

export async function sendContactMessage(
  values: Sender & { subject: string; message: string },
): Promise<void> {
  const topic = asSubject(values.subject);
  const rows = [
    ['Name', values.name],
    ['Email', values.email],
    ['Subject', topic],
    ['Message', values.message],
    ['Time', new Date().toLocaleString()],
  ] as const;
  await sendMail(
    topic === '' ? CONTACT_SUBJECT : `${CONTACT_SUBJECT}: ${topic}`,
    notice(CONTACT_SUBJECT, rows),
  );
}

export async function sendResearchRequest(
  values: Sender & { phone: string; message: string },
): Promise<void> {
  const rows = [
    ['Name', values.name],
    ['Phone', values.phone],
    ['Email', values.email],
    ['Message', values.message],
    ['Time', new Date().toLocaleString()],
  ] as const;
  await sendMail(RESEARCH_SUBJECT, notice(RESEARCH_SUBJECT, rows));
}
