import { expect, test } from 'vitest';
import { mail } from './testing.ts';
import { readMail } from './mail.ts';

const read = (value: unknown) => readMail(Buffer.from(JSON.stringify(value)));
const withBody = (text: string) => ({
  ...mail,
  body: `<h2>New Contact Message</h2><ul><li><strong>Message:</strong> ${text}</li></ul>`,
});

test('what the forms send is read, and whom it was for is not', () => {
  expect(read(mail)).toEqual({ subject: mail.subject, body: mail.body });
});

test.each<[what: string, sent: string | Buffer]>([
  ['no JSON', '{"to":'],
  ['nothing', ''],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a thousand brackets', '['.repeat(10_000)],
  [
    'a name that JSON gives to the object itself',
    JSON.stringify(mail).replace('{', '{"__proto__":{"to":"a"},'),
  ],
])('%s is refused', (_, sent) => {
  expect(() => readMail(Buffer.from(sent))).toThrow(expect.objectContaining({ status: 400 }));
});

test.each<[what: string, sent: unknown]>([
  ['null', null],
  ['a list', [mail]],
  ['text', 'mail'],
  ['a field less', { ...mail, to: undefined }],
  ['another name', { To: mail.to, subject: mail.subject, body: mail.body, type: mail.type }],
  ['a recipient that is too long', { ...mail, to: 'a'.repeat(255) }],
  ['a subject that is too long', { ...mail, subject: `New Contact Message: ${'x'.repeat(200)}` }],
  ['a body that is too long', withBody('x'.repeat(40_000))],
  ['a field more', { ...mail, cc: 'other@example.com' }],
  ['several recipients', { ...mail, to: ['a@example.com', 'b@example.com'] }],
  ['plain text', { ...mail, type: 'text' }],
  ['a subject that is an object', { ...mail, subject: {} }],
  ['an empty subject', { ...mail, subject: '' }],
  ['a subject of its own', { ...mail, subject: 'Your invoice' }],
  ['a subject that begins like ours', { ...mail, subject: 'New Contact Messages' }],
  [
    'a subject with a line break',
    { ...mail, subject: 'New Contact Message: Hi\r\nBcc: other@example.com' },
  ],
  ['a subject with a line feed at its end', { ...mail, subject: 'New Contact Message\n' }],
  ['a subject with a zero', { ...mail, subject: 'New Contact Message: a\u0000b' }],
  ['a subject with a line separator', { ...mail, subject: 'New Contact Message: a\u2028b' }],
  ['a subject that turns the direction', { ...mail, subject: 'New Contact Message: a\u202eb' }],
  ['a body of another form', { ...mail, subject: 'New Newsletter Subscription' }],
  ['a body that is a number', { ...mail, body: 7 }],
  ['any HTML', { ...mail, body: '<p>Pay here</p>' }],
  ['a link', withBody('<a href="https://other.example.com">Pay</a>')],
  ['a picture', withBody('<img src=x>')],
  ['a tag put together from what is left', withBody('<<br>script>')],
  ['an attribute', withBody('</li><li onclick="x"><strong>Name:</strong> a')],
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
])('a mail is refused: %s', (_, sent) => {
  expect(() => read(sent)).toThrow(expect.objectContaining({ status: 400 }));
});

test('the longest text is read at once, whatever it is made of', () => {
  for (const part of ['<br>', '&lt;', '\n', 'ọ']) {
    const text = part.repeat(39_900 / part.length);
    expect(read(withBody(text)).body).toContain(text);
    expect(() => read(withBody(`${text}<`))).toThrow(expect.objectContaining({ status: 400 }));
  }
});
