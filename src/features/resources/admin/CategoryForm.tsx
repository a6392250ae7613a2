import { Button } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { createFormProps } from '@/ui/admin/formProps';
import { TextField } from '@/ui/admin/TextField';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { toInputAttributes } from '@/lib/fields';
import { findTextError } from '@/lib/plainText';
import { categoryFields } from '../fields';
import { resourceStaffMessages } from './messages';
import type { CategoryEditor } from './useCategoryEditor';

export function CategoryForm({ editor, disabled }: { editor: CategoryEditor; disabled: boolean }) {
  const { name, editing, submit } = editor;
  const field = categoryFields.name;
  const error = findTextError(name, field.maxLength);
  return (
    <form className="grid gap-2" {...createFormProps(submit)}>
      <TextField
        label={field.label}
        {...toInputAttributes(field)}
        {...(editor.sameName && {
          hint: resourceStaffMessages.sameCategory,
          className: '[&>p]:font-medium [&>p]:text-warn-ink',
        })}
        data-do="name"
        value={name}
        error={error}
        shown
        disabled={disabled}
        onChange={editor.setName}
      />
      {editor.conflict ? (
        <ConflictMessage
          text={resourceStaffMessages.conflict('category')}
          onReload={editor.reload}
          onOverwrite={editor.overwrite}
        />
      ) : (
        <OutcomeMessage outcome={editor.form} onRetry={submit} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {editing !== null && (
          <Button disabled={disabled} onClick={editor.cancel}>
            Cancel
          </Button>
        )}
        <Button look="primary" type="submit" disabled={disabled}>
          {editing === null ? 'Add Category' : 'Update Category'}
        </Button>
      </div>
    </form>
  );
}
