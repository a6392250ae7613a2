import type { StoredFigures } from '@/figures/admin/sessionInput';
import {
  checkTypedFigure,
  isTyped,
  type TypedFigure,
  listTypedFigures,
  type TypedId,
  getTypedOrStored,
} from '@/figures/admin/typedFigures';
import { hasTenures } from '@/figures/history';
import { formatExchangeRate, formatPrice } from '@/lib/format';
import { parseUsableNumber } from '@/lib/numbers';
import type { SanityCheck } from '@/lib/sanityCheck';
import type { SessionFacts } from '../checklist/sessionFacts';

/** A figure of a row, with the result of its comparison with the previous figure. */
export interface RowFigure extends TypedFigure {
  checked: SanityCheck;
}

export const getRowFigures = (facts: SessionFacts, id: TypedId): RowFigure[] =>
  listTypedFigures(facts, id).map((figure) => ({
    ...figure,
    checked: checkTypedFigure(facts, id, figure),
  }));

/** Returns whether the site has a figure for a row. A list counts if it has at least one rate. */
export const isStored = (stored: StoredFigures, id: TypedId): boolean =>
  hasTenures(id) ? (stored[id] ?? []).length > 0 : stored[id] !== null;

function formatFigures(
  id: TypedId,
  figures: readonly RowFigure[],
  textOf: (figure: RowFigure) => string,
): string {
  const format = id === 'exchangeRate' ? formatExchangeRate : formatPrice;
  const numbers = figures.map((figure) => {
    const text = textOf(figure);
    return parseUsableNumber(text, figure.check) ?? Number(text);
  });
  return numbers.map(format).join(', ');
}

export const formatStoredFigures = (id: TypedId, figures: readonly RowFigure[]): string =>
  formatFigures(id, figures, ({ stored }) => stored);

export const formatNextFigures = (id: TypedId, figures: readonly RowFigure[]): string =>
  formatFigures(id, figures, getTypedOrStored);

export const isConfirmedUnchanged = (
  { draft }: SessionFacts,
  id: TypedId,
  figures: readonly RowFigure[],
): boolean => draft.same.includes(id) && !figures.every(isTyped);
