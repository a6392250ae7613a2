import { afterEach, expect, test, vi } from 'vitest';
import { mail, createSettings } from './testing.ts';
import { findReplyAddress } from './mail.ts';
import { deliverMail } from './provider.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The example mail in testing.ts, as HTML. */
const HTML =
  '<h2>New Contact Message</h2><ul><li><strong>Name:</strong> Ada &lt;b&gt;</li>' +
  '<li><strong>Email:</strong> ada.o&#39;bi@example.com</li>' +
  '<li><strong>Message:</strong> One<br>&amp;lt; two</li></ul>';
const TEXT = [
  'New Contact Message',
  '',
  'Name: Ada <b>',
  "Email: ada.o'bi@example.com",
  'Message: One',
  '&lt; two',
].join('\n');

test.each([
  {
    name: 'resend',
    url: 'https://api.resend.com/emails',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    body: {
      from: 'website@example.com',
      to: 'info@example.com',
      reply_to: "ada.o'bi@example.com",
      subject: 'New Contact Message: Maize & rice',
      html: HTML,
      text: TEXT,
    },
  },
  {
    name: 'postmark',
    url: 'https://api.postmarkapp.com/email',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-postmark-server-token': 'secret',
    },
    body: {
      From: 'website@example.com',
      To: 'info@example.com',
      ReplyTo: "ada.o'bi@example.com",
      Subject: 'New Contact Message: Maize & rice',
      HtmlBody: HTML,
      TextBody: TEXT,
    },
  },
])('sends the documented request to $name', async ({ name, url, ...expected }) => {
  const fetchMock = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetchMock);
  const { subject, body } = mail;
  await deliverMail({ subject, body }, createSettings(name), 1000);
  const init = { headers: expected.headers, body: JSON.stringify(expected.body) };
  expect(fetchMock).toHaveBeenCalledWith(url, expect.objectContaining(init));
});

test.each([
  'Ada',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@b\u0000.ng',
])('omits the reply address if the Email field is %j', (email) => {
  expect(
    findReplyAddress({ ...mail, body: mail.body.replace('ada.o&#39;bi@example.com', email) }),
  ).toBeUndefined();
});
