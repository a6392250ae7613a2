/* The government's rates by the time it borrows for: the newest lists of bills and bonds, and earlier ones. */
import { mean, sort } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { valueScale } from '@/lib/chart/scale';
import { formatPrice } from '@/lib/format';
import type { View } from '@/lib/requestState';
import { XAxis, YAxis } from '@/ui/chart/Axes';
import { Chart } from '@/ui/chart/Chart';
import type { PlotLabel } from '@/ui/chart/labels';
import { Marks, PlotLabels, PlotLine } from '@/ui/chart/Plot';
import { usePlot } from '@/ui/chart/usePlot';
import { axisFormatter, axisStart, LEAST_POINTS } from '../axis';
import { type Base, figureEarlier } from '../bases';
import { figuresOf, tenureDays, tenuresOf } from '../figures';
import { formatShortPeriod } from '../periods';
import type { SeriesHistory } from '../useSeriesHistory';
import { formatValue } from '../values';
import type { SeriesWithHistory } from './useMarkets';

export type When = 'now' | 'month' | 'year';

interface CurveTenure extends Record<'month' | 'year', number | undefined> {
  label: string;
  now: number;
}

type RateList = Pick<SeriesWithHistory, 'content'> & { history: Pick<SeriesHistory, 'points'> };

/** Returns the newest list's tenures, shortest first, each with its rate a month and a year ago. */
function tenureRates({ content, history: { points } }: RateList, now: Date) {
  const bases = new Map<'month' | 'year', Base>();
  const tenures = tenuresOf(points).filter(({ ended }) => ended === null);
  const rows = tenures.flatMap(({ label }): CurveTenure[] => {
    const figures = figuresOf(points, label);
    const newest = figures.at(-1);
    if (newest === undefined) return [];
    const before = (when: 'month' | 'year') => {
      const base = figureEarlier(content, figures, newest, when === 'month' ? 1 : 12, now);
      if (base !== undefined) bases.set(when, base);
      return base?.figure.value;
    };
    return [{ label, now: newest.value, month: before('month'), year: before('year') }];
  });
  return { tenures: sort(rows, ({ label }) => tenureDays(label)), bases };
}

/** '10-YEAR' as a count and its unit; null for a label of another kind. */
function tenureParts(label: string) {
  const [, count, unit] = /^(\d+(?:\.\d+)?)[\s-]*(D|DAYS?|Y|YEARS?)$/i.exec(label.trim()) ?? [];
  if (count === undefined || unit === undefined) return null;
  return { count, unit: /^d/i.test(unit) ? 'days' : 'years' };
}

/** Describes a tenure: 'for 10 years', or the label as it is. */
export function describeTenure(label: string): string {
  const parts = tenureParts(label);
  return parts === null ? label : `for ${parts.count} ${parts.unit}`;
}

type Column = CurveTenure & { x: number };

const EDGES = [0.07, 0.955];
/** Between the lists, in steps between tenures. */
const RIFT_STEPS = 1.7;

function placed(bills: readonly CurveTenure[], bonds: readonly CurveTenure[]): Column[][] {
  const end = bills.length - 1;
  const start = bills.length === 0 ? 0 : end + RIFT_STEPS;
  const last = bonds.length === 0 ? end : start + bonds.length - 1;
  const x = scaleLinear([0, Math.max(1, last)], EDGES);
  const from = (step: number, list: readonly CurveTenure[]) =>
    list.map((tenure, index) => ({ ...tenure, x: x(step + index) }));
  return [from(0, bills), from(start, bonds)].filter((list) => list.length > 0);
}

function namesOf(list: readonly Column[], name: string) {
  const parts = list.map(({ label }) => tenureParts(label));
  const [unit] = new Set(parts.map((part) => part?.unit));
  const same = unit !== undefined && parts.every((part) => part?.unit === unit);
  return {
    names: list.map(({ label, x }, index) => ({
      at: x,
      text: same ? (parts[index]?.count ?? label) : label,
    })),
    group: { at: mean(list, ({ x }) => x) ?? 0, text: same ? `${name}, ${unit}` : name },
  };
}

