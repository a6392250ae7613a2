/** Lists the figures whose history staff can correct. Each has one number for a day or period. */
import { formatPercent, formatPrice } from '@/lib/format';
import type { FigureKind } from '@/lib/numbers';
import { keysOf } from '@/lib/records';
import { type BondId, bondIds, type Tenure } from '@/figures/market';
import {
  figureOf,
  isOfPeriods,
  type Point,
  type PointFigure,
  type SeriesId,
} from '@/figures/history';
import { macroTitles } from '@/figures/admin/macroDraft';
import { figures, rateLists } from '@/figures/registry';
import { sameLabel } from '../figures';

export interface Subject {
  id: string;
  name: string;
  series: SeriesId;
  /** The tenor, if the figure is a rate in a list. */
  label?: string;
  kind: FigureKind;
}

/** Lists all figures with a history, including the rate of each label. */
export function historySubjects(labels: Readonly<Record<BondId, readonly string[]>>): Subject[] {
  const names = { asi: figures.asi.title, ...macroTitles };
  return [
    ...keysOf(names).map((series): Subject => ({
      id: series,
      name: names[series],
      series,
      kind: isOfPeriods(series) ? 'percent' : 'price',
    })),
    ...bondIds.flatMap((series) =>
      labels[series].map((label): Subject => ({
        id: `${series} ${label}`,
        name: `${rateLists[series].type} ${label}`,
        series,
        label,
        kind: 'percent',
      })),
    ),
  ];
}

/**
 * Returns an updater that sets the value of a figure in a point. Other rates of a list and the
 * typed change of an index stay.
 */
export function withValue({ label }: Subject, value: number) {
  return (stored: Point | undefined): PointFigure => {
    if (label === undefined) return { ...(stored && figureOf(stored)), value };
    const tenures: Tenure[] = stored !== undefined && 'tenures' in stored ? stored.tenures : [];
    const index = tenures.findIndex((tenure) => sameLabel(tenure.label) === sameLabel(label));
    const rate = { label: tenures[index]?.label ?? label, rate: value };
    return { tenures: index < 0 ? [...tenures, rate] : tenures.with(index, rate) };
  };
}

/**
 * Returns an updater that removes a figure from a point. A list keeps its other rates. If no rate
 * is left, the updater returns null.
 */
export function withoutValue({ label }: Subject) {
  return (stored: Point | undefined): PointFigure | null => {
    if (label === undefined || stored === undefined || !('tenures' in stored)) return null;
    const tenures = stored.tenures.filter((each) => sameLabel(each.label) !== sameLabel(label));
    return tenures.length === 0 ? null : { tenures };
  };
}

/** Formats a value of the figure as visitors see it. */
export function figureText({ kind }: Subject, value: number): string {
  return kind === 'price' ? formatPrice(value) : formatPercent(value);
}
