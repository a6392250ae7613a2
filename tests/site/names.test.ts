/**
 * Names of files, classes and ids. Ad blockers block files and hide elements with names that look
 * like advertisements.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getTestFolder } from '../../scripts/local';

const dist = getTestFolder('reads');
const files = (await readdir(dist, { recursive: true })).filter(
  (file) => !file.startsWith('assets/staff'),
);
const LISTED_WORDS = [
  'ad',
  'ads',
  'advert',
  'adverts',
  'advertisement',
  'analytics',
  'banner',
  'consent',
  'cookie',
  'newsletter',
  'popup',
  'promo',
  'share',
  'shares',
  'shared',
  'sharing',
  'social',
  'sponsor',
  'subscribe',
  'subscription',
  'tracker',
  'tracking',
];

/** Splits a name into words: `'DailyLetter-title'` becomes `['daily', 'letter', 'title']`. */
const splitWords = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/);

const findListed = (names: Iterable<string>) =>
  [...new Set(names)].filter((name) =>
    splitWords(name).some((word) => LISTED_WORDS.includes(word)),
  );

const readFiles = (ending: string) =>
  Promise.all(
    files.filter((file) => file.endsWith(ending)).map((file) => readFile(join(dist, file), 'utf8')),
  );

it('has no file name that ad blockers match', () => {
  const HASH = /-[\w-]{8}(?=\.\w+$)/;
  expect(files.length).toBeGreaterThan(50);
  expect(findListed(files.map((file) => file.replace(HASH, '')))).toEqual([]);
});

it('has no class name or id that ad blockers match', async () => {
  const pages = (await readFiles('.html')).join('\n');
  const inPages = [...pages.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const inSheets = [...(await readFiles('.css')).join('\n').matchAll(/[.#]([a-z][\w-]+)/gi)].map(
    ([, name = '']) => name,
  );
  expect(inPages).toContain('hero');
  expect(inSheets).toContain('letter-bar');
  expect(findListed([...inPages, ...inSheets])).toEqual([]);
});
