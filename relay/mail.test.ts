import { expect, test } from 'vitest';
import { readMail } from './mail.ts';

const mail = {
  to: 'anybody@example.com',
  subject: 'New Contact Message: Maize & rice',
  body:
    '<h2>New Contact Message</h2><ul><li><strong>Name:</strong> Ada &lt;b&gt;</li>' +
    '<li><strong>Message:</strong> One<br>Two</li></ul>',
  type: 'html',
};
const read = (value: unknown) => readMail(Buffer.from(JSON.stringify(value)));
const withBody = (text: string) => ({
  ...mail,
  body: `<h2>New Contact Message</h2><ul><li><strong>Message:</strong> ${text}</li></ul>`,
});
const withSubject = (text: string) => ({ ...mail, subject: `New Contact Message: ${text}` });

test('what the forms send is read, and whom it was for is not', () => {
  expect(read(mail)).toEqual({ subject: mail.subject, body: mail.body });
});

test.each([
  ['no JSON', Buffer.from('{"to":')],
  ['nothing', Buffer.from('')],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a thousand brackets', Buffer.from('['.repeat(10_000))],
])('%s is refused', (_, bytes) => {
  expect(() => readMail(bytes)).toThrow(expect.objectContaining({ status: 400 }));
});

test.each([
  ['null', null],
  ['a list', [mail]],
  ['text', 'mail'],
  ['a field more', { ...mail, cc: 'other@example.com' }],
  ['a field less', { ...mail, to: undefined }],
  ['another name', { To: mail.to, subject: mail.subject, body: mail.body, type: mail.type }],
  ['several recipients', { ...mail, to: ['a@example.com', 'b@example.com'] }],
  ['a recipient that is too long', { ...mail, to: 'a'.repeat(255) }],
  ['plain text', { ...mail, type: 'text' }],
  ['a subject that is an object', { ...mail, subject: {} }],
  ['an empty subject', { ...mail, subject: '' }],
  ['a subject of its own', { ...mail, subject: 'Your invoice' }],
  ['a subject that begins like ours', { ...mail, subject: 'New Contact Messages' }],
  ['a subject that is too long', withSubject('x'.repeat(200))],
  ['a subject with a line break', withSubject('Hi\r\nBcc: other@example.com')],
  ['a subject with a line feed at its end', { ...mail, subject: 'New Contact Message\n' }],
  ['a subject with a zero', withSubject('a\u0000b')],
  ['a subject with a line separator', withSubject('a\u2028b')],
  ['a subject that turns the direction', withSubject('a\u202eb')],
  ['a body of another form', { ...mail, subject: 'New Newsletter Subscription' }],
  ['a body that is a number', { ...mail, body: 7 }],
  ['a body that is too long', withBody('x'.repeat(40_000))],
  ['any HTML', { ...mail, body: '<p>Pay here</p>' }],
  ['a link', withBody('<a href="https://other.example.com">Pay</a>')],
  ['a picture', withBody('<img src=x>')],
  ['a tag put together from what is left', withBody('<<br>script>')],
  ['an attribute', withBody('</li><li onclick="x"><strong>Name:</strong> a')],
  ['HTML after the list', { ...mail, body: `${mail.body}<p>More</p>` }],
  ['HTML before the heading', { ...mail, body: `<p>More</p>${mail.body}` }],
])('%s is refused', (_, value) => {
  expect(() => read(value)).toThrow(expect.objectContaining({ status: 400 }));
});

test('a name that JSON gives to the object itself changes nothing', () => {
  const text = JSON.stringify(mail).replace('{', '{"__proto__":{"to":"a"},');
  expect(() => readMail(Buffer.from(text))).toThrow(expect.objectContaining({ status: 400 }));
});

test('the longest text is read at once, whatever it is made of', () => {
  for (const part of ['<br>', '&lt;', '\n', 'ọ']) {
    const text = part.repeat(39_900 / part.length);
    expect(read(withBody(text)).body).toContain(text);
    expect(() => read(withBody(`${text}<`))).toThrow(expect.objectContaining({ status: 400 }));
  }
});
