/** Home shows the newest figure of each series: what a save of past figures makes of that. */
import { doc, type DocumentData, getDoc } from 'firebase/firestore/lite';
import { formatPeriod, publishedOn } from '@/figures/admin/periods';
import { asiPoints, type NewPoint, periodOf } from '@/figures/admin/points';
import { hasTenures, isOfPeriods, newestFirst, type Point, type SeriesId } from '@/figures/history';
import { type Asi, parseAsi, parseFixedIncome, type Tenure } from '@/figures/market';
import { withChangeFrom } from '@/figures/recent';
import { figures } from '@/figures/registry';
import type { Why } from '@/figures/revisions';
import { firestore } from '@/firebase/firestore';
import { replaceIfUnchanged, type Target } from '@/firebase/staff/checkedSave';
import { loadNewestPoints } from '@/firebase/staff/loadPoints';
import { changePercent } from '@/lib/change';
import { sameData } from '@/lib/sameData';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { sameLabel, valueOf } from '../history/figures';
import type { Subject } from './historySubjects';

/** The period that the date of an indicator names by itself, null for none: the day of a release is of another. */
const periodNamed = (series: SeriesId, date: unknown) =>
  isOfPeriods(series) && typeof date === 'string' && publishedOn(series, date) === null
    ? periodOf(series, date)
    : null;

/** The key of a day or period, and its figure. */
type Said = readonly [key: string, value: number];

/** A figure that a save changes; its value is null where it is withdrawn. */
export interface SavedFigure {
  key: string;
  value: number | null;
  /** The point that staff saw stored. */
  stored: Point | undefined;
}

/**
 * Returns the corrected index with the change from the close before, however large: staff have confirmed
 * the figure, and the change that was typed belongs to another one. After a rebasing there is no such
 * change, and the typed one stays.
 */
function withCorrectedChange(asi: Asi, before: number | undefined, reason: Why['reason']): Asi {
  if (before === undefined || reason === 'rebasing') return withChangeFrom(asi, before);
  return { ...asi, change: changePercent(before, asi.value) };
}

/** The newest figure of a series before and after a save, which Home shows. */
interface Shown {
  was: Said;
  now: Said;
  /** The figure before the newest one. */
  before: Said | undefined;
  reason: Why['reason'];
}

/**
 * Returns a document of Home with what is now the newest figure of its series. The index gets the change
 * from the close `before`. A document that was no copy of the newest figure stays as it is.
 */
function withShown(
  { series, label = '' }: Subject,
  home: DocumentData,
  shown: Shown,
): DocumentData {
  const [oldKey, old] = shown.was;
  const [key, value] = shown.now;
  if (hasTenures(series)) {
    const tenures = parseFixedIncome({ [series]: home })[series] ?? [];
    const isIt = (each: Tenure) => sameLabel(each.label) === sameLabel(label) && each.rate === old;
    const next = tenures.map((each) => (isIt(each) ? { ...each, rate: value } : each));
    return tenures.some(isIt) ? { ...home, tenures: next } : home;
  }
  if (series === 'asi') {
    const asi = parseAsi(home);
    const isIt = asi?.date === oldKey && asi.value === old;
    return isIt
      ? { ...withCorrectedChange({ ...asi, value, date: key }, shown.before?.[1], shown.reason) }
      : home;
  }
  const name = series === 'exchangeRate' ? 'price' : 'percentage';
  const date = isOfPeriods(series) && key !== oldKey ? { date: formatPeriod(key) } : {};
  const isCopy = home[name] === old && [null, oldKey].includes(periodNamed(series, home['date']));
  return isCopy ? { ...home, [name]: value, ...date } : home;
}

/** The only figure of a series cannot be withdrawn: Home would have none. */
export class OnlyFigure extends Error {}

/**
 * Home shows the newest figure of each series too: what a save makes of that, and of the close before
 * it, is shown there as well.
 * @returns what is written to Home, and of an index the point that says its change too
 * @throws OnlyFigure
 */
export async function shownWith(
  subject: Subject,
  changed: readonly SavedFigure[],
  { reason }: Why,
): Promise<{ targets: Target[]; points: NewPoint[] }> {
  const nothing = { targets: [], points: [] };
  const { series } = subject;
  const ref = doc(firestore(), figures[series].path);
  const keys = new Set(changed.map(({ key }) => key));
  const [points, document] = await Promise.all([
    loadNewestPoints(series),
    withinLimit(getDoc(ref), READ_LIMIT_MS),
  ]);
  const old = Object.entries(points).flatMap(([key, at]): Said[] => {
    const value = valueOf(at, subject.label);
    return value === undefined ? [] : [[key, value]];
  });
  const kept = old.filter(([key]) => !keys.has(key));
  const saved = changed.flatMap(({ key, value }): Said[] => (value === null ? [] : [[key, value]]));
  const newest = (all: readonly Said[]) => newestFirst(series, Object.fromEntries(all));
  const [was, wasBefore] = newest(old);
  const [now, before] = newest([...kept, ...saved]);
  const isTouched = [now, before, was, wasBefore].some((each) => keys.has(each?.[0] ?? ''));
  const loaded = document.data();
  if (loaded === undefined || was === undefined || !isTouched) return nothing;
  if (now === undefined) throw new OnlyFigure(series);
  const next = withShown(subject, loaded, { was, now, before, reason });
  if (sameData(next, loaded)) return nothing;
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
        : asiPoints(index).map((each) => ({ ...each, seen: seen.get(each.key) ?? null })),
  };
}
