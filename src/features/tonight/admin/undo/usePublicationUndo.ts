import { useState } from 'react';
import type { useTonight } from '../useTonight';
import { publicationUndoMessages } from './messages';

type Tonight = Pick<ReturnType<typeof useTonight>, 'publication' | 'view' | 'reload'>;

/**
 * Restarts the checklist after staff have undone a publication. Returns the message about the undo,
 * which is shown until the next publication.
 */
export function usePublicationUndo({ publication, view, reload }: Tonight) {
  const [undoneMessage, setUndoneMessage] = useState<string | null>(null);

  /** Resets the checklist to the figures that the undo restored. */
  function startAgain() {
    setUndoneMessage(publicationUndoMessages.undone);
    publication.clearPublished();
    view.backToList();
    reload();
  }

  function publish(overwrite?: boolean) {
    setUndoneMessage(null);
    publication.publish(overwrite);
  }

  return { undoneMessage, startAgain, publish };
}
