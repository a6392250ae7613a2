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
      <b className="two" title={name}>
        {name}
      </b>
      <span>Order: {displayOrder}</span>
      {parts.moveButtons}
      <div className="ed">
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
