import { useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import type { NextFigures } from '@/figures/admin/entries';
import { sessionAt } from '@/figures/admin/session';
import { stockDocumentOf } from '@/figures/admin/stockDraft';
import { bondIds, macroIds } from '@/figures/market';
import { stockKinds } from '@/figures/stocks';
import { serverNow } from '@/firebase/staff/clock';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { pickKeys } from '@/lib/records';
import { tonightMessages } from './messages';

/** What the record of a publication names. */
export const PUBLICATION = { part: 'tonight', kind: 'publish' } as const;

/** What each editor saves of a publication. */
export function savesOf(next: NextFigures, now: Date, overwrite = false, day = sessionAt(now)) {
  // Staff looked at each figure of this session, those that stay as they are too.
  const session = { day, confirmed: true } as const;
  return [
    figureEditors.asi.saving({ next: pickKeys(next, ['asi']), overwrite }),
    figureEditors.fixedIncome.saving({ next: pickKeys(next, bondIds), overwrite, session }),
    figureEditors.macroeconomics.saving({ next: pickKeys(next, macroIds), overwrite, session }),
    ...stockKinds.map((kind) => {
      const list = stockDocumentOf(kind, next[kind] ?? [], now);
      return figureEditors[kind].saving({ next: list === null ? {} : { list }, overwrite });
    }),
  ];
}

/** Publishes in one commit, all or nothing, unless somebody has saved since the figures were loaded. */
export function usePublication() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'publishing' | 'conflict' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  return {
    state,
    /** Why the last try failed. */
    failure,
    /** Forgets how the last try ended. */
    clear: () => setState('idle'),
    /** Resolves with the time and the record of the publication; null where nothing was written. */
    publish: async (next: NextFigures, session: string, overwrite: boolean) => {
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
