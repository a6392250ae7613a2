/** Compares strings by their UTF-8 bytes. This is also the order of their code points. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return compareUnits(left, right);
  }
  return a.length - b.length;
}

/**
 * Compares two UTF-16 code units in the order of UTF-8. A surrogate is part of a code point above
 * U+FFFF. Surrogates have lower numbers than the code units from U+E000, but in UTF-8 their code
 * points come after these code units.
 */
export function compareUnits(left: number, right: number): number {
  const leftIsSurrogate = (left & 0xf800) === 0xd800;
  const rightIsSurrogate = (right & 0xf800) === 0xd800;
  if (leftIsSurrogate === rightIsSurrogate) return left - right;
  return leftIsSurrogate ? 1 : -1;
}
