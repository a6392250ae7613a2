/**
 * Returns a link that staff entered, if it is safe to open: `https:` only (and `http:` on this
 * machine's own addresses, where the local storage emulator serves files). Otherwise null.
 */
export function safeLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const local = url.protocol === 'http:' && /^(127\.0\.0\.1|localhost)$/.test(url.hostname);
  return url.protocol === 'https:' || local ? url.href : null;
}
