import { mean, sort } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { SeriesContent } from '@/content/series';
import { createValueScale } from '@/lib/chart/scale';
import { formatPrice } from '@/lib/format';
import { listKeys } from '@/lib/records';
import type { PlotLabel } from '@/ui/chart/labels';
import { MIN_SPAN_POINTS } from '../axis';
import { type CurveLine, type CurveTenure, listCurveTenures } from '../curve';
import { isCurrent } from '../due';
import { formatShortPeriod } from '../periods';
import { shortenTenures } from '../tenures';
import type { SeriesHistory } from '../useSeriesHistory';
import type { SeriesWithHistory } from './useMarkets';

type RateList = Pick<SeriesWithHistory, 'content'> & { history: Pick<SeriesHistory, 'points'> };

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
  const { names, unit } = shortenTenures(list.map(({ label }) => label));
  return {
    names: list.map(({ x }, index) => ({ at: x, text: names[index] ?? '' })),
    group: {
      at: mean(list, ({ x }) => x) ?? 0,
      text: unit === undefined ? name : `${name}, ${unit}`,
    },
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
  const bonds = listCurveTenures(bondList.content, bondList.history.points, now);
  const bills = listCurveTenures(billList.content, billList.history.points, now);
  /** The tenors of bills and those of bonds, each with its horizontal position. */
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
    /** The tenors of bills and those of bonds, each with its horizontal position. */
    dots,
    lines,
    /** The labels of the x-axis. `names` are the tenors, `groups` the two lists. */
    names: labels.flatMap(({ names }) => names),
    groups: labels.map(({ group }) => group),
  };
}
