import { expect, it } from 'vitest';
import { meantPath } from './meantPath';

it.each([
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
])('%s means %s', (typed, meant) => {
  expect(meantPath(typed)).toBe(meant);
});

it.each([
  ['is nowhere', '/nowhere'],
  ['is nowhere', '/contacts'],
  ['is nowhere', '/%E0%A4%A'],
  ['is no series', '/markets/copper'],
  ['is no series', '/embed/copper'],
  ['is no director', '/about/director/'],
  ['is right', '/'],
  ['is right', '/markets/asi'],
  ['is right', '/about/director/Nobody'],
])('%s: %s', (_why, path) => {
  expect(meantPath(path)).toBeNull();
});
