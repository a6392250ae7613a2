import { expect, test } from 'vitest';
import { mail } from './testing.ts';
import { readMail } from './mail.ts';
import refused from './refusedMails.json' with { type: 'json' };

const read = (value: unknown) => readMail(Buffer.from(JSON.stringify(value)));
const withBody = (text: string) => ({
  ...mail,
  body: `<h2>New Contact Message</h2><ul><li><strong>Message:</strong> ${text}</li></ul>`,
});

test('what the forms send is read, and whom it was for is not', () => {
  expect(read(mail)).toEqual({ subject: mail.subject, body: mail.body });
});

const values: Readonly<Record<string, unknown>> = {
  null: null,
  'a list': [mail],
  text: 'mail',
  'a field less': { ...mail, to: undefined },
  'another name': { To: mail.to, subject: mail.subject, body: mail.body, type: mail.type },
  'a recipient that is too long': { ...mail, to: 'a'.repeat(255) },
  'a subject that is too long': { ...mail, subject: `New Contact Message: ${'x'.repeat(200)}` },
  'a body that is too long': withBody('x'.repeat(40_000)),
};

test.each<[string, string | Buffer]>([
  ['no JSON', '{"to":'],
  ['nothing', ''],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a thousand brackets', '['.repeat(10_000)],
  [
    'a name that JSON gives to the object itself',
    JSON.stringify(mail).replace('{', '{"__proto__":{"to":"a"},'),
  ],
  ...Object.entries(values).map(([what, value]): [string, string] => [what, JSON.stringify(value)]),
  ...Object.entries(refused).map(([what, changed]): [string, string] => [
    what,
    JSON.stringify({ ...mail, ...changed }),
  ]),
])('%s is refused', (_, sent) => {
  expect(() => readMail(Buffer.from(sent))).toThrow(expect.objectContaining({ status: 400 }));
});

test('the longest text is read at once, whatever it is made of', () => {
  for (const part of ['<br>', '&lt;', '\n', 'ọ']) {
    const text = part.repeat(39_900 / part.length);
    expect(read(withBody(text)).body).toContain(text);
    expect(() => read(withBody(`${text}<`))).toThrow(expect.objectContaining({ status: 400 }));
  }
});
