import * as v from 'valibot';
import { useState } from 'react';
import { listKeys, mapKeys } from '@/lib/records';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { TextField } from '@/ui/admin/TextField';
import { SelectField } from '@/ui/admin/SelectField';
import { createFormProps } from '@/ui/admin/formProps';
import { DraftOffer } from '@/ui/admin/DraftOffer';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { findTextError } from '@/lib/plainText';
import { useAppDispatch } from '@/ui/storeHooks';
import { toInputAttributes, cleanTexts } from '@/lib/fields';
import { useDraft } from '@/ui/admin/useDraft';
import { fileFields } from '../fields';
import { iconOptions } from '../icons';
import type { ResourceFile } from '../documents';
import { resourceStaffMessages } from './messages';
import { toFileRows, useKnownCategories } from './differences';
import { fetchAllFiles } from './resourcesStaffSlice';
import { type FileFormValues, toFormValues, updateFile } from './fileThunks';

const fileFormSchema = v.object(mapKeys(listKeys(fileFields), () => v.string()));

interface FileEditorProps {
  file: ResourceFile;
  /** Called with the success message after a save, or with null if the user cancels. */
  onClose: (done: string | null) => void;
}

export function FileEditor({ file, onClose }: FileEditorProps) {
  const dispatch = useAppDispatch();
  const categories = useKnownCategories();
  const outcome = useActionOutcome();
  const draft = useDraft<FileFormValues>(() => toFormValues(file), {
    editor: `file/${file.id}`,
    schema: fileFormSchema,
    describe: (typed) => toFileRows(typed, categories),
  });
  const { draft: texts, saved, kept } = draft;
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const findError = (field: 'name' | 'description') =>
    findTextError(texts[field], fileFields[field].maxLength);

  const edit = (change: Partial<FileFormValues>) => draft.setDraft({ ...texts, ...change });
  const showGone = () => outcome.fail(resourceStaffMessages.fileGone, { keep: true });
  const save = async (overwrite = false) => {
    const plain = cleanTexts(fileFields, texts);
    if (plain.name === '') return;
    outcome.clear();
    setConflict(false);
    setSaving(true);
    const loaded = { ...file, ...saved };
    const end = await dispatch(updateFile({ loaded, texts: plain, overwrite }));
    setSaving(false);
    if ('message' in end) outcome.fail(end.message);
    else if (end.result === 'conflict') setConflict(true);
    else if (end.result === 'deleted') showGone();
    else if (end.result === 'orphaned') outcome.reject(resourceStaffMessages.categoryGone);
    else {
      kept.clear();
      onClose(resourceStaffMessages.fileUpdated);
    }
  };
  /**
   * Loads the current document after a conflict. The draft is kept, and the next save is compared
   * with the document that was loaded here.
   */
  const reload = async () => {
    setConflict(false);
    const result = await dispatch(fetchAllFiles());
    if (!fetchAllFiles.fulfilled.match(result)) {
      setConflict(true);
      return;
    }
    const found = result.payload.find(({ id }) => id === file.id);
    if (found === undefined) {
      showGone();
      return;
    }
    draft.setSaved(toFormValues(found));
    outcome.reject(resourceStaffMessages.storedNow(found.name));
  };
  const close = () => {
    if (saving) return;
    if (draft.unsaved) setLeaving(true);
    else onClose(null);
  };
  const known = categories.some(({ id }) => id === texts.category);

  return (
    <>
      <Dialog title="Edit file" onClose={close}>
        <form
          className="mt-4 grid gap-4"
          {...createFormProps(() => {
            if (!saving) void save();
          })}
        >
          <DraftOffer kept={kept} />
          <TextField
            label={fileFields.name.label}
            data-first-focus
            value={texts.name}
            error={findError('name')}
            shown
            {...toInputAttributes(fileFields.name)}
            disabled={saving}
            onChange={(name) => edit({ name })}
          />
          <TextField
            label={fileFields.description.label}
            hint={resourceStaffMessages.descriptionHint}
            value={texts.description}
            error={findError('description')}
            shown
            {...toInputAttributes(fileFields.description)}
            disabled={saving}
            onChange={(description) => edit({ description })}
          />
          <SelectField
            label={fileFields.icon.label}
            value={texts.icon}
            disabled={saving}
            options={iconOptions}
            onChoose={(id) => edit({ icon: id })}
          />
          <SelectField
            label={fileFields.category.label}
            value={known ? texts.category : ''}
            required={fileFields.category.required}
            disabled={saving}
            options={[
              ...(known ? [] : [{ id: '', name: resourceStaffMessages.unknownCategory }]),
              ...categories,
            ]}
            onChoose={(id) => edit({ category: id })}
          />
          {conflict && (
            <ConflictMessage
              text={resourceStaffMessages.conflict('file')}
              onReload={() => void reload()}
              onOverwrite={() => void save(true)}
            />
          )}
          <OutcomeMessage outcome={outcome} onRetry={() => void save()} />
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
      {leaving && (
        <ConfirmDialog
          title="Discard changes"
          text={resourceStaffMessages.confirmDiscard}
          confirmText="Discard"
          onCancel={() => setLeaving(false)}
          onConfirm={() => {
            kept.clear();
            onClose(null);
          }}
        />
      )}
    </>
  );
}
