import { expect, it } from 'vitest';
import { toSafeLink } from './links';

it.each<[text: string, link: string | null]>([
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['http://127.0.0.1:9199/v0/b/x', 'http://127.0.0.1:9199/v0/b/x'],
  ['http://example.com/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  [' not a link', null],
  ['', null],
])('converts "%s" to a safe link, or to null if the link is not safe: %j', (text, link) => {
  expect(toSafeLink(text)).toBe(link);
});
