import { useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import type { ActionOutcome } from '@/ui/admin/useActionOutcome';
import { resourceStaffMessages } from './messages';
import type { ResourceFile } from '../documents';
import { deleteFile, deleteFiles } from './fileThunks';

export interface Deletion {
  files: readonly ResourceFile[];
  /** Asked by 'Delete Selected', not by a row's own button. */
  many: boolean;
  /** Where a failure is said. */
  outcome: ActionOutcome;
}

const toDelete = ({ id, path }: ResourceFile) => ({ fileId: id, filePath: path });

/** Deletes files; `onEnd` gets the message of a success, or null, when the controls are back. */
export function useFileDeletion(onEnd: (deletion: Deletion, done: string | null) => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const remove = async (deletion: Deletion): Promise<void> => {
    const { files, many, outcome } = deletion;
    const [first] = files;
    if (first === undefined) {
      outcome.clear();
      return;
    }
    outcome.clear();
    setBusy(true);
    const result = many
      ? await dispatch(deleteFiles(files.map(toDelete)))
      : await dispatch(deleteFile(toDelete(first)));
    setBusy(false);
    if (deleteFile.fulfilled.match(result)) onEnd(deletion, resourceStaffMessages.fileDeleted);
    else if (deleteFiles.fulfilled.match(result)) {
      onEnd(deletion, resourceStaffMessages.filesDeleted(result.payload));
    } else {
      outcome.fail(result.payload ?? resourceStaffMessages.deleteFilesFailed, {
        what: 'Not deleted',
        // Those that went before the failure are not counted again.
        ...(!many && { retry: () => void remove(deletion) }),
      });
      onEnd(deletion, null);
    }
  };
  return { busy, remove };
}
