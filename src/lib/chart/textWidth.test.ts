import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { decompress } from 'woff2-encoder';
import { textWidth } from './placement';

const file = join(import.meta.dirname, '../../ui/fonts/inter-latin-wght-normal.woff2');

async function inter() {
  const font = create(Buffer.from(await decompress(new Uint8Array(readFileSync(file)))));
  if (!('getVariation' in font)) throw new Error('several fonts, not one');
  return font;
}
const font = await inter();

/** Measures a text in the site's font, in em. */
function drawn(text: string, weight: number): number {
  const { advanceWidth } = font.getVariation({ wght: weight }).layout(text, ['tnum']);
  return advanceWidth / font.unitsPerEm;
}

const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;'!()/-+%$";

it('the width of a text is never less than what the font draws, regular or semibold', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.nat(characters.length - 1), { maxLength: 30 })
        .map((places) => places.map((place) => characters.charAt(place)).join('')),
      fc.constantFrom(400, 600),
      (text, weight) => {
        expect(textWidth(text)).toBeGreaterThanOrEqual(drawn(text, weight));
      },
    ),
  );
});

const labels = [
  '14 Mar',
  'Jan 2025',
  '105,432.07',
  'Highest 108,497.40, 25 Feb',
  'A month ago 1,508.20',
];
it.each(labels)('is less than an eighth too large for %s', (text) => {
  expect(textWidth(text)).toBeLessThan(drawn(text, 400) * 1.125);
});
