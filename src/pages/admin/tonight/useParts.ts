import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
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

/** The documents of an editor, loaded while the page is open. */
function useSlot<T>(slot: Requested<T | null>, load: () => void, close: () => void): SlotPart<T> {
  const open = useEffectEvent(load);
  const end = useEffectEvent(close);
  useEffect(() => {
    open();
    return () => end();
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
    reload: load,
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
  const dispatch = useAppDispatch();
  const asi = useSlot(
    useAppSelector(selectAsiEditor),
    () => void dispatch(asiEditor.load()),
    () => dispatch(asiEditor.close()),
  );
  const macro = useSlot(
    useAppSelector(selectMacroeconomicsEditor),
    () => void dispatch(macroeconomicsEditor.load()),
    () => dispatch(macroeconomicsEditor.close()),
  );
  const rates = useSlot(
    useAppSelector(selectFixedIncomeEditor),
    () => void dispatch(fixedIncomeEditor.load()),
    () => dispatch(fixedIncomeEditor.close()),
  );
  const gainers = useSlot(
    useAppSelector(selectStockEditor('gainers')),
    () => void dispatch(stockEditors.gainers.load()),
    () => dispatch(stockEditors.gainers.close()),
  );
  const losers = useSlot(
    useAppSelector(selectStockEditor('losers')),
    () => void dispatch(stockEditors.losers.load()),
    () => dispatch(stockEditors.losers.close()),
  );
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
