import { mean, sort } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { SeriesContent } from '@/content/series';
import { createValueScale } from '@/lib/chart/scale';
import { formatPrice } from '@/lib/format';
import { listKeys } from '@/lib/records';
import type { PlotLabel } from '@/ui/chart/labels';
import { MIN_SPAN_POINTS } from '../axis';
import { findEarlierFigure } from '../comparisons';
import { isCurrent } from '../due';
import { type Figure, toFigures, parseTenureDays, listTenures } from '../figures';
import { formatShortPeriod } from '../periods';
import type { SeriesHistory } from '../useSeriesHistory';
import type { SeriesWithHistory } from './useMarkets';

export type CurveLine = 'now' | 'month' | 'year';

type EarlierLine = Exclude<CurveLine, 'now'>;

interface CurveTenure {
  label: string;
  /** The rate of this tenor in the newest list, a month earlier and a year earlier. */
  figures: { now: Figure } & Partial<Record<EarlierLine, Figure>>;
}

type RateList = Pick<SeriesWithHistory, 'content'> & { history: Pick<SeriesHistory, 'points'> };

/**
 * Returns the tenors of the newest list, shortest first, with their rates today, a month ago and a
 * year ago.
 */
function listCurveTenures({ content, history: { points } }: RateList, now: Date): CurveTenure[] {
  const listed = listTenures(points).filter(({ ended }) => ended === null);
  const tenures = listed.flatMap(({ label }): CurveTenure[] => {
    const all = toFigures(points, label);
    const newest = all.at(-1);
    if (newest === undefined) return [];
    const month = findEarlierFigure(content, all, newest, 1, now)?.figure;
    const year = findEarlierFigure(content, all, newest, 12, now)?.figure;
    return [{ label, figures: { now: newest, ...(month && { month }), ...(year && { year }) } }];
  });
  return sort(tenures, ({ label }) => parseTenureDays(label));
}

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

type CurveColumn = CurveTenure & { x: number };

const PLOT_EDGES = [0.07, 0.955];

/** The gap between bills and bonds, as a multiple of the distance between two tenors. */
const GAP_STEPS = 1.7;

function toColumns(bills: readonly CurveTenure[], bonds: readonly CurveTenure[]): CurveColumn[][] {
  const end = bills.length - 1;
  const start = bills.length === 0 ? 0 : end + GAP_STEPS;
  const last = bonds.length === 0 ? end : start + bonds.length - 1;
  const x = scaleLinear([0, Math.max(1, last)], PLOT_EDGES);
  const placeTenures = (step: number, list: readonly CurveTenure[]) =>
    list.map((tenure, index) => ({ ...tenure, x: x(step + index) }));
  return [placeTenures(0, bills), placeTenures(start, bonds)].filter((list) => list.length > 0);
}

function createNames(list: readonly CurveColumn[], name: string) {
  const parts = list.map(({ label }) => parseTenure(label));
  const [unit] = new Set(parts.map((part) => part?.unit));
  const hasOneUnit = unit !== undefined && parts.every((part) => part?.unit === unit);
  return {
    names: list.map(({ label, x }, index) => ({
      at: x,
      text: hasOneUnit ? (parts[index]?.count ?? label) : label,
    })),
    group: { at: mean(list, ({ x }) => x) ?? 0, text: hasOneUnit ? `${name}, ${unit}` : name },
  };
}

/**
 * Joins dates: '18 and 23 Nov 2026', '28 Oct 2026 and 2 Nov 2026'.
 * @param nextKey the date that follows in the text. If it has the same year, the joined dates omit
 * the year.
 */
function joinDays(keys: readonly string[], nextKey = ''): string {
  const days = sort(new Set(keys));
  const [first = ''] = days;
  const isOneMonth = days.every((day) => day.slice(0, 7) === first.slice(0, 7));
  return days
    .map((day, index) =>
      isOneMonth && index < days.length - 1
        ? String(Number(day.slice(8)))
        : formatShortPeriod(day, nextKey),
    )
    .join(' and ');
}

/**
 * Formats the dates of a line in the legend. Different dates of the two lists become 'T-bills 18
 * Nov, bonds 23 Nov 2026'.
 */
function formatDays(keysOfBills: readonly string[], keysOfBonds: readonly string[]): string {
  const bills = joinDays(keysOfBills);
  const bonds = joinDays(keysOfBonds);
  if (bills === '' || bonds === '' || bills === bonds) return bonds || bills;
  return `T-bills ${joinDays(keysOfBills, keysOfBonds[0])}, bonds ${bonds}`;
}

export function createCurveChart(bondList: RateList, billList: RateList, now: Date) {
  const bonds = listCurveTenures(bondList, now);
  const bills = listCurveTenures(billList, now);
  /** The tenors of bills and, in a second array, those of bonds. Each tenor has its x position. */
  const lists = toColumns(bills, bonds);
  const columns = lists.flat();
  if (columns.length === 0) return null;
  const scale = createValueScale(
    columns.flatMap(({ figures }) => Object.values(figures).map(({ value }) => value)),
    { least: MIN_SPAN_POINTS },
  );
  const createPaths = (when: CurveLine) =>
    lists.map((list) =>
      list.flatMap(({ x, figures: { [when]: figure } }) =>
        figure === undefined ? [] : [{ x, y: scale.toPosition(figure.value) }],
      ),
    );
  const dots = columns.map(({ x, figures: { now: newest } }): PlotLabel => ({
    x,
    y: scale.toPosition(newest.value),
    figure: formatPrice(newest.value),
    side: 'below',
    isNear: true,
  }));
  const areCurrent = (content: SeriesContent, tenures: readonly CurveTenure[]) =>
    tenures.every(({ figures }) => isCurrent(content, figures.now, now));
  const isOld = !areCurrent(bondList.content, bonds) || !areCurrent(billList.content, bills);
  const lineNames = { now: 'Latest', month: 'A month', year: 'A year' };
  const lines = listKeys(lineNames).flatMap((when) => {
    const listKeys = (tenures: readonly CurveTenure[]) =>
      tenures.flatMap(({ figures }) => figures[when]?.key ?? []);
    const days = formatDays(listKeys(bills), listKeys(bonds));
    if (days === '') return [];
    const ago = when === 'now' ? '' : isOld ? ' earlier' : ' ago';
    return [{ when, name: lineNames[when] + ago, days }];
  });
  const labels = lists.map((list) =>
    createNames(list, list[0]?.label === bills[0]?.label ? 'T-bills' : 'Bonds'),
  );
  const [end, start] = [lists[0]?.at(-1), lists[1]?.[0]];
  return {
    scale,
    lists,
    gapX: end === undefined || start === undefined ? null : (end.x + start.x) / 2,
    paths: { now: createPaths('now'), month: createPaths('month'), year: createPaths('year') },
    /** The points of the newest rates, with labels. */
    dots,
    lines,
    /** The labels of the x-axis. `names` are the tenors, `groups` the two lists. */
    names: labels.flatMap(({ names }) => names),
    groups: labels.map(({ group }) => group),
  };
}
