import {
  type DescribeChange,
  type Difference,
  findDifferences,
  type ValueRow,
} from '@/lib/difference';
import { formatPercent, formatPrice } from '@/lib/format';
import { isSameData } from '@/lib/sameData';
import { toFields, readNumber, type StoredFields, readText } from '@/lib/stored';
import { recentPath } from '../recent';
import { figures, indicators } from '../registry';
import { formatShortPeriod } from './periods';

export const WITHDRAWN_NOTE = 'withdrawn';

const HISTORY_COLLECTION = 'history';
/**
 * The maximum number of changed points that are listed. If there are more, only their number is
 * given.
 */
const MAX_LISTED_POINTS = 5;

/** Returns the points of a series as rows that can be compared. A missing point has the text ''. */
function toPointRows(series: string, name: string, points: StoredFields, keys: readonly string[]) {
  return keys.map((key): ValueRow => {
    const alone = formatShortPeriod(key);
    const row = { label: `${name}, ${alone}`, alone };
    const point = toFields(points[key]) ?? {};
    const value = readNumber(point, 'value');
    if (value !== null) {
      const text = series in indicators ? formatPercent(value) : formatPrice(value);
      return { ...row, text, value };
    }
    const tenures: unknown = point['tenures'];
    const rates = (Array.isArray(tenures) ? tenures : []).flatMap((each: unknown) => {
      const tenure = toFields(each) ?? {};
      const rate = readNumber(tenure, 'rate');
      return rate === null ? [] : [`${readText(tenure, 'label') ?? ''} ${formatPercent(rate)}`];
    });
    return { ...row, text: rates.join(', ') };
  });
}

/** Describes many changed points by their number, such as '240 new, 8 corrected'. */
function describeCounts(
  name: string,
  year: string,
  from: number,
  to: number,
  of: number,
): Difference {
  const row = (count: number): ValueRow => ({
    label: `${name}, ${year}`,
    alone: year,
    text: count === 0 ? '' : `${count} points`,
  });
  const parts: [number, string][] = [
    [of - from, 'new'],
    [from + to - of, 'corrected'],
    [of - to, WITHDRAWN_NOTE],
  ];
  const note = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  return { label: row(0).label, before: row(from), after: row(to), note: note.join(', ') };
}

/**
 * Describes a change of points in the history. Returns null if the document is not in the history.
 */
export const describeHistory: DescribeChange = (path, before, after) => {
  if (!path.startsWith(`${HISTORY_COLLECTION}/`)) return null;
  const id = path.slice(HISTORY_COLLECTION.length + 1);
  const series = id.replace(/-\d{4}$/, '');
  const name = Object.entries(figures).find(([each]) => each === series)?.[1].title ?? 'Home';
  const described = { name: `${name}, history`, recordScope: 'points' } as const;
  // `history/recent` only contains copies of points. The same changes are described by the
  // documents of the years.
  if (path === recentPath) return { ...described, differences: [] };
  const from = toFields(before?.['points']) ?? {};
  const to = toFields(after?.['points']) ?? {};
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => !isSameData(from[key] ?? null, to[key] ?? null))
    .sort();
  if (keys.length > MAX_LISTED_POINTS) {
    const [was, is] = [from, to].map(
      (points) => keys.filter((key) => toFields(points[key]) !== null).length,
    );
    const year = describeCounts(name, id.slice(-4), was ?? 0, is ?? 0, keys.length);
    return { ...described, differences: [year] };
  }
  const toRows = (points: StoredFields) => toPointRows(series, name, points, keys);
  const differences = findDifferences(toRows(from), toRows(to), {
    noteOf: (old, now) =>
      old?.text === '' ? 'point added' : now?.text === '' ? WITHDRAWN_NOTE : 'past point',
  });
  return { ...described, differences };
};
