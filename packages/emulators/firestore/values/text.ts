import { compareUnits } from '../../shared/text.ts';

const SLASH = 47;

/** Compares document names segment by segment, without splitting them. */
export function compareNames(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left === right) continue;
    if (left === SLASH) return -1;
    if (right === SLASH) return 1;
    return compareUnits(left, right);
  }
  return a.length - b.length;
}

/** Returns the number of bytes in UTF-8. */
export const getByteLength = (text: string): number => Buffer.byteLength(text);

/** Returns false if the text contains an unpaired surrogate, which UTF-8 cannot encode. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
