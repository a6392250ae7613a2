import { useMemo, useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type RootState, useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { selectStockEditor, stockEditors } from '@/features/equity/admin/equityThunks';
import { parseStockList } from '@/figures/stocks';
import {
  asiEditor,
  fixedIncomeEditor,
  macroeconomicsEditor,
  selectAsiEditor,
  selectFixedIncomeEditor,
  selectMacroeconomicsEditor,
} from '@/features/market/admin/marketThunks';
import { parseAsi, parseFixedIncome, parseMacroeconomics } from '@/figures/market';
import type { EditedDocuments, StoredByName } from '@/firebase/staff/editedDocuments';
import type { SavedByOther } from '@/lib/edited';
import { byText } from '@/lib/order';
import { isRetrying, viewOf } from '@/lib/requestState';
import { useOpened } from '@/ui/admin/EditorBox';
import type { StoredFigures } from './summary';

/** A part of the page that is loaded, and can fail, by itself. */
export interface Part {
  status: 'loading' | 'failed' | 'ready';
  /** Whether what is stored now is here: nothing is published without. */
  fresh: boolean;
  error: string;
  retrying: boolean;
  reload: () => void;
}

/** Parts that stand or fall together. */
export function together(parts: readonly Part[]): Part {
  const failed = parts.filter(({ status }) => status === 'failed');
  const waiting = parts.some(({ status }) => status === 'loading');
  return {
    status: failed.length > 0 ? 'failed' : waiting ? 'loading' : 'ready',
    fresh: parts.every(({ fresh }) => fresh),
    error: failed[0]?.error ?? '',
    retrying: failed.some(({ retrying }) => retrying),
    reload: () => {
      for (const part of failed.length > 0 ? failed : parts) part.reload();
    },
  };
}

interface OpenEditor {
  load: () => ThunkAction<unknown, RootState, unknown, UnknownAction>;
  close: () => UnknownAction;
}

interface EditorPart extends Part {
  slot: EditedDocuments;
  /** What was loaded last; a reload keeps it on the page. */
  stored: StoredByName | null;
}

/** The documents of an editor, loaded while the page is open. */
function useEditorPart(slot: EditedDocuments, { load, close }: OpenEditor): EditorPart {
  const dispatch = useAppDispatch();
  const reload = () => void dispatch(load());
  useOpened(reload, () => dispatch(close()));
  const { data } = slot;
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  const stored = data ?? last;
  const failed = viewOf(slot) === 'failed';
  return {
    slot,
    stored,
    status: failed ? 'failed' : stored === null ? 'loading' : 'ready',
    fresh: data !== null,
    error: slot.error ?? '',
    retrying: isRetrying(slot),
    reload,
  };
}

type ByEditor<T> = Readonly<Record<'asi' | 'macro' | 'rates' | 'gainers' | 'losers', T>>;

const figuresIn = (of: ByEditor<StoredByName | null>): StoredFigures => ({
  asi: parseAsi(of.asi?.['asi']),
  macro: parseMacroeconomics(of.macro),
  rates: parseFixedIncome(of.rates),
  stocks: {
    gainers: parseStockList('gainers', of.gainers?.['list']),
    losers: parseStockList('losers', of.losers?.['list']),
  },
});

/** What somebody else saved before us, and who saved last; null where it could not be read. */
function theirsIn(parts: ByEditor<EditorPart>): SavedByOther<StoredFigures> | null {
  const all = Object.values(parts).map(({ slot }) => slot.theirs);
  const [last] = all.filter((each) => each !== null).toSorted((a, b) => byText(b.at, a.at));
  if (last === undefined || all.includes(null)) return null;
  const of = ({ slot }: EditorPart) => slot.theirs?.documents ?? null;
  return {
    ...last,
    documents: figuresIn({
      asi: of(parts.asi),
      macro: of(parts.macro),
      rates: of(parts.rates),
      gainers: of(parts.gainers),
      losers: of(parts.losers),
    }),
  };
}

/** The stored figures, in the parts in which the editors load and save them. */
export function useFigures() {
  const asi = useEditorPart(useAppSelector(selectAsiEditor), asiEditor);
  const macro = useEditorPart(useAppSelector(selectMacroeconomicsEditor), macroeconomicsEditor);
  const rates = useEditorPart(useAppSelector(selectFixedIncomeEditor), fixedIncomeEditor);
  const gainers = useEditorPart(useAppSelector(selectStockEditor('gainers')), stockEditors.gainers);
  const losers = useEditorPart(useAppSelector(selectStockEditor('losers')), stockEditors.losers);
  const stored = useMemo(
    () =>
      figuresIn({
        asi: asi.stored,
        macro: macro.stored,
        rates: rates.stored,
        gainers: gainers.stored,
        losers: losers.stored,
      }),
    [asi.stored, macro.stored, rates.stored, gainers.stored, losers.stored],
  );
  return {
    stored,
    theirs: theirsIn({ asi, macro, rates, gainers, losers }),
    parts: { asi, macro, rates, stocks: together([gainers, losers]) },
  };
}

export type FigureParts = ReturnType<typeof useFigures>['parts'];
