/**
 * Returns a link that staff entered; null if it is not safe to open. Only `https:` links are safe,
 * and `http:` links to the local storage emulator.
 */
export function toSafeLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const local = url.protocol === 'http:' && /^(127\.0\.0\.1|localhost)$/.test(url.hostname);
  return url.protocol === 'https:' || local ? url.href : null;
}
