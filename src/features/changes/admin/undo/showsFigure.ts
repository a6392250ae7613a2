/** Compares a figure on Home with a point of the history. */
import type { StoredFields } from '@/lib/stored';
import type { PointFigure, SeriesId } from '@/figures/history';
import { parseTenure } from '@/figures/market';

/** Returns the name of the field with the figure, in a document that has only one figure. */
const getValueField = (series: SeriesId) =>
  series === 'asi' ? 'value' : series === 'exchangeRate' ? 'price' : 'percentage';

/**
 * Returns whether a stored document of the home page has the same figure as a point in the history.
 * Rates are compared by label. Labels that are in only one of the two lists are ignored.
 */
export function showsFigure(
  series: SeriesId,
  document: StoredFields,
  figure: PointFigure,
): boolean {
  if ('tenures' in figure) {
    const stored: unknown = document['tenures'];
    const rates = Array.isArray(stored) ? stored.flatMap((each) => parseTenure(each) ?? []) : [];
    const pairs = figure.tenures.flatMap(({ label, rate }) => {
      const shown = rates.find((each) => each.label === label);
      return shown === undefined ? [] : [{ rate, shown: shown.rate }];
    });
    return pairs.length > 0 && pairs.every(({ rate, shown }) => rate === shown);
  }
  const { value, change } = figure;
  const isSame = change === undefined || document['change'] === change;
  return isSame && document[getValueField(series)] === value;
}
