import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath';

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
  expect(canonicalPath(typed)).toBe(path);
});

it.each([
  ['/nowhere', 'is nowhere'],
  ['/contacts', 'is nowhere'],
  ['/%E0%A4%A', 'is nowhere'],
  ['/markets/copper', 'is no series'],
  ['/embed/copper', 'is no series'],
  ['/about/director/', 'is no director'],
  ['/', 'is right'],
  ['/markets/asi', 'is right'],
  ['/about/director/Nobody', 'is right'],
])('leaves %s alone: %s', (path) => {
  expect(canonicalPath(path)).toBeNull();
});
