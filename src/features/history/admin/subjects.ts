/** Lists the figures whose history staff can correct. Each has one number for a day or period. */
import { formatPercent, formatPrice } from '@/lib/format';
import type { FigureKind } from '@/lib/numbers';
import { listKeys } from '@/lib/records';
import { type BondId, bondIds, type Tenure } from '@/figures/market';
import {
  toPointFigure,
  hasPeriods,
  type Point,
  type PointFigure,
  type SeriesId,
} from '@/figures/history';
import { macroTitles } from '@/figures/admin/macroDraft';
import { figures, rateLists } from '@/figures/registry';
import { normalizeLabel } from '../figures';

export interface HistorySubject {
  id: string;
  name: string;
  series: SeriesId;
  /** The tenor, if the figure is a rate in a list. */
  label?: string;
  kind: FigureKind;
}

/** Lists all figures with a history, including the rate of each label. */
export function listSubjects(
  labels: Readonly<Record<BondId, readonly string[]>>,
): HistorySubject[] {
  const names = { asi: figures.asi.title, ...macroTitles };
  return [
    ...listKeys(names).map((series): HistorySubject => ({
      id: series,
      name: names[series],
      series,
      kind: hasPeriods(series) ? 'percent' : 'price',
    })),
    ...bondIds.flatMap((series) =>
      labels[series].map((label): HistorySubject => ({
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
export function createValueSetter({ label }: HistorySubject, value: number) {
  return (stored: Point | undefined): PointFigure => {
    if (label === undefined) return { ...(stored && toPointFigure(stored)), value };
    const tenures: Tenure[] = stored !== undefined && 'tenures' in stored ? stored.tenures : [];
    const index = tenures.findIndex(
      (tenure) => normalizeLabel(tenure.label) === normalizeLabel(label),
    );
    const rate = { label: tenures[index]?.label ?? label, rate: value };
    return { tenures: index < 0 ? [...tenures, rate] : tenures.with(index, rate) };
  };
}

/**
 * Returns an updater that removes a figure from a point. A list keeps its other rates. If no rate
 * is left, the updater returns null.
 */
export function createValueRemover({ label }: HistorySubject) {
  return (stored: Point | undefined): PointFigure | null => {
    if (label === undefined || stored === undefined || !('tenures' in stored)) return null;
    const tenures = stored.tenures.filter(
      (each) => normalizeLabel(each.label) !== normalizeLabel(label),
    );
    return tenures.length === 0 ? null : { tenures };
  };
}

/** Formats a value of the figure as visitors see it. */
export function formatFigureValue({ kind }: HistorySubject, value: number): string {
  return kind === 'price' ? formatPrice(value) : formatPercent(value);
}
