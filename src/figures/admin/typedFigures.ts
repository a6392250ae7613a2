/**
 * Lists the figures that staff type on the Tonight page: the index, the exchange rate and the
 * rates.
 */
import { formatNumberText, parseUsableNumber } from '@/lib/numbers';
import type { SanityCheck } from '@/lib/sanityCheck';
import { hasTenures } from '../history';
import type { BondId } from '../market';
import { figures } from '../registry';
import { listCloses, compareWithPrevious } from './closes';
import type { SessionInput } from './sessionInput';
import { warnIfCopied } from './pastChecks';
import { checkTenure, RATE_INPUT, toRatesDraft } from './ratesDraft';
import type { FigureRow } from './tonightDraft';

export const PRICE_INPUT = { kind: 'price', cents: false } as const;

/** The id of the index, the exchange rate or a list of rates. */
export type TypedId = Exclude<FigureRow, 'stocks'>;

export interface TypedFigure {
  /** The key of the figure in the draft. */
  key: string;
  label: string;
  /** The stored value as text. Empty if there is none. */
  stored: string;
  text: string;
  check: typeof PRICE_INPUT | typeof RATE_INPUT;
}

export const isTyped = ({ text }: TypedFigure) => text.trim() !== '';
export const getTypedOrStored = (figure: TypedFigure) =>
  isTyped(figure) ? figure.text : figure.stored;

export const toRateKey = (id: BondId, label: string) => `${id} ${label}`;

/** Returns the figures of a row. A list has one figure for each rate, and any other row has one. */
export function listTypedFigures(
  { draft, stored }: Pick<SessionInput, 'draft' | 'stored'>,
  id: TypedId,
): TypedFigure[] {
  if (hasTenures(id)) {
    return toRatesDraft(stored)[id].map(({ label, rate }) => {
      const key = toRateKey(id, label);
      return { key, label, stored: rate, text: draft.typed[key] ?? '', check: RATE_INPUT };
    });
  }
  const value = (id === 'asi' ? stored.asi?.value : stored.exchangeRate) ?? null;
  const shown = value === null ? '' : formatNumberText(value);
  const label = figures[id].title;
  return [{ key: id, label, stored: shown, text: draft.typed[id] ?? '', check: PRICE_INPUT }];
}

/**
 * Compares a typed rate with the stored rate. Compares a typed index or exchange rate with the
 * previous close.
 */
export function checkTypedFigure(
  input: SessionInput,
  id: TypedId,
  { label, text, check }: TypedFigure,
): SanityCheck {
  const { session, stored, closes } = input;
  if (hasTenures(id)) return checkTenure(id, { label, rate: text }, stored[id]);
  const typed = parseUsableNumber(text, check);
  const newDate = id === 'asi' && stored.asi !== null && stored.asi.date < session;
  const compared = compareWithPrevious(input.before[id], typed, session, newDate);
  if (id !== 'asi' || typed === null || compared.tone === 'warning') return compared;
  const copied = warnIfCopied({ key: session, value: typed }, listCloses(closes));
  return copied.tone === 'warning' ? copied : compared;
}
