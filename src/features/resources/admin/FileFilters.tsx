import { SelectField } from '@/ui/admin/SelectField';
import { SearchField } from '@/ui/admin/SearchField';
import type { FileFiltersProps } from './fileTableProps';
import { resourceStaffMessages } from './messages';
import { useKnownCategories } from './differences';
import { PAGE_SIZES } from './useFileTable';

export function FileFilters({ table, disabled }: FileFiltersProps) {
  const categories = useKnownCategories();
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-4 max-md:*:nth-2:col-span-full max-md:*:nth-2:row-start-2 md:grid-cols-[1.2fr_1.6fr_112px]">
      <SelectField
        label="Category"
        value={table.category}
        disabled={disabled}
        options={[{ id: '', name: resourceStaffMessages.allCategories }, ...categories]}
        onChoose={table.showCategory}
      />
      <SearchField label="Search by name" list={table} disabled={disabled} />
      <SelectField
        label="Files per page"
        value={String(table.pageSize)}
        disabled={disabled}
        options={PAGE_SIZES.map((size) => ({ id: String(size), name: String(size) }))}
        onChoose={(size) => table.showPerPage(Number(size))}
      />
    </div>
  );
}
