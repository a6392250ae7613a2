import { type DescribeChange, type Difference, differencesOf, type Row } from '@/lib/difference';
import { formatPercent, formatPrice } from '@/lib/format';
import { sameData } from '@/lib/sameData';
import { fieldsOf, numberIn, type StoredFields, textIn } from '@/lib/stored';
import { recentPath } from '../recent';
import { figures, indicators } from '../registry';
import { shortPeriod } from './periods';

/** The note of a withdrawn point. */
export const WITHDRAWN = 'withdrawn';

const HISTORY = 'history';
/** The maximum number of points to list. More points are only counted. */
const MOST_LINES = 5;

/** Returns the changed points of a series as rows. The text is '' if there is no point. */
function pointRows(series: string, name: string, points: StoredFields, keys: readonly string[]) {
  return keys.map((key): Row => {
    const alone = shortPeriod(key);
    const row = { label: `${name}, ${alone}`, alone };
    const point = fieldsOf(points[key]) ?? {};
    const value = numberIn(point, 'value');
    if (value !== null) {
      const text = series in indicators ? formatPercent(value) : formatPrice(value);
      return { ...row, text, value };
    }
    const tenures: unknown = point['tenures'];
    const rates = (Array.isArray(tenures) ? tenures : []).flatMap((each: unknown) => {
      const tenure = fieldsOf(each) ?? {};
      const rate = numberIn(tenure, 'rate');
      return rate === null ? [] : [`${textIn(tenure, 'label') ?? ''} ${formatPercent(rate)}`];
    });
    return { ...row, text: rates.join(', ') };
  });
}

/** Describes many points by count: '240 new, 8 corrected'. */
function counted(name: string, year: string, from: number, to: number, of: number): Difference {
  const row = (count: number): Row => ({
    label: `${name}, ${year}`,
    alone: year,
    text: count === 0 ? '' : `${count} points`,
  });
  const parts: [number, string][] = [
    [of - from, 'new'],
    [from + to - of, 'corrected'],
    [of - to, WITHDRAWN],
  ];
  const note = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  return { label: row(0).label, before: row(from), after: row(to), note: note.join(', ') };
}

/** Describes a change of stored points in the history. Returns null for other documents. */
export const describeHistory: DescribeChange = (path, before, after) => {
  if (!path.startsWith(`${HISTORY}/`)) return null;
  const id = path.slice(HISTORY.length + 1);
  const series = id.replace(/-\d{4}$/, '');
  const name = Object.entries(figures).find(([each]) => each === series)?.[1].title ?? 'Home';
  const described = { name: `${name}, history`, recordScope: 'points' } as const;
  // `history/recent` only copies points. The changes of the documents of each year describe them.
  if (path === recentPath) return { ...described, differences: [] };
  const from = fieldsOf(before?.['points']) ?? {};
  const to = fieldsOf(after?.['points']) ?? {};
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => !sameData(from[key] ?? null, to[key] ?? null))
    .sort();
  if (keys.length > MOST_LINES) {
    const [was, is] = [from, to].map(
      (points) => keys.filter((key) => fieldsOf(points[key]) !== null).length,
    );
    const year = counted(name, id.slice(-4), was ?? 0, is ?? 0, keys.length);
    return { ...described, differences: [year] };
  }
  const rows = (points: StoredFields) => pointRows(series, name, points, keys);
  const differences = differencesOf(rows(from), rows(to), {
    noteOf: (old, now) =>
      old?.text === '' ? 'point added' : now?.text === '' ? WITHDRAWN : 'past point',
  });
  return { ...described, differences };
};
