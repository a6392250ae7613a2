import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { Dialog } from '@/ui/admin/Dialog';
import { Field } from '@/ui/admin/Field';
import { KeptDraft } from '@/ui/admin/KeptDraft';
import { saveKeys } from '@/ui/admin/saveKeys';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { textError, useCustomValidity } from '@/ui/admin/useCustomValidity';
import { FILE_ICONS } from '../icons';
import { MAX_FILE_NAME } from '../limits';
import { resourceStaffMessages } from './messages';
import { useFileEditor } from './useFileEditor';
import type { ResourceCategory, ResourceFile } from '../documents';

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
