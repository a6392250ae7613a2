import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import type { PointChange } from '@/figures/admin/points';
import { DEFAULT_TENURES } from '@/figures/admin/ratesDraft';
import {
  hasTenures,
  parsePoints,
  type Point,
  type Points,
  type SeriesId,
  getYear,
} from '@/figures/history';
import { type BondId, bondIds, parseFixedIncome } from '@/figures/market';
import { figures } from '@/figures/registry';
import type { Explanation } from '@/figures/revisions';
import { firestore } from '@/firebase/firestore';
import { saveFigures } from '@/firebase/staff/checkedSave';
import { getServerNow } from '@/firebase/staff/clock';
import { createHistoryTargets } from '@/firebase/staff/historyTargets';
import { toPlainLine } from '@/lib/plainText';
import { groupBy } from '@/lib/records';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { getPointValue } from '../figures';
import { createYearsQuery } from '../yearsQuery';
import type { ImportRow } from './rows';
import {
  listSubjects,
  type HistorySubject,
  createValueRemover,
  createValueSetter,
} from './subjects';
import { createHomeUpdates, type SavedFigure } from './shownFigure';

/**
 * Maximum number of points in one commit. The change record stores each point before and after the
 * commit, and Firestore limits a document to 1 MiB. A list of rates needs up to 2.3 KB, a single
 * value 0.24 KB.
 */
const MAX_LISTS_PER_COMMIT = 400;
const MAX_VALUES_PER_COMMIT = 3000;

/**
 * Loads the figures whose history staff can correct. The names of the rates come from the stored
 * lists.
 */
export async function loadSubjects(): Promise<HistorySubject[]> {
  const readList = async (id: BondId) =>
    [id, (await getDoc(doc(firestore(), figures[id].path))).data()] as const;
  const documents = await limitTime(Promise.all(bondIds.map(readList)), READ_LIMIT_MS);
  const stored = parseFixedIncome(Object.fromEntries(documents));
  const getLabels = (id: BondId) => (stored[id] ?? DEFAULT_TENURES[id]).map(({ label }) => label);
  return listSubjects({ bonds: getLabels('bonds'), tbills: getLabels('tbills') });
}

/**
 * The number of years before and after a figure whose points are loaded to check it. See
 * `pastChecks.ts`.
 */
const YEARS_AROUND = 2;

/**
 * Loads the stored points for the years of `keys` and `YEARS_AROUND` years on either side, because
 * checks compare a figure with its neighbours.
 */
export async function loadPointsAround(series: SeriesId, keys: readonly string[]): Promise<Points> {
  if (keys.length === 0) return {};
  const years = keys.map(getYear);
  const sdk = { collection, documentId, firestore, limit, query, where };
  const first = Math.min(...years) - YEARS_AROUND;
  const last = Math.max(...years) + YEARS_AROUND;
  const found = await limitTime(getDocs(createYearsQuery(sdk, series, first, last)), READ_LIMIT_MS);
  const points = found.docs.map((year) =>
    parsePoints(series, Number(year.id.slice(-4)), year.data()),
  );
  return Object.fromEntries(points.flatMap(Object.entries<Point>));
}

/** A row of a file, and what its import would change. */
export interface PreviewRow extends ImportRow {
  effect: 'new' | 'corrects' | 'same';
  old: number | undefined;
  stored: Point | undefined;
}

/** Compares the rows of a file with the stored points. */
export function createPreview(
  rows: readonly ImportRow[],
  subject: HistorySubject,
  stored: Points,
): PreviewRow[] {
  return rows.map((row) => {
    const point = stored[row.key];
    const old = point && getPointValue(point, subject.label);
    const effect = old === undefined ? 'new' : old === row.value ? 'same' : 'corrects';
    return { ...row, effect, old, stored: point };
  });
}

/** Groups rows into commits. A commit contains as many whole years as possible. */
function groupIntoCommits(rows: readonly PreviewRow[], maxPoints: number): PreviewRow[][] {
  const commits: PreviewRow[][] = [];
  for (const batch of groupBy(rows, ({ key }) => getYear(key)).values()) {
    const last = commits.at(-1);
    if (last !== undefined && last.length + batch.length <= maxPoints) last.push(...batch);
    else commits.push(batch);
  }
  return commits;
}

/** Saves changed figures, and the documents for the home page that contain them, in one commit. */
async function commitFigures(
  subject: HistorySubject,
  changed: readonly SavedFigure[],
  kind: 'correct' | 'import',
  why: Explanation,
) {
  const home = await createHomeUpdates(subject, changed, why);
  const rest = changed.filter(({ key }) => !home.points.some((point) => point.key === key));
  const points = rest.map(({ key, value, stored }): PointChange => {
    const figure = value === null ? createValueRemover(subject) : createValueSetter(subject, value);
    return { series: subject.series, key, figure, seen: stored ?? null };
  });
  const all = [...points, ...home.points];
  const targets = createHistoryTargets(all, getServerNow(), {
    ...why,
    note: toPlainLine(why.note),
  });
  const { result } = await saveFigures([...targets, ...home.targets], { part: 'history', kind });
  return result;
}

/**
 * Saves changed rows in one or more commits. If a commit fails, the earlier ones stay.
 * @param why the reason, required if a stored figure changes
 * @returns 'conflict' if a point has changed since the preview
 * @throws errors of the Firebase SDK
 */
export async function savePoints(
  subject: HistorySubject,
  rows: readonly PreviewRow[],
  kind: 'correct' | 'import',
  why: Explanation,
): Promise<'saved' | 'conflict'> {
  const maxPoints = hasTenures(subject.series) ? MAX_LISTS_PER_COMMIT : MAX_VALUES_PER_COMMIT;
  const changing = rows.filter(({ effect }) => effect !== 'same');
  for (const batch of groupIntoCommits(changing, maxPoints)) {
    const result = await commitFigures(subject, batch, kind, why);
    if (result === 'conflict') return result;
  }
  return 'saved';
}

/**
 * Withdraws a figure that should not exist, for example one on a public holiday. The withdrawn
 * value stays in the revisions of its year.
 * @param stored the stored point that staff saw in the form
 * @returns 'conflict' if the point has changed since it was loaded
 * @throws OnlyFigureError, or errors of the Firebase SDK
 */
export const withdrawPoint = (
  subject: HistorySubject,
  key: string,
  stored: Point,
  why: Explanation,
) => commitFigures(subject, [{ key, value: null, stored }], 'correct', why);
