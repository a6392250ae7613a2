/**
 * Returns a link that staff entered if it is safe to open, otherwise null. Safe links use `https:`.
 * Local addresses may use `http:`, as the local storage emulator does.
 */
export function toSafeLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const local = url.protocol === 'http:' && /^(127\.0\.0\.1|localhost)$/.test(url.hostname);
  return url.protocol === 'https:' || local ? url.href : null;
}
