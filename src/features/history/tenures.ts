/**
 * Splits '10-YEAR' into a count and a unit. Returns null for other labels, such as 'SAVINGS BOND'.
 */
function parseTenure(label: string) {
  const [, count, unit] = /^(\d+(?:\.\d+)?)[\s-]*(D|DAYS?|Y|YEARS?)$/i.exec(label.trim()) ?? [];
  if (count === undefined || unit === undefined) return null;
  return { count, unit: /^d/i.test(unit) ? 'days' : 'years' };
}

export function describeTenure(label: string): string {
  const parts = parseTenure(label);
  return parts === null ? label : `for ${parts.count} ${parts.unit}`;
}

/**
 * Shortens the labels of tenors: '5-YEAR' and '10-YEAR' become '5' and '10' with the unit 'years'.
 * Without a common unit, the labels stay unchanged and `unit` is undefined.
 */
export function shortenTenures(labels: readonly string[]) {
  const parts = labels.map(parseTenure);
  const [unit] = new Set(parts.map((part) => part?.unit));
  const hasOneUnit = unit !== undefined && parts.every((part) => part?.unit === unit);
  return {
    unit: hasOneUnit ? unit : undefined,
    names: labels.map((label, index) => (hasOneUnit ? (parts[index]?.count ?? label) : label)),
  };
}
