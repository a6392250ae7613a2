import { useState } from 'react';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import { getServerNow } from '@/firebase/staff/clock';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import { NOTE_SAVE, type NoteContent } from '@/firebase/staff/notes';
import { useAppDispatch } from '@/ui/storeHooks';
import { tonightMessages } from '../messages';
import { PUBLICATION_METADATA, createSaves } from './publication';
import { createReview } from './reviewOf';
import type { PublishAttempt, Publication } from './published';
import type { ReadyFigures } from '../checklist/ready';

interface PublishOptions {
  ready: ReadyFigures;
  note: NoteContent | null;
  session: string;
  stored: StoredFigures;
  /** True to overwrite figures that another user has saved since they were loaded. */
  overwrite: boolean;
  onPublished: () => void;
}

/** Publishes figures and stores the outcome. `email` is the address of the signed-in user. */
export function usePublication(email: string) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState<PublishAttempt>({ state: 'idle' });
  const [published, setPublished] = useState<Publication | null>(null);

  /** Publishes all figures that are ready in one commit. If it fails, none of them is published. */
  async function publish(options: PublishOptions) {
    const { ready, note, session, stored, overwrite, onPublished } = options;
    setAttempt({ state: 'publishing' });
    const at = getServerNow();
    const saves = createSaves(ready.next, at, overwrite, session, note);
    const { payload } = await dispatch(
      saveTogether({ saves, note: PUBLICATION_METADATA, message: tonightMessages.publishFailed }),
    );
    if (typeof payload !== 'object') {
      setAttempt({ state: 'failed', failure: payload ?? tonightMessages.publishFailed });
      return;
    }
    if (payload.result === 'conflict') {
      const theirs = payload.theirs[NOTE_SAVE]?.documents[NOTE_SAVE] ?? null;
      setAttempt({ state: 'conflict', note: theirs });
      return;
    }
    const { changes } = createReview(stored, ready.next, note);
    const { rows, indicators } = ready;
    setAttempt({ state: 'idle' });
    const { changeId } = payload;
    const hasNote = note !== null;
    setPublished({ at, email, changeId, session, changes, rows, indicators, hasNote });
    onPublished();
  }

  return {
    attempt,
    published,
    publish,
    clearAttempt: () => setAttempt({ state: 'idle' }),
    clearPublished: () => setPublished(null),
  };
}
