/** The figures whose history staff can correct, each of them one number a day or period. */
import { formatPercent, formatPrice } from '@/lib/format';
import type { FigureKind } from '@/lib/numbers';
import { type BondId, bondIds, indicatorIds, type Tenure } from '@/figures/market';
import { figureOf, type Point, type PointFigure, type SeriesId } from '@/figures/history';
import { EXCHANGE_TITLE } from '@/figures/admin/macroDraft';
import { indicators, rateLists } from '@/figures/registry';
import { sameLabel, valueOf } from '../history/figures';

export interface Subject {
  /** Tells it from the others. */
  id: string;
  name: string;
  series: SeriesId;
  /** The tenure of a rate in a list. */
  label?: string;
  kind: FigureKind;
}

/** Returns all figures; the lists have one for each label. */
export function historySubjects(labels: Readonly<Record<BondId, readonly string[]>>): Subject[] {
  return [
    { id: 'asi', name: 'All Share Index', series: 'asi', kind: 'price' },
    { id: 'exchangeRate', name: EXCHANGE_TITLE, series: 'exchangeRate', kind: 'price' },
    ...indicatorIds.map((series): Subject => ({
      id: series,
      name: indicators[series].title,
      series,
      kind: 'percent',
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

/** Returns the number that a point has for a figure; null where it has none. */
export function valueAt({ label }: Subject, point: PointFigure | undefined): number | null {
  return point === undefined ? null : (valueOf(point, label) ?? null);
}

/** Returns how a point gets this number; a list's other rates and an index's typed change stay. */
export function withValue({ label }: Subject, value: number) {
  return (stored: Point | undefined): PointFigure => {
    if (label === undefined) return { ...(stored && figureOf(stored)), value };
    const tenures: Tenure[] = stored !== undefined && 'tenures' in stored ? stored.tenures : [];
    const place = tenures.findIndex((tenure) => sameLabel(tenure.label) === sameLabel(label));
    const rate = { label: tenures[place]?.label ?? label, rate: value };
    return { tenures: place < 0 ? [...tenures, rate] : tenures.with(place, rate) };
  };
}

/** Formats a figure's number as visitors read it. */
export function figureText({ kind }: Subject, value: number): string {
  return kind === 'price' ? formatPrice(value) : formatPercent(value);
}
