import { expect, it } from 'vitest';
import { toCanonicalPath } from './canonicalPath';

it.each<[typed: string, path: string]>([
  ['/Contact', '/contact'],
  ['/ABOUT', '/about'],
  ['/Resources/', '/resources'],
  ['/About/DIRECTORS', '/about/directors'],
  ['/About/director/Ngozi%20Umeh', '/about/director/Ngozi%20Umeh'],
  ['/services.html', '/services'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/Markets/ASI', '/markets/asi'],
  ['/markets/Exchange-Rate/', '/markets/exchange-rate'],
  ['/embed/ASI', '/embed/asi'],
])('corrects %s to %s', (typed, path) => {
  expect(toCanonicalPath(typed)).toBe(path);
});

it.each([
  ['/nowhere', 'no such page'],
  ['/contacts', 'no such page'],
  ['/%E0%A4%A', 'no such page'],
  ['/markets/copper', 'no such series'],
  ['/embed/copper', 'no such series'],
  ['/about/director/', 'no director named'],
  ['/', 'already canonical'],
  ['/markets/asi', 'already canonical'],
  ['/about/director/Nobody', 'already canonical'],
])('returns null for %s: %s', (path) => {
  expect(toCanonicalPath(path)).toBeNull();
});
