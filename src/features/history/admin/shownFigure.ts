/**
 * Updates the home page, which shows the newest figure of each series, when staff save past
 * figures.
 */
import { doc, type DocumentData, getDoc } from 'firebase/firestore/lite';
import { formatPeriod, findReleasedPeriod } from '@/figures/admin/periods';
import { createAsiPoints, type PointChange, findIndicatorPeriod } from '@/figures/admin/points';
import {
  hasTenures,
  hasPeriods,
  sortNewestFirst,
  type Point,
  type SeriesId,
} from '@/figures/history';
import { type Asi, parseAsi, parseFixedIncome, type Tenure } from '@/figures/market';
import { withChangeFrom } from '@/figures/recent';
import { figures } from '@/figures/registry';
import type { Explanation } from '@/figures/revisions';
import { firestore } from '@/firebase/firestore';
import { replaceIfUnchanged, type SaveTarget } from '@/firebase/staff/checkedSave';
import { loadNewestPoints } from '@/firebase/staff/loadPoints';
import { calculatePercentChange } from '@/lib/change';
import { isSameData } from '@/lib/sameData';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { normalizeLabel, getPointValue } from '../figures';
import type { HistorySubject } from './subjects';

/**
 * Returns the period in the date of an indicator: '2026-10' for 'October 2026'. Returns null if the
 * date is the day of a publication.
 */
const findNamedPeriod = (series: SeriesId, date: unknown) =>
  hasPeriods(series) && typeof date === 'string' && findReleasedPeriod(series, date) === null
    ? findIndicatorPeriod(series, date)
    : null;

/** The value of a day, month or quarter. */
type KeyedValue = readonly [key: string, value: number];

/** A figure that a save changes. A withdrawal has the value null. */
export interface SavedFigure {
  key: string;
  value: number | null;
  /** The stored point that staff saw in the form before the save. */
  stored: Point | undefined;
}

/**
 * Returns the corrected index with its change from the previous close. Staff have confirmed the
 * index, so the change may be large. After a rebasing, the two closes are not comparable, so the
 * change that staff typed stays.
 */
function correctChange(asi: Asi, before: number | undefined, reason: Explanation['reason']): Asi {
  if (before === undefined || reason === 'rebasing') return withChangeFrom(asi, before);
  return { ...asi, change: calculatePercentChange(before, asi.value) };
}

/** The newest figure of a series, before and after a save. The home page shows this figure. */
interface NewestFigures {
  previous: KeyedValue;
  current: KeyedValue;
  /** The second newest figure after the save. */
  before: KeyedValue | undefined;
  reason: Explanation['reason'];
}

/**
 * Replaces the newest figure in a stored document for the home page. For the index, also replaces
 * the change from the previous close. Returns the document unchanged if it does not contain the
 * figure that was newest before the save.
 */
function replaceNewest(
  { series, label = '' }: HistorySubject,
  home: DocumentData,
  newest: NewestFigures,
): DocumentData {
  const [oldKey, old] = newest.previous;
  const [key, value] = newest.current;
  if (hasTenures(series)) {
    const tenures = parseFixedIncome({ [series]: home })[series] ?? [];
    const isCopy = (each: Tenure) =>
      normalizeLabel(each.label) === normalizeLabel(label) && each.rate === old;
    const next = tenures.map((each) => (isCopy(each) ? { ...each, rate: value } : each));
    return tenures.some(isCopy) ? { ...home, tenures: next } : home;
  }
  if (series === 'asi') {
    const asi = parseAsi(home);
    const isCopy = asi?.date === oldKey && asi.value === old;
    return isCopy
      ? { ...correctChange({ ...asi, value, date: key }, newest.before?.[1], newest.reason) }
      : home;
  }
  const name = series === 'exchangeRate' ? 'price' : 'percentage';
  const date = hasPeriods(series) && key !== oldKey ? { date: formatPeriod(key) } : {};
  const isCopy =
    home[name] === old && [null, oldKey].includes(findNamedPeriod(series, home['date']));
  return isCopy ? { ...home, [name]: value, ...date } : home;
}

/**
 * Thrown when staff withdraw the only figure of a series, because the home page would have no
 * figure.
 */
export class OnlyFigureError extends Error {}

/**
 * Returns the writes that update the home page after a save of past figures. A correction of the
 * previous close also changes the percentage change of the index.
 * @returns the updated documents for the home page, and the point of the index with its new change
 * @throws OnlyFigureError
 */
export async function createHomeUpdates(
  subject: HistorySubject,
  changed: readonly SavedFigure[],
  { reason }: Explanation,
): Promise<{ targets: SaveTarget[]; points: PointChange[] }> {
  const nothing = { targets: [], points: [] };
  const { series } = subject;
  const ref = doc(firestore(), figures[series].path);
  const keys = new Set(changed.map(({ key }) => key));
  const [points, document] = await Promise.all([
    loadNewestPoints(series),
    limitTime(getDoc(ref), READ_LIMIT_MS),
  ]);
  const old = Object.entries(points).flatMap(([key, point]): KeyedValue[] => {
    const value = getPointValue(point, subject.label);
    return value === undefined ? [] : [[key, value]];
  });
  const kept = old.filter(([key]) => !keys.has(key));
  const saved = changed.flatMap(({ key, value }): KeyedValue[] =>
    value === null ? [] : [[key, value]],
  );
  const listNewest = (all: readonly KeyedValue[]) =>
    sortNewestFirst(series, Object.fromEntries(all));
  const [was, wasBefore] = listNewest(old);
  const [now, before] = listNewest([...kept, ...saved]);
  const isTouched = [now, before, was, wasBefore].some((each) => keys.has(each?.[0] ?? ''));
  const loaded = document.data();
  if (loaded === undefined || was === undefined || !isTouched) return nothing;
  if (now === undefined) throw new OnlyFigureError(series);
  const next = replaceNewest(subject, loaded, { previous: was, current: now, before, reason });
  if (isSameData(next, loaded)) return nothing;
  const index = series === 'asi' ? parseAsi(next) : null;
  const seen = new Map([
    ...Object.entries(points),
    ...changed.map(({ key, stored }) => [key, stored] as const),
  ]);
  return {
    targets: [{ ...replaceIfUnchanged({ ref, loaded, next }), shows: { [ref.path]: now[0] } }],
    points:
      index === null
        ? []
        : createAsiPoints(index).map((each) => ({ ...each, seen: seen.get(each.key) ?? null })),
  };
}
