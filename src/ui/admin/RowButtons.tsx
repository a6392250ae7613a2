import { Button } from './Button';

interface RowButtonsProps {
  /** The name of the row for screen readers. */
  name: string;
  disabled?: boolean;
  /**
   * True while the row cannot be edited or deleted. `disabled` is not used, because it would remove
   * the focus from the buttons.
   */
  busy?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The Edit and Delete buttons of a row. `focus.ts` finds them by `data-do`. */
export function RowButtons({ name, onEdit, onDelete, ...off }: RowButtonsProps) {
  return (
    <>
      <Button small {...off} data-do="edit" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        small
        look="danger"
        {...off}
        data-do="delete"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </>
  );
}
