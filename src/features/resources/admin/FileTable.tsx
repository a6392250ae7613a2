import type { ActionOutcome } from '@/ui/admin/useActionOutcome';
import { resourceStaffMessages } from './messages';
import type { ResourceCategory, ResourceFile } from '../documents';
import { FileRow } from './FileRow';
import { classes } from '@/ui/classes';
import type { FileTableState } from './useFileTable';

interface FileTableProps {
  table: FileTableState;
  categories: readonly ResourceCategory[];
  disabled: boolean;
  onEdit: (file: ResourceFile) => void;
  onDelete: (file: ResourceFile, outcome: ActionOutcome) => void;
}

const headClass = 'h-10 border-b border-hair px-2 text-left text-label font-medium text-muted';

/** The files of one page: a table, or on a phone a block for each. */
export function FileTable({ table, categories, disabled, onEdit, onDelete }: FileTableProps) {
  const nameOf = (category: string) =>
    categories.find(({ id }) => id === category)?.name ?? resourceStaffMessages.unknownCategory;
  const some = table.pageSelection === 'some';
  return (
    <table className="w-full border-t border-navy-900 max-md:block">
      <thead className="max-md:block">
        <tr className="max-md:block max-md:h-12 max-md:py-3">
          <th
            scope="col"
            className={classes(headClass, 'w-10 max-md:h-auto max-md:border-0 max-md:p-0')}
          >
            <input
              type="checkbox"
              aria-label="Select all files on this page"
              checked={table.pageSelection === 'all'}
              ref={(box) => {
                if (box !== null) box.indeterminate = some;
              }}
              disabled={disabled}
              onChange={table.togglePage}
            />
          </th>
          <th scope="col" className={classes(headClass, 'w-[42%] max-md:hidden')}>
            File
          </th>
          <th scope="col" className={classes(headClass, 'max-md:hidden')}>
            Category
          </th>
          <th scope="col" className={classes(headClass, 'max-md:hidden')}>
            Uploaded
          </th>
          <th scope="col" className={classes(headClass, 'text-right! max-md:hidden')}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {table.shown.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            categoryName={nameOf(file.category)}
            selected={table.isSelected(file.id)}
            disabled={disabled}
            onToggle={() => table.toggle(file.id)}
            onEdit={() => onEdit(file)}
            onDelete={(outcome) => onDelete(file, outcome)}
          />
        ))}
      </tbody>
    </table>
  );
}
