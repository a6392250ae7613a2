import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firm } from '../src/content/firm.ts';
import { createFolder } from '../tests/helpers/folder.ts';
import { projectFolder } from './local.ts';
import {
  describePlaceholders,
  findPlaceholders,
  placeholderPatterns,
  placeholderPictures,
} from './placeholders.ts';

test('returns no placeholders if every text and picture has been replaced', async () => {
  const findRemaining = (root: string) =>
    findPlaceholders(root).then((found) => found.filter(({ stops }) => stops));
  const found = await findRemaining(projectFolder);
  const files = [...new Set(found.map(({ place }) => place.split(':')[0] ?? ''))];
  const filled = files.map((file) => {
    const text =
      file in placeholderPictures ? 'their own' : readFileSync(join(projectFolder, file), 'utf8');
    const fill = (words: string, { pattern }: (typeof placeholderPatterns)[number]) =>
      words.replaceAll(new RegExp(pattern, `g${pattern.flags}`), 'theirs');
    return [file, placeholderPatterns.reduce(fill, text)] as const;
  });
  expect(await findRemaining(await createFolder(Object.fromEntries(filled)))).toEqual([]);
});

test('finds each placeholder and its line', async () => {
  const folder = await createFolder({
    'src/content/firm.ts': "// Ours\nname: 'PALMWOOD'\n\nhref: 'tel:+23415550100'",
    'src/content/own.ts': "'Harmattan Advisory', '+234 (1) 271 0000', https://relay.harmattan.ng",
    'public/images/logo.svg': '<svg/>',
    'src/content/slides.ts': '/** A draft for the owner to confirm. */',
    'src/content/holidays.ts': "'2027-03-09', // Id el Fitr, toConfirm: 'moon'",
    'src/content/legal/texts.ts':
      "officer: '{name, e-mail}',\n`${officer} settles`, { id: 'x' },\nuse: uses.exchange\n" +
      `'{Who} keeps it ${'so '.repeat(40)}for {${'long '.repeat(20)}}.'`,
    'src/content/firm.test.ts': 'palmwood',
    'public/robots.txt': 'Sitemap: https://www.example.com/sitemap.xml',
    'firebase.json': `${'x '.repeat(100)}https://mail.example.com; frame-src${' y'.repeat(100)}`,
  });
  const found = await findPlaceholders(folder);
  expect(found.map(({ place, stops }) => [place, stops])).toEqual([
    ['src/content/firm.ts:2', true],
    ['src/content/firm.ts:4', true],
    ['src/content/holidays.ts:1', false],
    ['src/content/legal/texts.ts:1', true],
    ['src/content/legal/texts.ts:4', true],
    ['src/content/legal/texts.ts:4', true],
    ['src/content/slides.ts:1', true],
    ['public/robots.txt:1', true],
    ['firebase.json:1', true],
  ]);
  expect(found[4]?.text).toContain('{Who}');
  expect(found[5]?.text).toContain(`{${'long '.repeat(20)}}`);
  expect(found.at(-1)?.text).toContain('https://mail.example.com');
  expect(found.at(-1)?.text.length).toBeLessThan(110);
});

test('finds the comments that mark the drafts in each file', async () => {
  const found = await findPlaceholders(projectFolder);
  const draftPattern = placeholderPatterns.find(({ pattern }) =>
    pattern.test('draft for the owner'),
  );
  const places = found.filter(({ what }) => what === draftPattern?.what);
  const counts = new Map<string, number>();
  for (const { place } of places) {
    const [, name = place] = /^src\/content\/(.+)\.ts:/.exec(place) ?? [];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toMatchObject({
    about: 2,
    benefits: 1,
    directors: 2,
    firm: 1,
    groupCompanies: 1,
    home: 1,
    'legal/texts': 1,
    newsletter: 1,
    office: 2,
    services: 2,
    slides: 1,
  });
});

test('groups placeholders by kind', () => {
  const one = { what: 'the name', text: 'Palmwood', stops: true };
  expect(
    describePlaceholders([
      { ...one, place: 'a:1' },
      { place: 'b.svg', what: 'a picture', text: '', stops: true },
      { ...one, place: 'c:3' },
      { ...one, place: 'c:3' },
    ]),
  ).toEqual(['the name:', '  a:1  Palmwood', '  c:3  Palmwood', 'a picture:', '  b.svg']);
});

// The test applies only to the placeholder firm. Once the owner has replaced the name of the firm,
// some patterns no longer occur.
const { name }: { name: string } = firm;
test.skipIf(name !== 'Palmwood Research')(
  'every pattern and picture of placeholders occurs in this repository',
  async () => {
    const found = await findPlaceholders(projectFolder);
    expect(new Set(found.map(({ what }) => what))).toEqual(
      new Set([
        ...placeholderPatterns.map(({ what }) => what),
        'a picture of the placeholder firm',
      ]),
    );
    // The terms of each series count as placeholders: whether the series may be reused, and when
    // somebody checked this.
    const lines = readFileSync(join(projectFolder, 'src/content/series.ts'), 'utf8').split('\n');
    const terms = lines.filter((line) => /^ +(reuse|checked): /.test(line) && line.includes("',"));
    expect(terms.length).toBeGreaterThan(7);
    expect(found.map(({ text }) => text)).toEqual(
      expect.arrayContaining(terms.map((line) => line.trim())),
    );
    const places = found.map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(Object.keys(placeholderPictures)));
  },
);
