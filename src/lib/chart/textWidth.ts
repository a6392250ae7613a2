/** Characters by the advance in em that none of them exceeds in Inter, up to semibold. */
const ADVANCES: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'!ijlI]/, 0.33],
  [/[()/ftr]/, 0.4],
  [/[\d+\-a-ln-vx-zBEFJLPRSTZ$₦]/, 0.67],
  [/[A-LN-VX-Z]/, 0.78],
];
/** Any other, such as M and %. */
const WIDEST = 1.03;

/**
 * At most how wide a text with even figures is, in em of its size: labels are placed before
 * anything can be measured.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += ADVANCES.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;
  }
  return width;
}
