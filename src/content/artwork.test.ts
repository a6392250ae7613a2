import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import lookedAt from './curved.json' with { type: 'json' };

/**
 * Letters and digits are drawn as outlines, with the quadratic curves of a font. A drawing that shows
 * a figure would invent it, so each of `lookedAt` was looked at: names, monograms, places with their
 * degrees (and the word 'Illustration' beside them), contour lines, and 404.
 */
it('no drawing carries a figure', () => {
  const drawings = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.svg'),
  );
  const source = (file: string) => readFileSync(`public/images/${file}`, 'utf8');
  expect(drawings.filter((file) => source(file).includes('<text'))).toEqual([]);
  const curved = drawings.filter((file) => /\d ?Q[\d.-]+ /.test(source(file)));
  expect(curved.sort()).toEqual(lookedAt);
});

it('the ring of 24 hours has 24 parts, all filled alike', () => {
  const ring = readFileSync('public/images/day-dial.svg', 'utf8');
  const [, parts = ''] = /<path d="([^"]*)" fill="#15BFFD"/.exec(ring) ?? [];
  expect(parts.match(/M[^Z]*A96 [^Z]*A80 [^Z]*Z/g)).toHaveLength(24);
});
