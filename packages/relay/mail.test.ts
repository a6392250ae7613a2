import { expect, test } from 'vitest';
import { mail } from './testing.ts';
import { readMail } from './mail.ts';

const read = (value: unknown) => readMail(Buffer.from(JSON.stringify(value)));
const createMail = (text: string) => ({
  ...mail,
  body: `<h2>New Contact Message</h2><ul><li><strong>Message:</strong> ${text}</li></ul>`,
});

test('returns the subject and the body of a mail from the forms, but not the recipient', () => {
  expect(read(mail)).toEqual({ subject: mail.subject, body: mail.body });
});

test.each<[what: string, sent: string | Buffer]>([
  ['text that is not JSON', '{"to":'],
  ['an empty request', ''],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['ten thousand brackets', '['.repeat(10_000)],
  ['the key __proto__', JSON.stringify(mail).replace('{', '{"__proto__":{"to":"a"},')],
])('rejects %s', (_, sent) => {
  expect(() => readMail(Buffer.from(sent))).toThrow(expect.objectContaining({ status: 400 }));
});

test.each<[what: string, sent: unknown]>([
  ['null', null],
  ['a list', [mail]],
  ['a string', 'mail'],
  ['a missing field', { ...mail, to: undefined }],
  [
    'a field with a different name',
    { To: mail.to, subject: mail.subject, body: mail.body, type: mail.type },
  ],
  ['a recipient that is too long', { ...mail, to: 'a'.repeat(255) }],
  ['a subject that is too long', { ...mail, subject: `New Contact Message: ${'x'.repeat(200)}` }],
  ['a body that is too long', createMail('x'.repeat(40_000))],
  ['an additional field', { ...mail, cc: 'other@example.com' }],
  ['several recipients', { ...mail, to: ['a@example.com', 'b@example.com'] }],
  ['plain text', { ...mail, type: 'text' }],
  ['a subject that is an object', { ...mail, subject: {} }],
  ['an empty subject', { ...mail, subject: '' }],
  ['a subject that no form sends', { ...mail, subject: 'Your invoice' }],
  [
    'a subject that only begins like the subject of a form',
    { ...mail, subject: 'New Contact Messages' },
  ],
  [
    'a subject with a line break',
    { ...mail, subject: 'New Contact Message: Hi\r\nBcc: other@example.com' },
  ],
  ['a subject with a line feed at its end', { ...mail, subject: 'New Contact Message\n' }],
  ['a subject with a null character', { ...mail, subject: 'New Contact Message: a\u0000b' }],
  ['a subject with a line separator', { ...mail, subject: 'New Contact Message: a\u2028b' }],
  [
    'a subject with a direction control character',
    { ...mail, subject: 'New Contact Message: a\u202eb' },
  ],
  ['the body of another form', { ...mail, subject: 'New Newsletter Subscription' }],
  ['a body that is a number', { ...mail, body: 7 }],
  ['any HTML', { ...mail, body: '<p>Pay here</p>' }],
  ['a link', createMail('<a href="https://other.example.com">Pay</a>')],
  ['a picture', createMail('<img src=x>')],
  ['a tag that appears after <br> is removed', createMail('<<br>script>')],
  ['an attribute', createMail('</li><li onclick="x"><strong>Name:</strong> a')],
  [
    'HTML after the list',
    {
      ...mail,
      body: '<h2>New Contact Message</h2><ul><li><strong>Name:</strong> Ada &lt;b&gt;</li><li><strong>Message:</strong> One<br>Two</li></ul><p>More</p>',
    },
  ],
  [
    'HTML before the heading',
    {
      ...mail,
      body: '<p>More</p><h2>New Contact Message</h2><ul><li><strong>Name:</strong> Ada &lt;b&gt;</li><li><strong>Message:</strong> One<br>Two</li></ul>',
    },
  ],
])('rejects %s in a request', (_, sent) => {
  expect(() => read(sent)).toThrow(expect.objectContaining({ status: 400 }));
});

test('reads the longest text quickly, regardless of its characters', () => {
  for (const part of ['<br>', '&lt;', '\n', 'ọ']) {
    const text = part.repeat(39_900 / part.length);
    expect(read(createMail(text)).body).toContain(text);
    expect(() => read(createMail(`${text}<`))).toThrow(expect.objectContaining({ status: 400 }));
  }
});
