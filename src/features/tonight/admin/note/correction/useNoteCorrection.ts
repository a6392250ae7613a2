import { useState } from 'react';
import { type Note, parseNote, UNMARKED_MINUTES } from '@/figures/notes';
import { getServerNow } from '@/firebase/staff/clock';
import { saveTogether, type StoredByName } from '@/firebase/staff/editedDocuments';
import { createCorrectionSave, NOTE_SAVE, type NoteChange } from '@/firebase/staff/notes';
import type { SavedByOther } from '@/lib/edited';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useDraft } from '@/ui/admin/useDraft';
import { useAppDispatch } from '@/ui/storeHooks';
import { correctionMessages } from '../../correctionMessages';
import {
  correctionDraft,
  createCorrectionDraft,
  describeCorrectionDraft,
  findCorrectionErrors,
  toNoteChange,
  toTheirDraft,
} from './correctionDraft';
import { useIsBefore } from './useIsBefore';

const MINUTE_MS = 60_000;

/** The version of the note that another user saved. Null if it could not be loaded. */
type Theirs = SavedByOther<StoredByName> | null;

export interface PublishedCorrection {
  before: Note;
  change: NoteChange;
  at: Date;
  /** The id of the change record. Null if an earlier attempt had already stored the correction. */
  changeId: string | null;
}

export function useNoteCorrection(note: Note, onPublished: (done: PublishedCorrection) => void) {
  const dispatch = useAppDispatch();
  const outcome = useActionOutcome();
  const [isPublishing, setPublishing] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: Theirs } | null>(null);
  const edited = useDraft(() => createCorrectionDraft(note), {
    editor: `note/${note.session}`,
    schema: correctionDraft,
    describe: describeCorrectionDraft,
  });
  const unmarkedUntil = new Date(Date.parse(note.savedAt) + UNMARKED_MINUTES * MINUTE_MS);
  const canBeUnmarked = useIsBefore(unmarkedUntil.getTime());
  const draft = { ...edited.draft, isMarked: edited.draft.isMarked || !canBeUnmarked };
  const errors = findCorrectionErrors(draft, note);
  const theirFields = conflict?.theirs?.documents[NOTE_SAVE];
  const theirNote = theirFields === undefined ? null : parseNote(note.session, theirFields);

  async function publish(overwrite = false) {
    if (isPublishing || Object.values(errors).some((error) => error !== null)) return;
    outcome.begin();
    setConflict(null);
    setPublishing(true);
    const at = getServerNow();
    const change = toNoteChange(draft);
    const { payload } = await dispatch(
      saveTogether({
        saves: [createCorrectionSave(note, change, at, overwrite)],
        note: { part: 'notes', kind: 'save' },
        message: correctionMessages.failed,
      }),
    );
    setPublishing(false);
    if (typeof payload !== 'object') {
      outcome.fail(payload ?? correctionMessages.failed);
    } else if (payload.result === 'conflict') {
      outcome.clear();
      setConflict({ theirs: payload.theirs[NOTE_SAVE] ?? null });
    } else {
      edited.markSaved(edited.draft);
      onPublished({ before: note, change, at, changeId: payload.changeId });
    }
  }

  return {
    draft,
    setDraft: edited.setDraft,
    unsaved: edited.unsaved,
    kept: edited.kept,
    errors,
    unmarkedUntil,
    canBeUnmarked,
    isPublishing,
    outcome,
    publish,
    conflict: conflict && {
      theirs: conflict.theirs,
      isGone: conflict.theirs !== null && theirNote === null,
      compared: theirNote && edited.compareWith(toTheirDraft(theirNote, note)),
    },
  };
}

export type NoteCorrectionState = ReturnType<typeof useNoteCorrection>;
