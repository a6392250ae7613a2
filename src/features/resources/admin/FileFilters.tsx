import { Field } from '@/ui/admin/Field';
import { PAGE_SIZES } from '../limits';
import { resourceStaffMessages } from './messages';
import type { ResourceCategory } from '../documents';
import type { FileTableState } from './useFileTable';

interface FileFiltersProps {
  table: FileTableState;
  categories: readonly ResourceCategory[];
  category: string | null;
  disabled: boolean;
  onCategory: (category: string | null) => void;
}

export function FileFilters(props: FileFiltersProps) {
  const { table, categories, category, disabled, onCategory } = props;
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-4 max-md:*:nth-2:col-span-full max-md:*:nth-2:row-start-2 md:grid-cols-[1.2fr_1.6fr_112px]">
      <Field label="Category">
        {(control) => (
          <select
            {...control}
            value={category ?? ''}
            disabled={disabled}
            onChange={({ target }) => onCategory(target.value === '' ? null : target.value)}
          >
            <option value="">{resourceStaffMessages.allCategories}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Search by name">
        {(control) => (
          <input
            {...control}
            type="search"
            value={table.search}
            disabled={disabled}
            onChange={({ target }) => table.searchFor(target.value)}
          />
        )}
      </Field>
      <Field label="Files per page">
        {(control) => (
          <select
            {...control}
            value={table.pageSize}
            disabled={disabled}
            onChange={({ target }) => table.showPerPage(Number(target.value))}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
