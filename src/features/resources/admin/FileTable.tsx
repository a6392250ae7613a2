import { formatLongDate } from '@/lib/format';
import { safeLink } from '@/lib/links';
import { Button, buttonClass } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { iconImage, shortType } from '../icons';
import { resourceMessages } from '../messages';
import type { ResourceCategory, ResourceFile } from '../resource';
import type { FileTableState } from './useFileTable';

interface FileTableProps {
  table: FileTableState;
  categories: readonly ResourceCategory[];
  disabled: boolean;
  onDelete: (file: ResourceFile) => void;
}

/** The files of one page. */
export function FileTable({ table, categories, disabled, onDelete }: FileTableProps) {
  const nameOf = (category: string) =>
    categories.find(({ id }) => id === category)?.name ?? resourceMessages.unknownCategory;
  const some = table.pageSelection === 'some';
  return (
    <table className="tb">
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              className={some ? 'some' : undefined}
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
          <th scope="col" className="end">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {table.shown.map((file) => {
          const selected = table.isSelected(file.id);
          const link = safeLink(file.url);
          return (
            <tr key={file.id} className={classes(selected && 'on')}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Select ${file.name}`}
                  checked={selected}
                  disabled={disabled}
                  onChange={() => table.toggle(file.id)}
                />
              </td>
              <td>
                <div className="fl">
                  <img src={iconImage(file.icon)} alt="" width={36} height={36} />
                  <div>
                    <b>{file.name}</b>
                    <span title={file.fileType}>{shortType(file.fileType)}</span>
                  </div>
                </div>
              </td>
              <td className="ca">{nameOf(file.category)}</td>
              <td className="da">{formatLongDate(file.uploadDate)}</td>
              <td className="ac">
                {link !== null && (
                  <a
                    className={buttonClass('plain', true)}
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`View ${file.name} (opens in a new tab)`}
                  >
                    View
                  </a>
                )}
                <Button
                  small
                  look="danger"
                  disabled={disabled}
                  aria-label={`Delete ${file.name}`}
                  onClick={() => onDelete(file)}
                >
                  Delete
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
