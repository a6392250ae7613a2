import { type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { saveKeys } from '@/ui/admin/saveKeys';
import { textError, useCustomValidity } from '@/ui/admin/useCustomValidity';
import { MAX_CATEGORY_NAME } from '../limits';
import { resourceStaffMessages } from './messages';

interface CategoryFormProps {
  input: RefObject<HTMLInputElement | null>;
  name: string;
  /** The id of the category that is edited; null for a new one. */
  editing: string | null;
  /** Another category reads the same. */
  sameName: boolean;
  disabled: boolean;
  onName: (name: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
  /** How the last save ended, beside its button. */
  message: ReactNode;
}

/** The form that adds a category, or renames the one that is being edited. */
export function CategoryForm(props: CategoryFormProps) {
  const { input, name, editing, sameName, disabled, onName, onSubmit, onCancel } = props;
  const error = textError(name, MAX_CATEGORY_NAME);
  const validated = useCustomValidity(error, input);
  useEffect(() => {
    if (editing !== null) input.current?.focus();
  }, [editing, input]);
  return (
    <form
      className="grid gap-2"
      {...saveKeys}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field
        label="Category Name"
        error={error}
        {...(sameName && {
          hint: resourceStaffMessages.sameCategory,
          className: '[&>p]:font-medium [&>p]:text-warn-ink',
        })}
      >
        {(control) => (
          <input
            {...control}
            ref={validated}
            value={name}
            required
            maxLength={MAX_CATEGORY_NAME}
            disabled={disabled}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </Field>
      {props.message}
      <div className="flex flex-wrap justify-end gap-2">
        {editing !== null && (
          <Button disabled={disabled} onClick={onCancel}>
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
