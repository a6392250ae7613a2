/**
 * Returns " Did you mean 'x'?" if a known name differs in one or two letters. Otherwise returns ''.
 */
export function createHint(name: string, known: readonly string[]): string {
  const similar = known.find(
    (other) => computeDistance(name, other) <= Math.min(2, name.length - 1),
  );
  return similar === undefined ? '' : ` Did you mean '${similar}'?`;
}

function computeDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 9) + 1, (next[j - 1] ?? 9) + 1, (row[j - 1] ?? 9) + cost));
    }
    row = next;
  }
  return row[b.length] ?? 9;
}
