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
  label?: string;
  kind: FigureKind;
}

/** Returns all figures with a history. Each rate of a list is a figure. */
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
 * Returns a function that sets the value of a figure in a point. Other rates in the point and the
 * typed change of the index do not change.
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
 * Returns a function that removes a figure from a point. The other rates of a list stay. If no rate
 * is left, the function returns null.
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

/** Formats a value as visitors see it: '105,432.07', '18.42%'. */
export function formatFigureValue({ kind }: HistorySubject, value: number): string {
  return kind === 'price' ? formatPrice(value) : formatPercent(value);
}
