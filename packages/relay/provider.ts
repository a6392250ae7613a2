import { type Mail, plainText, replyTo } from './mail.ts';
import { Refusal } from './refusal.ts';

interface Provider {
  /** Where it takes a mail. */
  url: string;
  /** The header with the key. */
  header: (key: string) => Record<string, string>;
  /** What it calls the parts of a mail. */
  fields: (mail: Mail, from: string, to: string) => Record<string, string | undefined>;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** The providers that are known by name. For another one a row is added. */
export const providers: Readonly<Record<string, Provider>> = {
  resend: {
    url: 'https://api.resend.com/emails',
    header: bearer,
    fields: (mail, from, to) => ({
      from,
      to,
      reply_to: replyTo(mail),
      subject: mail.subject,
      html: mail.body,
      text: plainText(mail),
    }),
  },
  postmark: {
    url: 'https://api.postmarkapp.com/email',
    header: (key) => ({ accept: 'application/json', 'x-postmark-server-token': key }),
    fields: (mail, from, to) => ({
      From: from,
      To: to,
      ReplyTo: replyTo(mail),
      Subject: mail.subject,
      HtmlBody: mail.body,
      TextBody: plainText(mail),
    }),
  },
};

/** An endpoint of one's own gets what the forms sent. */
const endpoint = (url: string): Provider => ({
  url,
  header: bearer,
  fields: (mail, _from, to) => ({ to, ...mail, type: 'html' }),
});

/** The settings of a delivery. */
export interface Delivery {
  /** Every mail goes there. */
  to: string;
  /** Whom a mail is from: an address that the provider may send from. */
  from: string;
  /** One of the table above, or the address of an endpoint; and its key. */
  provider: { name: string; key: string };
}

/**
 * Hands a mail to the provider.
 * @throws Refusal 504 when no answer comes in time, 502 when it refuses or cannot be reached
 */
export async function deliver(mail: Mail, { provider, from, to }: Delivery, withinMs: number) {
  const { name, key } = provider;
  const { url, header, fields } = providers[name] ?? endpoint(name);
  let status: number;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...header(key) },
      body: JSON.stringify(fields(mail, from, to)),
      // The key goes to this address and no other.
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    await response.body?.cancel();
    ({ status } = response);
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    console.error(late ? 'The mail provider did not answer in time' : error);
    throw new Refusal(late ? 504 : 502, 'The mail provider did not answer');
  }
  if (status >= 200 && status < 300) return;
  console.error(`The mail provider refused a mail with ${status}`);
  throw new Refusal(502, 'The mail provider refused the mail');
}
