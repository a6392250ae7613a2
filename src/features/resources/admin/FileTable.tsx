import type { ActionOutcome } from '@/ui/admin/useActionOutcome';
import { resourceStaffMessages } from './messages';
import type { ResourceCategory, ResourceFile } from '../documents';
import { FileRow } from './FileRow';
import type { FileTableState } from './useFileTable';
import './FileTable.css';

interface FileTableProps {
  table: FileTableState;
  categories: readonly ResourceCategory[];
  disabled: boolean;
  onEdit: (file: ResourceFile) => void;
  onDelete: (file: ResourceFile, outcome: ActionOutcome) => void;
}

/** The files of one page: a table, or on a phone a block for each. */
export function FileTable({ table, categories, disabled, onEdit, onDelete }: FileTableProps) {
  const nameOf = (category: string) =>
    categories.find(({ id }) => id === category)?.name ?? resourceStaffMessages.unknownCategory;
  const some = table.pageSelection === 'some';
  return (
    <table className="file-table">
      <thead className="text-label text-muted">
        <tr>
          <th scope="col">
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
          <th scope="col">File</th>
          <th scope="col">Category</th>
          <th scope="col">Uploaded</th>
          <th scope="col" className="text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
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
