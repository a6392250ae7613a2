import { FileRow } from './FileRow';
import type { FileTableProps } from './fileTableProps';

const headClass =
  'h-10 border-b border-hair px-2 py-1 text-left font-medium nth-2:w-[42%] last:text-right max-md:hidden';

export function FileTable(props: FileTableProps) {
  const { table, disabled } = props;
  const some = table.pageSelection === 'some';
  return (
    <table className="w-full border-t border-navy-900 tabular-nums max-md:block">
      <thead className="text-label text-muted max-md:block">
        <tr className="max-md:block max-md:h-12 max-md:py-3">
          <th
            scope="col"
            className="w-10 max-md:block max-md:pl-2 md:h-10 md:border-b md:border-hair md:px-2 md:py-1"
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
          {['File', 'Category', 'Uploaded', 'Actions'].map((head) => (
            <th key={head} scope="col" className={headClass}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {table.shown.map((file) => (
          <FileRow key={file.id} file={file} {...props} />
        ))}
      </tbody>
    </table>
  );
}
