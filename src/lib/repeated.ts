/**
 * Returns the texts that occur more than once in a list, ignoring case. Each text is returned once.
 */
export function findRepeatedTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  const again = new Map<string, string>();
  for (const text of texts) {
    const key = text.toUpperCase();
    if (seen.has(key)) again.set(key, again.get(key) ?? text);
    seen.add(key);
  }
  return [...again.values()];
}
