import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_REQUEST_BYTES, PROVIDER_MS, REQUEST_MS } from 'mail-relay/limits';
import { readMail } from 'mail-relay/mail';
import { listKeys, mapKeys } from '@/lib/records';
import { stubMailService } from '../../../tests/helpers/mailService';
import { enquiryFields } from './fields';
import * as limits from './limits';
import { sendContactMessage, sendResearchRequest, subscribeToNewsletter } from './mail';
import { CONTACT_SUBJECT, NEWSLETTER_SUBJECT, RESEARCH_SUBJECT, SEND_FAILED } from './messages';
import { resetModules } from '../../../tests/helpers/modules';

/** An emoji that consists of two UTF-16 code units. */
const CHART = '\u{1f4c8}';
const fieldNames = listKeys(enquiryFields);
const empty = mapKeys(fieldNames, () => '');
const ada = { name: 'Ada Obi', email: 'ada@example.com' };

interface Sent extends RequestInit {
  body: string;
}

function answer(response = new Response()) {
  const fetched = vi
    .fn<(url: string, init: Sent) => Promise<Response>>()
    .mockResolvedValue(response);
  stubMailService(fetched);
  const init = (): Sent => fetched.mock.calls[0]?.[1] ?? { body: '{}' };
  const body = () => JSON.parse(init().body) as Record<string, string>;
  return { fetched, init, body };
}

afterEach(() => {
  resetModules();
});

describe('the newsletter mail', () => {
  it('posts the recipient, the subject, the body and the type as JSON', async () => {
    const { fetched, init, body } = answer();
    await subscribeToNewsletter(ada);
    const url: unknown = import.meta.env['VITE_MAIL_URL'];
    expect(fetched).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
    expect(init().method).toBe('POST');
    expect(init().headers).toEqual({ 'Content-Type': 'application/json' });
    expect(Object.keys(body())).toEqual(['to', 'subject', 'body', 'type']);
    const sent = { to: 'info@example.com', subject: NEWSLETTER_SUBJECT, type: 'html' };
    expect(body()).toMatchObject(sent);
    for (const part of [ada.name, ada.email, String(new Date().getFullYear())]) {
      expect(body()['body']).toContain(part);
    }
  });

  it('escapes HTML in the input', async () => {
    const { body } = answer();
    await subscribeToNewsletter({ ...ada, name: `<img src="x" onerror='a'> & co` });
    expect(body()['body']).toContain('&lt;img src=&quot;x&quot; onerror=&#39;a&#39;&gt; &amp; co');
    expect(body()['body']).not.toContain('<img');
  });

  it('sends the API key if there is one', async () => {
    vi.stubEnv('VITE_MAIL_KEY', 'send-key');
    resetModules();
    const { init } = answer();
    const fresh = await import('./mail');
    await fresh.subscribeToNewsletter(ada);
    expect(init().headers).toMatchObject({ Authorization: 'Bearer send-key' });
  });

  it('fails if the server does not respond within the time limit', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { init } = answer();
    await subscribeToNewsletter(ada);
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(init().signal).toBe(timeout.mock.results[0]?.value);
  });

  it.each([400, 401, 500])('fails if the server responds with the status %i', async (status) => {
    answer(new Response('', { status }));
    await expect(subscribeToNewsletter(ada)).rejects.toThrow(SEND_FAILED);
  });
});

describe('messages from the forms to the firm', () => {
  async function contact(subject: string) {
    const { body } = answer();
    await sendContactMessage({ ...empty, ...ada, subject, message: 'One\nTwo' });
    return body();
  }

  it('sends the subject and the line breaks of a contact message', async () => {
    const { subject, body } = await contact('Prices');
    expect(subject).toBe(`${CONTACT_SUBJECT}: Prices`);
    expect(body).toContain('One<br>Two');
  });

  it.each([
    ['line breaks', 'Prices\r\nBcc: eve@example.com', 'Prices Bcc: eve@example.com'],
    ['control characters', 'Pri\u0000\u001b[31mces\u007f', 'Pri [31mces'],
    ['characters that change the text direction', 'Prices\u202egnp.exe\u2028', 'Pricesgnp.exe'],
    ['half a surrogate pair', 'Prices \ud83d', 'Prices'],
    [
      'more characters than the limit',
      `a${CHART.repeat(500)}`,
      `a${CHART.repeat(enquiryFields.subject.maxLength / 2 - 1)}`,
    ],
    ['HTML tags', '<b>Prices</b>', '<b>Prices</b>'],
  ])('converts a subject with %s to a single line of plain text', async (_what, typed, line) => {
    expect((await contact(typed))['subject']).toBe(`${CONTACT_SUBJECT}: ${line}`);
  });

  it.each([
    ['it has no visible character', '\u0007\u202e'],
    ['it was left empty', ' '],
  ])('leaves out the subject if %s', async (_what, typed) => {
    const { subject, body } = await contact(typed);
    expect(subject).toBe(CONTACT_SUBJECT);
    expect(body).not.toContain('Subject');
  });

  it('sends the phone number of a research request', async () => {
    const { body } = answer();
    await sendResearchRequest({ ...ada, phone: '+234 1', message: 'Cement' });
    expect(body()['subject']).toBe(RESEARCH_SUBJECT);
    expect(body()['body']).toContain('+234 1');
  });
});

describe('the mail relay and the forms of the site', () => {
  /**
   * The longest possible message has the maximum length in each field and characters that need an
   * escape.
   */
  it.each(['"', '<', '\n', '\t', '\u202e', 'ọ', '\ud83d'])(
    'accepts the longest messages of the forms, filled with %j',
    async (mark) => {
      const longest = mapKeys(fieldNames, (name) => mark.repeat(enquiryFields[name].maxLength));
      for (const send of [subscribeToNewsletter, sendContactMessage, sendResearchRequest]) {
        const { init } = answer();
        await send(longest);
        const { body } = init();
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MAX_REQUEST_BYTES);
        expect(readMail(Buffer.from(body)).subject).toMatch(/^New /);
      }
    },
  );

  it('the time limits of the relay add up to less than the time limit of the site', () => {
    expect(REQUEST_MS + PROVIDER_MS).toBeLessThan(limits.SEND_TIMEOUT_MS);
  });
});
