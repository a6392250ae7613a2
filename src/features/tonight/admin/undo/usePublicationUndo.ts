import { useState } from 'react';
import type { useTonight } from '../useTonight';
import { correctionMessages } from '../correctionMessages';
import { publicationUndoMessages } from './messages';

type Tonight = Pick<
  ReturnType<typeof useTonight>,
  'publication' | 'view' | 'noteRecords' | 'reload'
>;

/**
 * Returns to the checklist after staff have undone a publication. `undoneMessage` is shown until
 * the next publication.
 */
export function usePublicationUndo({ publication, view, noteRecords, reload }: Tonight) {
  const [undoneMessage, setUndoneMessage] = useState<string | null>(null);

  /** Reloads the figures that the undo has restored, and shows the checklist. */
  function startAgain() {
    setUndoneMessage(publicationUndoMessages.undone);
    publication.clearPublished();
    view.backToList();
    reload();
  }

  /** Shows that a correction of a note was undone, and returns to the checklist. */
  function undoCorrection() {
    setUndoneMessage(correctionMessages.undone);
    noteRecords.reload();
    view.closeNote();
  }

  function publish(overwrite?: boolean) {
    setUndoneMessage(null);
    publication.publish(overwrite);
  }

  return { undoneMessage, startAgain, undoCorrection, publish };
}
