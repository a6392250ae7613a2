import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Drawings that a person has checked for market figures, because a figure in a drawing would be
 * invented. Text in drawings is stored as outlines, so the test looks for the quadratic curves of
 * letters. The checked drawings show names, monograms, places with coordinates, the word
 * 'Illustration', contour lines and 404.
 */
const CHECKED_BY_EYE = [
  'group-asset.svg',
  'group-capital.svg',
  'group-securities.svg',
  'group-trustees.svg',
  'logo-on-navy.svg',
  'logo.svg',
  'map-lagos.svg',
  'off-the-chart.svg',
  'service-intelligence.svg',
  'slide-nigeria.svg',
];

it('finds outlined text only in drawings that a person has checked for figures', () => {
  const drawings = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.svg'),
  );
  const readDrawing = (file: string) => readFileSync(`public/images/${file}`, 'utf8');
  expect(drawings.filter((file) => readDrawing(file).includes('<text'))).toEqual([]);
  const curved = drawings.filter((file) => /\d ?Q[\d.-]+ /.test(readDrawing(file)));
  expect(curved.sort()).toEqual(CHECKED_BY_EYE);
});

it('draws the 24-hour dial with 24 filled segments', () => {
  const ring = readFileSync('public/images/day-dial.svg', 'utf8');
  const [, parts = ''] = /<path d="([^"]*)" fill="#15BFFD"/.exec(ring) ?? [];
  expect(parts.match(/M[^Z]*A96 [^Z]*A80 [^Z]*Z/g)).toHaveLength(24);
});
