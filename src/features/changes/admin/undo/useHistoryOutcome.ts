import { useContext } from 'react';
import { AfterUndoContext } from '@/ui/admin/AfterUndoContext';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { UNDO_BANNER_MS } from './messages';

/** Keeps the outcome of an undo in the history of a section, unless the section shows it. */
export function useHistoryOutcome() {
  const outcome = useActionOutcome(UNDO_BANNER_MS);
  const afterUndo = useContext(AfterUndoContext);
  return { outcome, succeed: afterUndo ?? outcome.succeed };
}
