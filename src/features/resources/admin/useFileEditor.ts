import { useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { plainLine } from '@/lib/plainText';
import { sameData } from '@/lib/sameData';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useKeptDraft } from '@/ui/admin/useKeptDraft';
import { useUnsavedChanges } from '@/ui/admin/useUnsavedChanges';
import type { ResourceCategory, ResourceFile } from '../documents';
import { FILE_ICONS } from '../icons';
import { BANNER_MS } from '../limits';
import { fetchFiles } from '../resourcesSlice';
import { type FileWords, updateFile } from './fileThunks';
import { resourceStaffMessages } from './messages';

const noWords: FileWords = { name: '', icon: 'file', category: '' };

const wordsOf = ({ name, icon, category }: FileWords): FileWords => ({ name, icon, category });

/** A draft in words, for the table of what differs. */
function rowsOf({ name, icon, category }: FileWords, categories: readonly ResourceCategory[]) {
  const labels: Readonly<Record<string, string>> = FILE_ICONS;
  const known = categories.find(({ id }) => id === category);
  return [
    { label: 'Display name', text: name.trim() },
    { label: 'Icon', text: labels[icon] ?? icon },
    { label: 'Category', text: known?.name ?? resourceStaffMessages.unknownCategory },
  ];
}

interface FileEditorOptions {
  /** The file to edit; null for none. */
  file: ResourceFile | null;
  categories: readonly ResourceCategory[];
  /** Gets the message of a success. */
  onSaved: (done: string) => void;
}

/** The draft of a file's words, and its save. */
export function useFileEditor({ file, categories, onSaved }: FileEditorOptions) {
  const dispatch = useAppDispatch();
  const outcome = useActionOutcome(BANNER_MS);
  const [loaded, setLoaded] = useState(file);
  const [words, setWords] = useState<FileWords>(wordsOf(file ?? noWords));
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const stored = wordsOf(loaded ?? noWords);
  const dirty = !sameData(words, stored);
  useUnsavedChanges(dirty);
  const kept = useKeptDraft({
    keep: loaded && {
      editor: `file/${loaded.id}`,
      describe: (draft: FileWords) => rowsOf(draft, categories),
    },
    draft: words,
    saved: stored,
    unsaved: dirty,
    onRestore: setWords,
  });

  const save = async (overwrite: boolean) => {
    const name = plainLine(words.name);
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
    else {
      kept.clear();
      onSaved(resourceStaffMessages.fileUpdated);
    }
  };
  /** The next save compares with what is stored now; what was typed stays. */
  const reload = async () => {
    setConflict(false);
    const result = await dispatch(fetchFiles(null));
    if (!fetchFiles.fulfilled.match(result)) {
      setConflict(true);
      return;
    }
    const found = result.payload.find(({ id }) => id === loaded?.id);
    if (found === undefined) {
      outcome.fail(resourceStaffMessages.fileGone, { keep: true });
      return;
    }
    setLoaded(found);
    outcome.refuse(resourceStaffMessages.storedNow(found.name));
  };

  return {
    words,
    dirty,
    saving,
    conflict,
    outcome,
    kept,
    edit: (change: Partial<FileWords>) => setWords({ ...words, ...change }),
    save: () => void save(false),
    overwrite: () => void save(true),
    reload: () => void reload(),
  };
}
