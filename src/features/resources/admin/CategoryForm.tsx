import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { MAX_CATEGORY_NAME } from '../limits';
import { useEffect, useRef } from 'react';

interface CategoryFormProps {
  name: string;
  editing: boolean;
  disabled: boolean;
  onName: (name: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The form that adds a category, or renames the one that is being edited. */
export function CategoryForm(props: CategoryFormProps) {
  const { name, editing, disabled, onName, onSubmit, onCancel } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (editing) input.current?.focus();
  }, [editing]);
  return (
    <form
      className="cf"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Category Name">
        {(control) => (
          <input
            {...control}
            ref={input}
            value={name}
            required
            // Spaces alone are no name.
            pattern=".*\S.*"
            title="A name with at least one letter"
            maxLength={MAX_CATEGORY_NAME}
            disabled={disabled}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </Field>
      <div className="r">
        {editing && (
          <Button disabled={disabled} onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button look="primary" type="submit" disabled={disabled}>
          {editing ? 'Update Category' : 'Add Category'}
        </Button>
      </div>
    </form>
  );
}
