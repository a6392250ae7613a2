import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog, Dialog } from '@/ui/admin/Dialog';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { Field, SelectField } from '@/ui/admin/Field';
import { KeptDraft } from '@/ui/admin/KeptDraft';
import { saveKeys } from '@/ui/admin/saveKeys';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { textError, useCustomValidity } from '@/ui/admin/useCustomValidity';
import { FILE_ICONS } from '../icons';
import { BANNER_MS, MAX_FILE_NAME } from '../limits';
import { resourceStaffMessages } from './messages';
import { useAppDispatch } from '@/app/admin/hooks';
import { plainLine } from '@/lib/plainText';
import { sameData } from '@/lib/sameData';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useKeptDraft } from '@/ui/admin/useKeptDraft';
import { useUnsavedChanges } from '@/ui/admin/UnsavedGuard';
import type { ResourceCategory, ResourceFile } from '../documents';
import { type FileWords, updateFile } from './fileThunks';
import { fetchAllFiles } from './resourcesStaffSlice';

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
function useFileEditor({ file, categories, onSaved }: FileEditorOptions) {
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

  const gone = () => outcome.fail(resourceStaffMessages.fileGone, { keep: true });
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
    else if (result.payload === 'deleted') gone();
    else if (result.payload === 'category-gone') outcome.refuse(resourceStaffMessages.categoryGone);
    else {
      kept.clear();
      onSaved(resourceStaffMessages.fileUpdated);
    }
  };
  /** The next save compares with what is stored now; what was typed stays. */
  const reload = async () => {
    setConflict(false);
    const result = await dispatch(fetchAllFiles());
    if (!fetchAllFiles.fulfilled.match(result)) {
      setConflict(true);
      return;
    }
    const found = result.payload.find(({ id }) => id === loaded?.id);
    if (found === undefined) {
      gone();
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

interface FileEditorProps {
  /** The file to edit; null for none. */
  file: ResourceFile | null;
  categories: readonly ResourceCategory[];
  /** Gets the message of a success, or null. */
  onClose: (done: string | null) => void;
}

export function FileEditor({ file, categories, onClose }: FileEditorProps) {
  const editor = useFileEditor({ file, categories, onSaved: onClose });
  const [leaving, setLeaving] = useState(false);
  const { words, dirty, saving, edit } = editor;
  const { name, icon, category } = words;
  const known = categories.some(({ id }) => id === category);
  const error = textError(name, MAX_FILE_NAME);
  const input = useCustomValidity(error);
  const close = () => {
    if (saving) return;
    if (dirty) setLeaving(true);
    else onClose(null);
  };

  return (
    <>
      <Dialog open={file !== null} title="Edit file" onClose={close}>
        <form
          className="mt-4 grid gap-4"
          {...saveKeys}
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving) editor.save();
          }}
        >
          <KeptDraft kept={editor.kept} />
          <Field label="Display name" error={error}>
            {(control) => (
              <input
                {...control}
                ref={input}
                data-first-focus
                value={name}
                required
                maxLength={MAX_FILE_NAME}
                disabled={saving}
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </Field>
          <SelectField
            label="Icon"
            value={icon}
            disabled={saving}
            options={Object.entries(FILE_ICONS).map(([id, label]) => ({ id, name: label }))}
            onChoose={(id) => edit({ icon: id })}
          />
          <SelectField
            label="Category"
            value={known ? category : ''}
            required
            disabled={saving}
            options={[
              ...(known ? [] : [{ id: '', name: resourceStaffMessages.unknownCategory }]),
              ...categories,
            ]}
            onChoose={(id) => edit({ category: id })}
          />
          {editor.conflict && (
            <ConflictMessage
              text={resourceStaffMessages.fileConflict}
              onReload={editor.reload}
              onOverwrite={editor.overwrite}
            />
          )}
          <OutcomeMessage outcome={editor.outcome} onRetry={editor.save} />
          <div className="mt-2 flex flex-wrap justify-end gap-2">
            <Button disabled={saving} onClick={close}>
              Cancel
            </Button>
            <Button look="primary" type="submit" busy={saving}>
              {saving ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title="Discard changes"
        text={resourceStaffMessages.confirmDiscard}
        confirmText="Discard"
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          editor.kept.clear();
          onClose(null);
        }}
      />
    </>
  );
}
