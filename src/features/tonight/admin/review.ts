import {
  asiDifferences,
  exchangeDifferences,
  figureRow,
  indicatorDifferences,
  rateDifferences,
  rateRows,
} from '@/figures/admin/differences';
import { stocksOf } from '@/figures/admin/stockDraft';
import { listDifferences } from '@/figures/admin/stockDifferences';
import { bondIds, indicatorIds } from '@/figures/market';
import { figures, indicators } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import { dayWithoutYear } from '@/lib/days';
import { type Difference, listed, type Row } from '@/lib/difference';
import type { TonightDraft } from './draft';
import { type NextFigures, typedRates, type StoredFigures, stockRows } from './entries';
import { tonightMessages } from './messages';

/** Returns what publishing would change, figure by figure, and what stays as it is, such as 'T-bills'. */
export function reviewOf(stored: StoredFigures, next: NextFigures) {
  const changes: Difference[] = [];
  const stays: string[] = [];
  const add = (name: string, found: readonly Difference[]) => {
    changes.push(...found);
    if (found.length === 0) stays.push(name);
  };
  if (next.asi !== undefined) add(figures.asi.title, asiDifferences(stored.asi, next.asi));
  for (const kind of stockKinds) {
    const rows = next[kind];
    if (rows === undefined) continue;
    const stocks = (stocksOf(kind, rows, new Date(0)) ?? []).filter(({ symbol }) => symbol !== '');
    add(figures[kind].title, listDifferences(kind, stored[kind]?.stocks ?? [], stocks));
  }
  if (next.exchangeRate !== undefined) {
    const found = exchangeDifferences(stored.exchangeRate, next.exchangeRate.price);
    add(figures.exchangeRate.title, found);
  }
  for (const id of bondIds) {
    const tenures = next[id]?.tenures;
    if (tenures === undefined) continue;
    const found = rateDifferences(id, stored[id] ?? [], tenures);
    add(figures[id].title, found);
    const moved = found.map(({ after }) => after?.alone);
    const same = tenures.map(({ label }) => label).filter((label) => !moved.includes(label));
    if (found.length > 0 && same.length > 0) stays.push(`${figures[id].title}, ${listed(same)}`);
  }
  for (const id of indicatorIds) {
    const indicator = next[id];
    if (indicator === undefined) stays.push(indicators[id].name);
    else changes.push(...indicatorDifferences(id, stored[id], indicator));
  }
  return { changes, stays };
}

/** Describes the session that a draft was typed for. */
export const sessionRow = ({ session }: TonightDraft): Row => ({
  label: 'Typed for',
  text: dayWithoutYear(session),
});

/** Describes a draft part by part: what is stored where nothing is typed. */
export function draftRows(draft: TonightDraft, stored: StoredFigures): Row[] {
  return [
    figureRow(figures.asi.title, draft.typed['asi'] ?? '', 'price', stored.asi?.value),
    ...stockKinds.map((kind): Row => {
      const typed = stockRows(draft, stored, kind);
      const shown =
        typed.length > 0
          ? typed.map(({ symbol, previous, current }) => `${symbol} ${previous} ${current}`)
          : (stored[kind]?.stocks ?? []).map(
              ({ symbol, previousDayClose, currentDayClose }) =>
                `${symbol} ${previousDayClose} ${currentDayClose}`,
            );
      return { label: figures[kind].title, text: shown.join(', ') };
    }),
    figureRow(
      figures.exchangeRate.title,
      draft.typed['exchangeRate'] ?? '',
      'price',
      stored.exchangeRate,
    ),
    ...bondIds.flatMap((id) =>
      rateRows(
        id,
        typedRates(draft, stored, id).map(({ label, stored: before, typed }) => ({
          label,
          rate: typed.trim() === '' ? before : typed,
        })),
      ),
    ),
    ...indicatorIds.map((id): Row => {
      const before = stored[id];
      const typed = draft.announced[id];
      const text = typed?.percentage ?? '';
      const row = figureRow(indicators[id].title, text, 'percent', before?.percentage);
      const detail = typed?.date ?? before?.date ?? '';
      return detail === '' ? row : { ...row, detail };
    }),
    ...(['exchangeRate', ...bondIds] as const).map((id): Row => ({
      label: `${figures[id].title}: ${tonightMessages.asBefore}`,
      text: draft.same.includes(id) ? 'Yes' : '',
    })),
  ];
}
