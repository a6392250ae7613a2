import { useContext, useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import type { Change } from '@/firebase/staff/changes';
import { changeUndone } from '@/firebase/staff/changeWatch';
import { useLoaded } from '@/ui/admin/useLoaded';
import { DescribersContext } from './DescribersContext';
import { lookAt, undoChange } from './undoChange';
import { undoMessages } from './messages';

/** An undo from its question to its end: what stands in its way, and how pressing it went. */
export function useUndo(change: Change, onDone: (undo: Change | null) => void) {
  const dispatch = useAppDispatch();
  const describers = useContext(DescribersContext);
  const look = useLoaded(change.id, undoMessages.lookFailed, () => lookAt(change, describers));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const undo = async () => {
    setBusy(true);
    setFailed(null);
    const end = await undoChange(change, describers);
    setBusy(false);
    if (end.result === 'undone') {
      dispatch(changeUndone());
      onDone(end.undo);
    } else if (end.result === 'failed') setFailed(end.message);
    else look.reload();
  };

  return { look, busy, failed, undo };
}
