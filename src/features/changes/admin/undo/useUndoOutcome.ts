import { useContext } from 'react';
import { AfterUndoContext } from '@/ui/admin/AfterUndoContext';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { UNDO_BANNER_MS } from './messages';

/**
 * Returns a function that reports a successful undo. The section that contains the list of changes
 * shows the message. If the section cannot show messages, `outcome` contains the message for the
 * list.
 */
export function useUndoOutcome() {
  const outcome = useActionOutcome(UNDO_BANNER_MS);
  const afterUndo = useContext(AfterUndoContext);
  return { outcome, succeed: afterUndo ?? outcome.succeed };
}
