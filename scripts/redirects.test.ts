import { describe, expect, test } from 'vitest';
import firebase from '../firebase.json' with { type: 'json' };
import { directorPath, directors } from '../src/content/directors.ts';
import { seriesSlugs } from '../src/content/seriesSlugs.ts';
import { sitePaths } from '../src/content/sitePaths.ts';
import { redirectOf } from '../tests/helpers/redirects.ts';
import { redirects } from './redirects.ts';

/** Where hosting sends a visitor in the end. */
function followed(path: string): string {
  const next = redirectOf(path);
  return next === undefined ? path : followed(next);
}

const pages = sitePaths.flatMap((path) => {
  if (path.endsWith(':series')) return seriesSlugs.map((slug) => path.replace(':series', slug));
  return path.endsWith(':id') ? directors.map(({ name }) => directorPath(name)) : path;
});

test('firebase.json has the redirects of the routes', () => {
  expect(firebase.hosting.redirects).toEqual(redirects());
});

test.each(pages)('%s itself is not redirected', (path) => {
  expect(followed(path)).toBe(path);
});

describe('capitals, a slash and .html behind them lead to the page', () => {
  const capital = (text: string) => text.replaceAll(/\/[a-z]/g, (start) => start.toUpperCase());
  const last = (text: string) => text.replace(/[a-z](?=\/?$)/, (end) => end.toUpperCase());
  test.each(pages.filter((path) => path !== '/'))('of %s', (path) => {
    // A director's name is what it is.
    const [before = path] = /^\/about\/director\//.exec(path) ?? [];
    for (const change of [capital, last, (text: string) => text.toUpperCase()]) {
      const typed = change(before) + path.slice(before.length);
      expect(followed(typed)).toBe(path);
      if (before !== path) continue;
      expect(followed(`${typed}/`)).toBe(path);
      expect(followed(`${typed}.html`)).toBe(path);
    }
    expect(followed(`${path}/index.html`)).toBe(path);
  });
});

test.each(['/Aboutus', '/nowhere', '/assets/Index.js', '/markets/Copper', '/images/About.svg'])(
  '%s is left alone',
  (path) => {
    expect(followed(path)).toBe(path);
  },
);
