import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Letters and digits are drawn as outlines, with the quadratic curves of a font. A drawing that
 * shows a figure would invent it, so a person has looked at each of these: they contain names,
 * monograms, places with their degrees (and the word 'Illustration' beside them), contour lines,
 * and 404.
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

it('no drawing carries a figure', () => {
  const drawings = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.svg'),
  );
  const source = (file: string) => readFileSync(`public/images/${file}`, 'utf8');
  expect(drawings.filter((file) => source(file).includes('<text'))).toEqual([]);
  const curved = drawings.filter((file) => /\d ?Q[\d.-]+ /.test(source(file)));
  expect(curved.sort()).toEqual(CHECKED_BY_EYE);
});

it('the ring of 24 hours has 24 parts, all filled alike', () => {
  const ring = readFileSync('public/images/day-dial.svg', 'utf8');
  const [, parts = ''] = /<path d="([^"]*)" fill="#15BFFD"/.exec(ring) ?? [];
  expect(parts.match(/M[^Z]*A96 [^Z]*A80 [^Z]*Z/g)).toHaveLength(24);
});
