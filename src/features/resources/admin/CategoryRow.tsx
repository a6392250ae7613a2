import type { ReactNode } from 'react';
import { RowButtons } from '@/ui/admin/RowButtons';
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
        <RowButtons
          name={name}
          disabled={disabled}
          onEdit={props.onEdit}
          onDelete={props.onDelete}
        />
      </div>
      {props.message}
    </>
  );
}
