import { useContext } from 'react';
import { AfterUndoContext } from '@/ui/admin/AfterUndoContext';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { UNDO_BANNER_MS } from './messages';

/**
 * Returns a function that reports a successful undo to the section, or shows it in the history if
 * the section does not. `outcome` has the message in the history.
 */
export function useUndoOutcome() {
  const outcome = useActionOutcome(UNDO_BANNER_MS);
  const afterUndo = useContext(AfterUndoContext);
  return { outcome, succeed: afterUndo ?? outcome.succeed };
}
