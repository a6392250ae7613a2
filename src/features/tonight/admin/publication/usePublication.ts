import { useState } from 'react';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import { serverNow } from '@/firebase/staff/clock';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import { useAppDispatch } from '@/ui/storeHooks';
import { tonightMessages } from '../messages';
import { PUBLICATION, savesOf } from './publication';
import { reviewOf } from './reviewOf';
import type { Attempt, Publication } from './published';
import type { Ready } from '../checklist/ready';

interface PublishOptions {
  ready: Ready;
  session: string;
  stored: StoredFigures;
  /** True to replace figures that somebody else has saved since they were loaded. */
  overwrite: boolean;
  onPublished: () => void;
}

/** Publishes figures and stores the outcome. `email` is the address of the signed-in user. */
export function usePublication(email: string) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const [published, setPublished] = useState<Publication | null>(null);

  /** Publishes all figures that are ready in one commit, or none of them. */
  async function publish({ ready, session, stored, overwrite, onPublished }: PublishOptions) {
    setAttempt({ state: 'publishing' });
    const at = serverNow();
    const saves = savesOf(ready.next, at, overwrite, session);
    const { payload } = await dispatch(
      saveTogether({ saves, note: PUBLICATION, message: tonightMessages.publishFailed }),
    );
    if (typeof payload !== 'object') {
      setAttempt({ state: 'failed', failure: payload ?? tonightMessages.publishFailed });
      return;
    }
    if (payload.result === 'conflict') {
      setAttempt({ state: 'conflict' });
      return;
    }
    const { changes } = reviewOf(stored, ready.next);
    const { rows, indicators } = ready;
    setAttempt({ state: 'idle' });
    setPublished({ at, email, changeId: payload.changeId, session, changes, rows, indicators });
    onPublished();
  }

  return {
    attempt,
    published,
    publish,
    /** Clears a failure or a conflict. */
    clearAttempt: () => setAttempt({ state: 'idle' }),
    /** Clears a publication that was undone. */
    clearPublished: () => setPublished(null),
  };
}
