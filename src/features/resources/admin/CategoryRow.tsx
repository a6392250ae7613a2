import type { ReactNode } from 'react';
import { Button } from '@/ui/admin/Button';
import type { RowParts } from '@/ui/admin/SortableRow';
import type { ResourceCategory } from '../documents';

interface CategoryRowProps {
  category: ResourceCategory;
  parts: RowParts;
  disabled: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** What went wrong with this one. */
  message: ReactNode;
}

/** What a row of the category list holds. */
export function CategoryRow({ category, parts, disabled, ...props }: CategoryRowProps) {
  const { name, displayOrder } = category;
  return (
    <>
      {parts.handle}
      <b
        className="col-start-2 row-start-1 line-clamp-2 leading-6 font-semibold wrap-anywhere"
        title={name}
      >
        {name}
      </b>
      <span className="col-start-2 row-start-2 text-label/5 text-muted">Order: {displayOrder}</span>
      {parts.moveButtons}
      <div className="col-[2/4] row-start-2 flex justify-self-end *:border-transparent *:px-2 *:not-off:hover:border-edge">
        <Button
          small
          disabled={disabled}
          data-do="edit"
          aria-label={`Edit ${name}`}
          onClick={props.onEdit}
        >
          Edit
        </Button>
        <Button
          small
          look="danger"
          disabled={disabled}
          data-do="delete"
          aria-label={`Delete ${name}`}
          onClick={props.onDelete}
        >
          Delete
        </Button>
      </div>
      {props.message}
    </>
  );
}
