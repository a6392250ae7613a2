/**
 * Returns a link that staff entered if it is safe to open, otherwise null. Safe links use `https:`,
 * or `http:` on local addresses, because the local storage emulator uses it.
 */
export function safeLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const local = url.protocol === 'http:' && /^(127\.0\.0\.1|localhost)$/.test(url.hostname);
  return url.protocol === 'https:' || local ? url.href : null;
}
