import { useContext } from 'react';
import { AfterUndoContext } from '@/ui/admin/AfterUndoContext';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { UNDO_BANNER_MS } from './messages';

/**
 * Returns the function to call after a successful undo. It passes the message to the section that
 * contains the history. If the section has no such function, the message is put into `outcome`.
 */
export function useUndoOutcome() {
  const outcome = useActionOutcome(UNDO_BANNER_MS);
  const afterUndo = useContext(AfterUndoContext);
  return { outcome, succeed: afterUndo ?? outcome.succeed };
}
