import { useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useUnsavedChanges } from '@/ui/admin/useUnsavedChanges';
import type { ResourceFile } from '../documents';
import { BANNER_MS } from '../limits';
import { fetchFiles } from '../resourcesSlice';
import { type FileWords, updateFile } from './fileThunks';
import { resourceStaffMessages } from './messages';

const noWords: FileWords = { name: '', icon: 'file', category: '' };

/** The draft of a file's words, and its save; `onSaved` gets the message of a success. */
export function useFileEditor(file: ResourceFile | null, onSaved: (done: string) => void) {
  const dispatch = useAppDispatch();
  const outcome = useActionOutcome(BANNER_MS);
  const [loaded, setLoaded] = useState(file);
  const [words, setWords] = useState<FileWords>(file ?? noWords);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const dirty =
    loaded !== null &&
    (words.name !== loaded.name ||
      words.icon !== loaded.icon ||
      words.category !== loaded.category);
  useUnsavedChanges(dirty);

  const save = async (overwrite: boolean) => {
    const name = words.name.trim();
    if (loaded === null || name === '') return;
    outcome.clear();
    setConflict(false);
    setSaving(true);
    const result = await dispatch(updateFile({ loaded, words: { ...words, name }, overwrite }));
    setSaving(false);
    if (!updateFile.fulfilled.match(result)) {
      outcome.fail(result.payload ?? resourceStaffMessages.updateFileFailed);
    } else if (result.payload === 'conflict') setConflict(true);
    else if (result.payload === 'category-gone') outcome.refuse(resourceStaffMessages.categoryGone);
    else onSaved(resourceStaffMessages.fileUpdated);
  };
  /** The next save compares with what is stored now; what was typed stays. */
  const reload = async () => {
    setConflict(false);
    const result = await dispatch(fetchFiles(null));
    if (!fetchFiles.fulfilled.match(result)) {
      setConflict(true);
      return;
    }
    const stored = result.payload.find(({ id }) => id === loaded?.id);
    if (stored === undefined) {
      outcome.fail(resourceStaffMessages.fileGone, { keep: true });
      return;
    }
    setLoaded(stored);
    outcome.refuse(resourceStaffMessages.storedNow(stored.name));
  };

  return {
    words,
    dirty,
    saving,
    conflict,
    outcome,
    edit: (change: Partial<FileWords>) => setWords({ ...words, ...change }),
    save: () => void save(false),
    overwrite: () => void save(true),
    reload: () => void reload(),
  };
}
