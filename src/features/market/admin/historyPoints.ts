import {
  collection,
  doc,
  type DocumentData,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { replaceIfUnchanged, saveFigures, type Target } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { changePercent } from '@/lib/change';
import { byText } from '@/lib/order';
import { plainLine } from '@/lib/plainText';
import { groupBy } from '@/lib/records';
import { sameData } from '@/lib/sameData';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import {
  type Asi,
  type BondId,
  bondIds,
  parseAsi,
  parseFixedIncome,
  type Tenure,
} from '@/figures/market';
import {
  hasTenures,
  isOfPeriods,
  parsePoints,
  periodIn,
  type Point,
  type Points,
  type SeriesId,
  yearOf,
} from '@/figures/history';
import { DEFAULT_TENURES } from '@/figures/admin/ratesDraft';
import { historyTargets } from '@/firebase/staff/historyTargets';
import { loadNewestPoints } from '@/firebase/staff/loadPoints';
import { formatPeriod, publishedOn } from '@/figures/admin/periods';
import { asiPoints, type NewPoint, periodOf } from '@/figures/admin/points';
import type { Why } from '@/figures/revisions';
import { sameLabel, valueOf } from '../history/figures';
import { yearsQuery } from '../history/yearsQuery';
import type { ReadRow } from './historyRows';
import { historySubjects, type Subject, withValue } from './historySubjects';
import { withChangeFrom } from '@/figures/recent';
import { figures } from '@/figures/registry';

/**
 * So many points go in one commit, whole years at a time: its record holds each of them before and
 * after, and may have 1 MiB as every document. The longest list takes up to 2.3 KB, a value 0.24 KB.
 */
const COMMIT_LISTS = 400;
const COMMIT_VALUES = 3000;

/** Loads the figures with a history to correct: the lists by the labels that are stored now. */
export async function loadSubjects(): Promise<Subject[]> {
  const read = async (id: BondId) =>
    [id, (await getDoc(doc(firestore(), figures[id].path))).data()] as const;
  const documents = await withinLimit(Promise.all(bondIds.map(read)), READ_LIMIT_MS);
  const stored = parseFixedIncome(Object.fromEntries(documents));
  const labels = (id: BondId) => (stored[id] ?? DEFAULT_TENURES[id]).map(({ label }) => label);
  return historySubjects({ bonds: labels('bonds'), tbills: labels('tbills') });
}

/** Figures further away say little about a figure: see `pastChecks.ts`. */
const YEARS_AROUND = 2;

/**
 * Loads the stored points of the years that these days or periods are in, and of the years around them:
 * the figures are compared with those before and after.
 */
export async function loadPointsAround(series: SeriesId, keys: readonly string[]): Promise<Points> {
  if (keys.length === 0) return {};
  const years = keys.map(yearOf);
  const sdk = { collection, documentId, firestore, limit, query, where };
  const first = Math.min(...years) - YEARS_AROUND;
  const last = Math.max(...years) + YEARS_AROUND;
  const found = await withinLimit(getDocs(yearsQuery(sdk, series, first, last)), READ_LIMIT_MS);
  const points = found.docs.map((year) =>
    parsePoints(series, Number(year.id.slice(-4)), year.data()),
  );
  return Object.fromEntries(points.flatMap(Object.entries<Point>));
}

/** A row with the effect of its import. */
export interface PreviewRow extends ReadRow {
  effect: 'new' | 'corrects' | 'same';
  old: number | undefined;
  stored: Point | undefined;
}

/** Returns the rows with the effects that their import would have on the stored points. */
export function previewOf(
  rows: readonly ReadRow[],
  subject: Subject,
  stored: Points,
): PreviewRow[] {
  return rows.map((row) => {
    const point = stored[row.key];
    const old = point && valueOf(point, subject.label);
    const effect = old === undefined ? 'new' : old === row.value ? 'same' : 'corrects';
    return { ...row, effect, old, stored: point };
  });
}

/** The rows of each commit: whole years, as many as fit. */
function commitsOf(rows: readonly PreviewRow[], most: number): PreviewRow[][] {
  const commits: PreviewRow[][] = [];
  for (const some of groupBy(rows, ({ key }) => yearOf(key)).values()) {
    const last = commits.at(-1);
    if (last !== undefined && last.length + some.length <= most) last.push(...some);
    else commits.push(some);
  }
  return commits;
}

/** The period that the date of an indicator names by itself, null for none: the day of a release is of another. */
const periodNamed = (series: SeriesId, date: unknown) =>
  isOfPeriods(series) && typeof date === 'string' && publishedOn(series, date) === null
    ? periodOf(series, date)
    : null;

/** The key of a day or period, and a figure; NaN where the list there has none of its label. */
type Said = readonly [key: string, value: number];

/**
 * Returns the corrected index with the change from the close before, however large: staff have confirmed
 * the figure, and the change that was typed belongs to another one. After a rebasing there is no such
 * change, and the typed one stays.
 */
function withCorrectedChange(asi: Asi, before: number | undefined, reason: Why['reason']): Asi {
  if (before === undefined || reason === 'rebasing') return withChangeFrom(asi, before);
  return { ...asi, change: changePercent(before, asi.value) };
}

/**
 * Returns a document of Home with what is now the newest figure of its series. The index gets the change
 * from the close `before`. A document that was no copy of the newest figure stays as it is.
 */
function withShown(
  { series, label = '' }: Subject,
  shown: DocumentData,
  [oldKey, old]: Said,
  [key, value]: Said,
  before: Said | undefined,
  { reason }: Why,
): DocumentData {
  if (hasTenures(series)) {
    const tenures = parseFixedIncome({ [series]: shown })[series] ?? [];
    const isIt = (each: Tenure) => sameLabel(each.label) === sameLabel(label) && each.rate === old;
    const next = tenures.map((each) => (isIt(each) ? { ...each, rate: value } : each));
    return tenures.some(isIt) ? { ...shown, tenures: next } : shown;
  }
  if (series === 'asi') {
    const asi = parseAsi(shown);
    const isCopy = asi?.date === oldKey && asi.value === old;
    return isCopy
      ? { ...withCorrectedChange({ ...asi, value, date: key }, before?.[1], reason) }
      : shown;
  }
  const name = series === 'exchangeRate' ? 'price' : 'percentage';
  const date = isOfPeriods(series) && key !== oldKey ? { date: formatPeriod(key) } : {};
  const isCopy = shown[name] === old && [null, oldKey].includes(periodNamed(series, shown['date']));
  return isCopy ? { ...shown, [name]: value, ...date } : shown;
}

/**
 * Home shows the newest figure of each series too: what a save makes of that, and of the close before
 * it, is shown there as well.
 * @returns what is written to Home, and of an index the point that says its change too
 */
async function shownWith(
  subject: Subject,
  rows: readonly PreviewRow[],
  why: Why,
): Promise<{ targets: Target[]; points: NewPoint[] }> {
  const nothing = { targets: [], points: [] };
  const { series } = subject;
  const ref = doc(firestore(), figures[series].path);
  const [points, stored] = await Promise.all([
    loadNewestPoints(series),
    withinLimit(getDoc(ref), READ_LIMIT_MS),
  ]);
  const newestFirst = (all: Iterable<Said>) =>
    [...all].toSorted(([one], [other]) => byText(periodIn(series, other), periodIn(series, one)));
  const old = Object.entries(points).map(([key, at]): Said => [
    key,
    valueOf(at, subject.label) ?? NaN,
  ]);
  const saved = new Map(rows.map(({ key, value }) => [key, value]));
  const [was] = newestFirst(old);
  const [now, before] = newestFirst(new Map([...old, ...saved]));
  const loaded = stored.data();
  if (loaded === undefined || was === undefined || now === undefined) return nothing;
  if (!saved.has(now[0]) && !saved.has(before?.[0] ?? '')) return nothing;
  const next = withShown(subject, loaded, was, now, before, why);
  if (sameData(next, loaded)) return nothing;
  const index = series === 'asi' ? parseAsi(next) : null;
  const seen = new Map([
    ...Object.entries(points),
    ...rows.map(({ key, stored: point }) => [key, point] as const),
  ]);
  return {
    targets: [{ ...replaceIfUnchanged({ ref, loaded, next }), shows: { [ref.path]: now[0] } }],
    points:
      index === null
        ? []
        : asiPoints(index).map((point) => ({ ...point, seen: seen.get(point.key) ?? null })),
  };
}

/**
 * Saves what the rows change, each commit all or nothing.
 * @param why figures change that are stored already
 * @returns 'conflict' where a point is no longer what the preview showed; earlier commits stay
 * @throws what the SDK throws; a permission error is reported
 */
export async function savePoints(
  subject: Subject,
  rows: readonly PreviewRow[],
  kind: 'correct' | 'import',
  why: Why,
): Promise<'saved' | 'conflict'> {
  const most = hasTenures(subject.series) ? COMMIT_LISTS : COMMIT_VALUES;
  const changing = rows.filter(({ effect }) => effect !== 'same');
  for (const some of commitsOf(changing, most)) {
    const shown = await shownWith(subject, some, why);
    const rest = some.filter((row) => !shown.points.some(({ key }) => key === row.key));
    const points = rest.map(({ key, value, stored }): NewPoint => {
      const figure = withValue(subject, value);
      return { series: subject.series, key, figure, seen: stored ?? null };
    });
    const all = [...points, ...shown.points];
    const targets = historyTargets(all, serverNow(), { ...why, note: plainLine(why.note) });
    const { result } = await saveFigures([...targets, ...shown.targets], { part: 'history', kind });
    if (result === 'conflict') return result;
  }
  return 'saved';
}
