import { useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { Dialog } from '@/ui/admin/Dialog';
import { Field } from '@/ui/admin/Field';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useUnsavedChanges } from '@/ui/admin/useUnsavedChanges';
import { FILE_ICONS } from '../icons';
import { BANNER_MS, MAX_FILE_NAME } from '../limits';
import { resourceStaffMessages } from './messages';
import type { ResourceCategory, ResourceFile } from '../documents';
import { fetchFiles } from '../resourcesSlice';
import { Conflict } from './Conflict';
import { type FileWords, updateFile } from './fileThunks';

interface FileEditorProps {
  /** The file to edit; null for none. */
  file: ResourceFile | null;
  categories: readonly ResourceCategory[];
  /** Gets the message of a success, or null. */
  onClose: (done: string | null) => void;
}

const noWords: FileWords = { name: '', icon: 'file', category: '' };

/** Name, icon and category of a stored file. */
export function FileEditor({ file, categories, onClose }: FileEditorProps) {
  const dispatch = useAppDispatch();
  const outcome = useActionOutcome(BANNER_MS);
  const [loaded, setLoaded] = useState(file);
  const [words, setWords] = useState<FileWords>(file ?? noWords);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { name, icon, category } = words;
  const dirty =
    loaded !== null &&
    (name !== loaded.name || icon !== loaded.icon || category !== loaded.category);
  useUnsavedChanges(dirty);
  const edit = (change: Partial<FileWords>) => setWords({ ...words, ...change });
  const known = categories.some(({ id }) => id === category);

  const save = async (overwrite: boolean) => {
    if (loaded === null || name.trim() === '') return;
    outcome.clear();
    setConflict(false);
    setSaving(true);
    const result = await dispatch(
      updateFile({ loaded, words: { ...words, name: name.trim() }, overwrite }),
    );
    setSaving(false);
    if (!updateFile.fulfilled.match(result)) {
      outcome.fail(result.payload ?? resourceStaffMessages.updateFileFailed);
    } else if (result.payload === 'conflict') setConflict(true);
    else if (result.payload === 'category-gone') outcome.refuse(resourceStaffMessages.categoryGone);
    else onClose(resourceStaffMessages.fileUpdated);
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
          onSubmit={(event) => {
            event.preventDefault();
            void save(false);
          }}
        >
          <Field label="Display name">
            {(control) => (
              <input
                {...control}
                data-first-focus
                value={name}
                required
                // Spaces alone are no name.
                pattern=".*\S.*"
                title="A name with at least one letter"
                maxLength={MAX_FILE_NAME}
                disabled={saving}
                onChange={({ target }) => edit({ name: target.value })}
              />
            )}
          </Field>
          <Field label="Icon">
            {(control) => (
              <select
                {...control}
                value={icon}
                disabled={saving}
                onChange={({ target }) => edit({ icon: target.value })}
              >
                {Object.entries(FILE_ICONS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Category">
            {(control) => (
              <select
                {...control}
                value={known ? category : ''}
                required
                disabled={saving}
                onChange={({ target }) => edit({ category: target.value })}
              >
                {!known && <option value="">{resourceStaffMessages.unknownCategory}</option>}
                {categories.map(({ id, name: label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {conflict && (
            <Conflict onReload={() => void reload()} onOverwrite={() => void save(true)}>
              {resourceStaffMessages.fileConflict}
            </Conflict>
          )}
          <OutcomeMessage outcome={outcome} onRetry={() => void save(false)} />
          <div className="mt-2 flex flex-wrap justify-end gap-2">
            <Button disabled={saving} onClick={close}>
              Cancel
            </Button>
            <Button look="primary" type="submit" disabled={saving}>
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
        onConfirm={() => onClose(null)}
      />
    </>
  );
}