export function curveChart(bondList: RateList, billList: RateList, now: Date) {
  const { tenures: bonds, bases } = tenureRates(bondList, now);
  const { tenures: bills, bases: billBases } = tenureRates(billList, now);
  /** Tenures with their places: those of bills, then those of bonds. */
  const lists = placed(bills, bonds);
  const columns = lists.flat();
  if (columns.length === 0) return null;
  const scale = valueScale(
    columns.flatMap(({ now, month, year }) => [now, month ?? now, year ?? now]),
    { least: LEAST_POINTS },
  );
  /** A line for each list. */
  const pathOf = (when: When) =>
    lists.map((list) =>
      list.flatMap(({ x, [when]: rate }) =>
        rate === undefined ? [] : [{ x, y: scale.place(rate) }],
      ),
    );
  const dots = columns.map(({ x, now }): PlotLabel => ({
    x,
    y: scale.place(now),
    figure: formatPrice(now),
    side: 'below',
    isNear: true,
  }));
  const before = (['month', 'year'] as const).flatMap((when) => {
    const keys = [billBases.get(when), bases.get(when)].flatMap((base) => (base ? base.key : []));
    const days = [...new Set(keys)].map((key) => formatShortPeriod(key));
    return days.length === 0 ? [] : [{ when, words: `A ${when} ago (${days.join(' and ')})` }];
  });
  const words = lists.map((list) =>
    namesOf(list, list[0]?.label === bills[0]?.label ? 'T-bills' : 'Bonds'),
  );
  const [end, start] = [lists[0]?.at(-1), lists[1]?.[0]];
  return {
    scale,
    lists,
    rift: end === undefined || start === undefined ? null : (end.x + start.x) / 2,
    paths: { now: pathOf('now'), month: pathOf('month'), year: pathOf('year') },
    /** With the newest rates in words. */
    dots,
    lines: [{ when: 'now' as When, words: 'Now' }, ...before],
    /** For the lying ruler: a name at each tenure, and one under each list. */
    names: words.flatMap(({ names }) => names),
    groups: words.map(({ group }) => group),
  };
}

/** The gap between the lists, in the axis too. */
function Rift({ x }: { x: number }) {
  const { width, height } = usePlot();
  return <rect className="fill-paper" x={x * width - 6} width={12} height={height + 1} />;
}

interface CurveChartProps extends Record<'bonds' | 'bills', SeriesWithHistory> {
  /** Of both lists together. */
  view: View;
  now: Date;
}

export function CurveChart({ bonds, bills, view, now }: CurveChartProps) {
  const chart = view === 'done' ? curveChart(bonds, bills, now) : null;
  const look = { size: 'medium', className: 'curve-chart' } as const;
  if (chart === null) {
    return (
      <>
        <Chart {...look} blank={{ ticks: 7, every: 4, waits: view === 'loading' }} />
        <CurveLegend lines={[]} />
      </>
    );
  }
  const { scale, paths, rift, dots, lines, lists, names, groups } = chart;
  const drawing = (
    <>
      <YAxis
        scale={scale}
        format={axisFormatter(bonds.content, scale)}
        broken={axisStart(bonds.content, scale) !== null}
      />
      <PlotLine kind="year" lines={paths.year} />
      <PlotLine kind="month" lines={paths.month} />
      <PlotLine lines={paths.now} />
      {rift !== null && <Rift x={rift} />}
      <XAxis ticks={names.map(({ at }) => at)} labels={[names]} groups={groups} />
      <Marks kind="dot" points={dots} />
      <PlotLabels
        labels={dots}
        marks={dots}
        lines={paths.now}
        backgroundLines={[...paths.month, ...paths.year]}
      />
    </>
  );
  const percents = lists.flat().map(({ label, ...rates }) => {
    const said = lines.flatMap(({ when, words }) => {
      const rate = rates[when];
      return rate === undefined ? [] : `${words.toLowerCase()} ${formatValue(bonds.content, rate)}`;
    });
    return `${label}: ${said.join(', ')}`;
  });
  return (
    <>
      <Chart {...look} drawing={drawing} />
      <ul className="sr-only">
        {percents.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <CurveLegend lines={lines} />
    </>
  );
}

/** Shows what each line of the curve is, and of which lists; in the same height while they load. */
function CurveLegend({ lines }: { lines: readonly { when: When; words: string }[] }) {
  return (
    <p className="curve-legend">
      {lines.map(({ when, words }) => [
        <span key={when}>
          <svg width="28" height="8" fill="none" aria-hidden="true">
            <path className="chart-line" data-kind={when} d="M0 4h28" />
          </svg>
          {` ${words}`}
        </span>,
        ' ',
      ])}
    </p>
  );
}
