/** The figures whose history staff can correct. Each has one number for a day or period. */
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
  /** The tenor of a rate in a list. */
  label?: string;
  kind: FigureKind;
}

/** Returns all figures. Each label of a list is a figure. */
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
 * Returns a function that sets this number in a point. Other rates of a list and the typed change
 * of an index stay.
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
 * Returns a function that removes this figure from a point. A list keeps its other rates. Returns
 * null if no rate is left.
 */
export function withoutValue({ label }: Subject) {
  return (stored: Point | undefined): PointFigure | null => {
    if (label === undefined || stored === undefined || !('tenures' in stored)) return null;
    const tenures = stored.tenures.filter((each) => sameLabel(each.label) !== sameLabel(label));
    return tenures.length === 0 ? null : { tenures };
  };
}

/** Formats a figure's number as visitors read it. */
export function figureText({ kind }: Subject, value: number): string {
  return kind === 'price' ? formatPrice(value) : formatPercent(value);
}
