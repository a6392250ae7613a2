import { useState } from 'react';
import { type RootState, useAppDispatch } from '@/app/admin/hooks';
import { stockEditors } from '@/features/equity/admin/equityThunks';
import { documentOf, stocksOf } from '@/features/equity/admin/stockDraft';
import { stockKinds } from '@/features/equity/documents';
import { sessionAt } from '@/features/market/admin/session';
import {
  asiEditor,
  fixedIncomeEditor,
  macroeconomicsEditor,
} from '@/features/market/admin/marketThunks';
import { failureText, serverNow } from '@/firebase/staff/clock';
import { type EditorSave, saveTogether } from '@/firebase/staff/editedDocuments';
import type { SavedByOther } from '@/lib/edited';
import { tonightMessages } from './messages';
import type { NextFigures, StoredFigures } from './summary';
import { readTheirs } from './theirs';

/** What the record of a publication names. */
export const PUBLICATION = { part: 'tonight', kind: 'publish' } as const;

/** What each editor would save of it, by the thunks of their own pages. */
export function savesOf(
  next: NextFigures,
  now: Date,
  overwrite = false,
  day = sessionAt(now),
): EditorSave<RootState>[] {
  const saves: EditorSave<RootState>[] = [];
  // Staff looked at each figure of this session, those that stay as they are too.
  const session = { day, confirmed: true } as const;
  const { asi, exchangeRate, rates, indicators } = next;
  if (asi !== undefined) saves.push(asiEditor.saving({ next: { asi }, overwrite }));
  if (Object.keys(rates).length > 0) {
    saves.push(fixedIncomeEditor.saving({ next: rates, overwrite, session }));
  }
  const macro = { ...indicators, ...(exchangeRate && { exchangeRate }) };
  if (Object.keys(macro).length > 0) {
    saves.push(macroeconomicsEditor.saving({ next: macro, overwrite, session }));
  }
  for (const kind of stockKinds) {
    const stocks = stocksOf(kind, next.stocks[kind] ?? [], now);
    if (stocks === null) continue;
    const list = documentOf(kind, stocks, now);
    saves.push(stockEditors[kind].saving({ next: { list }, overwrite }));
  }
  return saves;
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
  const [theirs, setTheirs] = useState<SavedByOther<StoredFigures> | null>(null);
  const [failure, setFailure] = useState('');
  return {
    state,
    /** What somebody else saved, after a conflict; null where it could not be read. */
    theirs,
    /** Why the last try failed. */
    failure,
    /** Forgets how the last try ended. */
    clear: () => {
      setState('idle');
      setTheirs(null);
    },
    publish: async (
      next: NextFigures,
      session: string,
      overwrite: boolean,
    ): Promise<Publication | null> => {
      setState('publishing');
      const at = serverNow();
      try {
        const saved = await dispatch(
          saveTogether(savesOf(next, at, overwrite, session), PUBLICATION),
        );
        // Before the conflict is said: what is said of it stays where it is then.
        setTheirs(saved.result === 'conflict' ? await readTheirs() : null);
        setState(saved.result === 'conflict' ? 'conflict' : 'idle');
        return saved.result === 'saved' ? { at, changeId: saved.changeId } : null;
      } catch (error) {
        console.error(tonightMessages.publishFailed, error);
        setFailure(failureText(tonightMessages.publishFailed, error));
        setState('failed');
        return null;
      }
    },
  };
}
