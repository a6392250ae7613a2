import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type RootState, useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { selectStockEditor, stockEditors } from '@/features/equity/admin/equityThunks';
import { parseStockList } from '@/features/equity/documents';
import {
  asiEditor,
  fixedIncomeEditor,
  macroeconomicsEditor,
  selectAsiEditor,
  selectFixedIncomeEditor,
  selectMacroeconomicsEditor,
} from '@/features/market/admin/marketThunks';
import { parseAsi, parseFixedIncome, parseMacroeconomics } from '@/features/market/documents';
import { isRetrying, type Requested, viewOf } from '@/lib/requested';
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

interface SlotPart<T> extends Part {
  /** What was loaded last; a reload keeps it on the page. */
  stored: T | null;
}

interface SlotEditor {
  load: () => ThunkAction<unknown, RootState, unknown, UnknownAction>;
  close: () => UnknownAction;
}

/** The documents of an editor, loaded while the page is open. */
function useSlot<T>(slot: Requested<T | null>, { load, close }: SlotEditor): SlotPart<T> {
  const dispatch = useAppDispatch();
  const open = () => void dispatch(load());
  const begin = useEffectEvent(open);
  const end = useEffectEvent(() => dispatch(close()));
  useEffect(() => {
    begin();
    return () => void end();
  }, []);
  const { data } = slot;
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  const failed = viewOf(slot) === 'failed';
  return {
    stored: data ?? last,
    status: failed ? 'failed' : data === null && last === null ? 'loading' : 'ready',
    fresh: data !== null,
    error: slot.error ?? '',
    retrying: isRetrying(slot),
    reload: open,
  };
}

function together(one: Part, other: Part): Part {
  const failed = [one, other].filter(({ status }) => status === 'failed');
  return {
    status:
      failed.length > 0
        ? 'failed'
        : one.status === 'ready' && other.status === 'ready'
          ? 'ready'
          : 'loading',
    fresh: one.fresh && other.fresh,
    error: failed[0]?.error ?? '',
    retrying: failed.some(({ retrying }) => retrying),
    reload: () => {
      for (const part of failed.length > 0 ? failed : [one, other]) part.reload();
    },
  };
}

/** The stored figures, in the parts in which the editors load and save them. */
export function useFigures() {
  const asi = useSlot(useAppSelector(selectAsiEditor), asiEditor);
  const macro = useSlot(useAppSelector(selectMacroeconomicsEditor), macroeconomicsEditor);
  const rates = useSlot(useAppSelector(selectFixedIncomeEditor), fixedIncomeEditor);
  const gainers = useSlot(useAppSelector(selectStockEditor('gainers')), stockEditors.gainers);
  const losers = useSlot(useAppSelector(selectStockEditor('losers')), stockEditors.losers);
  const stored = useMemo(
    (): StoredFigures => ({
      asi: parseAsi(asi.stored?.asi),
      macro: parseMacroeconomics(macro.stored),
      rates: parseFixedIncome(rates.stored),
      stocks: {
        gainers: parseStockList('gainers', gainers.stored?.list),
        losers: parseStockList('losers', losers.stored?.list),
      },
    }),
    [asi.stored, macro.stored, rates.stored, gainers.stored, losers.stored],
  );
  return { stored, parts: { asi, macro, rates, stocks: together(gainers, losers) } };
}

export type FigureParts = ReturnType<typeof useFigures>['parts'];
