/** Compares strings by their UTF-8 bytes, which is the order of code points. */
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
 * Compares UTF-16 code units. UTF-16 sorts surrogates (code points above U+FFFF) before U+E000, but
 * UTF-8 sorts them last.
 */
export function compareUnits(left: number, right: number): number {
  const leftIsSurrogate = (left & 0xf800) === 0xd800;
  const rightIsSurrogate = (right & 0xf800) === 0xd800;
  if (leftIsSurrogate === rightIsSurrogate) return left - right;
  return leftIsSurrogate ? 1 : -1;
}
