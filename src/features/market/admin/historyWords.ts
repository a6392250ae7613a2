import { type ChangeLine, type DescribeChange, NOTHING } from '@/lib/changeLines';
import { isCalendarDate } from '@/lib/days';
import { formatAsOf, formatMonth, formatPercent, formatPrice } from '@/lib/format';
import { sameData } from '@/lib/sameData';
import { fieldsOf, numberIn, type StoredFields, textIn } from '@/lib/stored';
import { EDITOR_TITLES } from './macroDraft';

const HISTORY = 'history';
/** Repeats points of the series, for Home. */
const RECENT = `${HISTORY}/recent`;
/** With more points than these they are counted. */
const MOST_LINES = 5;

const seriesNames: Readonly<Record<string, string>> = {
  asi: 'All Share Index',
  exchangeRate: 'Exchange rate',
  bonds: 'Bonds',
  tbills: 'T-bills',
  ...EDITOR_TITLES,
};
const inPercent = new Set(Object.keys(EDITOR_TITLES));

/** A day or period as it is written: '20 Nov 26', 'January 2026', 'Q3 2024'. */
function periodWords(key: string): string {
  if (isCalendarDate(key)) return formatAsOf(key);
  const [year = '', part = ''] = key.split('-');
  return part.startsWith('Q') ? `${part} ${year}` : formatMonth(`${key}-15T12:00:00Z`) || key;
}

function valueWords(series: string, stored: unknown): string {
  const point = fieldsOf(stored);
  if (point === null) return NOTHING;
  const value = numberIn(point, 'value');
  if (value !== null) return inPercent.has(series) ? formatPercent(value) : formatPrice(value);
  const tenures: unknown = point['tenures'];
  if (!Array.isArray(tenures)) return NOTHING;
  return tenures
    .flatMap((each: unknown) => {
      const tenure = fieldsOf(each) ?? {};
      const rate = numberIn(tenure, 'rate');
      return rate === null ? [] : [`${textIn(tenure, 'label') ?? ''} ${formatPercent(rate)}`];
    })
    .join(', ');
}

/** Counts what became of points: '240 new, 8 corrected'. */
function counted(from: StoredFields, to: StoredFields, keys: readonly string[]): string {
  const added = keys.filter((key) => fieldsOf(from[key]) === null).length;
  const removed = keys.filter((key) => fieldsOf(to[key]) === null).length;
  const corrected = keys.length - added - removed;
  const parts: [number, string][] = [
    [added, 'new'],
    [corrected, 'corrected'],
    [removed, 'removed'],
  ];
  return parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])).join(', ');
}

/** Changed points of the history, in words; null for other documents. */
export const describeHistory: DescribeChange = (path, before, after) => {
  if (!path.startsWith(`${HISTORY}/`)) return null;
  const id = path.slice(HISTORY.length + 1);
  const series = id.replace(/-\d{4}$/, '');
  const name = seriesNames[series] ?? 'Home';
  const words = { name: `${name}, history`, kept: 'points', follows: true } as const;
  if (path === RECENT) return { ...words, lines: [] };
  const from = fieldsOf(before?.['points']) ?? {};
  const to = fieldsOf(after?.['points']) ?? {};
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => !sameData(from[key] ?? null, to[key] ?? null))
    .sort();
  if (keys.length > MOST_LINES) {
    const year = id.slice(-4);
    const points = (fields: StoredFields) => {
      const there = keys.filter((key) => fieldsOf(fields[key]) !== null).length;
      return there === 0 ? NOTHING : `${there} points`;
    };
    const line: ChangeLine = {
      label: `${name}, ${year}`,
      alone: year,
      before: points(from),
      after: points(to),
      words: counted(from, to, keys),
    };
    return { ...words, lines: [line] };
  }
  const lines = keys.map((key): ChangeLine => {
    const [old, now] = [valueWords(series, from[key]), valueWords(series, to[key])];
    return {
      label: `${name}, ${periodWords(key)}`,
      alone: periodWords(key),
      before: old,
      after: now,
      words: old === NOTHING ? 'point added' : now === NOTHING ? 'point removed' : 'past point',
    };
  });
  return { ...words, lines };
};
