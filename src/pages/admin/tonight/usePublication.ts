import { useState } from 'react';
import { type RootState, useAppDispatch } from '@/app/admin/hooks';
import { stockEditors } from '@/features/equity/admin/equityThunks';
import { documentOf, stocksOf } from '@/figures/admin/stockDraft';
import { stockKinds } from '@/figures/stocks';
import { sessionAt } from '@/figures/admin/session';
import {
  asiEditor,
  fixedIncomeEditor,
  macroeconomicsEditor,
} from '@/features/market/admin/marketThunks';
import { serverNow } from '@/firebase/staff/clock';
import { type EditorSave, saveTogether } from '@/firebase/staff/editedDocuments';
import { tonightMessages } from './messages';
import type { NextFigures } from './summary';

/** What the record of a publication names. */
export const PUBLICATION = { part: 'tonight', kind: 'publish' } as const;

/** What each editor would save of it, by the thunks of their own pages. */
export function savesOf(
  next: NextFigures,
  now: Date,
  overwrite = false,
  day = sessionAt(now),
): EditorSave<RootState>[] {
  // Staff looked at each figure of this session, those that stay as they are too.
  const session = { day, confirmed: true } as const;
  const { asi, exchangeRate, rates, indicators } = next;
  const macro = { ...indicators, ...(exchangeRate && { exchangeRate }) };
  return [
    asiEditor.saving({ next: asi === undefined ? {} : { asi }, overwrite }),
    fixedIncomeEditor.saving({ next: rates, overwrite, session }),
    macroeconomicsEditor.saving({ next: macro, overwrite, session }),
    ...stockKinds.map((kind) => {
      const stocks = stocksOf(kind, next.stocks[kind] ?? [], now);
      const list = stocks && documentOf(kind, stocks, now);
      return stockEditors[kind].saving({ next: list === null ? {} : { list }, overwrite });
    }),
  ];
}

export type PublishState = 'idle' | 'publishing' | 'conflict' | 'failed';

/** What a publication left: its time and its record. */
export interface Publication {
  at: Date;
  changeId: string | null;
}

/** Publishes in one commit, all or nothing, unless somebody has saved since the figures were loaded. */
export function usePublication() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<PublishState>('idle');
  const [failure, setFailure] = useState('');
  return {
    state,
    /** Why the last try failed. */
    failure,
    /** Forgets how the last try ended. */
    clear: () => setState('idle'),
    publish: async (
      next: NextFigures,
      session: string,
      overwrite: boolean,
    ): Promise<Publication | null> => {
      setState('publishing');
      const at = serverNow();
      const message = tonightMessages.publishFailed;
      const saves = savesOf(next, at, overwrite, session);
      const { payload } = await dispatch(saveTogether(saves, PUBLICATION, message));
      if (typeof payload !== 'object') {
        setFailure(payload ?? message);
        setState('failed');
        return null;
      }
      setState(payload.result === 'conflict' ? 'conflict' : 'idle');
      return payload.result === 'saved' ? { at, changeId: payload.changeId } : null;
    },
  };
}
