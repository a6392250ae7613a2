import { type Mail, toPlainText, findReplyAddress } from './mail.ts';
import { RelayError } from './relayError.ts';

interface Provider {
  url: string;
  createHeaders: (key: string) => Record<string, string>;
  createFields: (mail: Mail, from: string, to: string) => Record<string, string | undefined>;
}

const createBearerHeader = (key: string) => ({ authorization: `Bearer ${key}` });

export const providers: Readonly<Record<string, Provider>> = {
  resend: {
    url: 'https://api.resend.com/emails',
    createHeaders: createBearerHeader,
    createFields: (mail, from, to) => ({
      from,
      to,
      reply_to: findReplyAddress(mail),
      subject: mail.subject,
      html: mail.body,
      text: toPlainText(mail),
    }),
  },
  postmark: {
    url: 'https://api.postmarkapp.com/email',
    createHeaders: (key) => ({ accept: 'application/json', 'x-postmark-server-token': key }),
    createFields: (mail, from, to) => ({
      From: from,
      To: to,
      ReplyTo: findReplyAddress(mail),
      Subject: mail.subject,
      HtmlBody: mail.body,
      TextBody: toPlainText(mail),
    }),
  },
};

/** Creates a provider for a custom endpoint. The endpoint receives the same fields as the relay. */
const createEndpoint = (url: string): Provider => ({
  url,
  createHeaders: createBearerHeader,
  createFields: (mail, _from, to) => ({ to, ...mail, type: 'html' }),
});

export interface DeliverySettings {
  /** Recipient of every mail. */
  to: string;
  /** Sender of every mail. The provider must allow this address. */
  from: string;
  /** Name of a provider or URL of a custom endpoint, and the API key for it. */
  provider: { name: string; key: string };
}

/**
 * Sends a mail through the provider.
 * @throws {RelayError} 504 if the provider does not respond in time, or 502 if it rejects the mail
 * or cannot be reached
 */
export async function deliverMail(
  mail: Mail,
  { provider, from, to }: DeliverySettings,
  timeoutMs: number,
) {
  const { name, key } = provider;
  const {
    url,
    createHeaders: header,
    createFields: fields,
  } = providers[name] ?? createEndpoint(name);
  let status: number;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...header(key) },
      body: JSON.stringify(fields(mail, from, to)),
      // Following a redirect could send the API key to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    ({ status } = response);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    console.error(isTimeout ? 'The mail provider did not respond in time' : error);
    throw new RelayError(isTimeout ? 504 : 502, 'The mail provider did not respond');
  }
  if (status >= 200 && status < 300) return;
  console.error(`The mail provider rejected a mail with ${status}`);
  throw new RelayError(502, 'The mail provider rejected the mail');
}
