import { type ActionOutcome, useActionOutcome } from '@/ui/admin/useActionOutcome';
import { resourceStaffMessages } from './messages';
import type { ResourceCategory, ResourceFile } from '../documents';
import { formatLongDate } from '@/lib/format';
import { safeLink } from '@/lib/links';
import { buttonClass } from '@/ui/admin/Button';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { RowButtons } from '@/ui/admin/RowButtons';
import { iconImage } from '../icons';
import { BANNER_MS, PAGE_SIZES } from '../limits';
import { describeType } from './uploadChecks';
import type { FileTableState } from './useFileTable';
import './FileTable.css';
import { Field, SelectField } from '@/ui/admin/Field';

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
      <SelectField
        label="Category"
        value={category ?? ''}
        disabled={disabled}
        options={[{ id: '', name: resourceStaffMessages.allCategories }, ...categories]}
        onChoose={(id) => onCategory(id === '' ? null : id)}
      />
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

interface FileRowProps {
  file: ResourceFile;
  categoryName: string;
  selected: boolean;
  disabled: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: (outcome: ActionOutcome) => void;
}

function FileRow({ file, categoryName, selected, disabled, ...on }: FileRowProps) {
  const outcome = useActionOutcome(BANNER_MS);
  const link = safeLink(file.url);
  return (
    <tr data-id={file.id} data-selected={selected ? true : undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={`Select ${file.name}`}
          checked={selected}
          disabled={disabled}
          onChange={on.onToggle}
        />
      </td>
      <td>
        <div className="grid grid-cols-[36px_minmax(0,1fr)] items-center gap-3">
          <img src={iconImage(file.icon)} alt="" width={36} height={36} />
          <div>
            <b className="line-clamp-2 font-semibold wrap-anywhere" title={file.name}>
              {file.name}
            </b>
            <span className="text-label/5 wrap-anywhere text-muted" title={file.fileType}>
              {describeType(file.fileType)}
            </span>
          </div>
        </div>
        <OutcomeMessage outcome={outcome} />
      </td>
      <td className="file-category wrap-anywhere">
        <span className="line-clamp-2 max-md:[display:-webkit-inline-box]" title={categoryName}>
          {categoryName}
        </span>
      </td>
      <td className="file-date">{formatLongDate(file.uploadDate)}</td>
      <td className="file-actions *:px-2">
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
        <RowButtons
          name={file.name}
          disabled={disabled}
          onEdit={on.onEdit}
          onDelete={() => on.onDelete(outcome)}
        />
      </td>
    </tr>
  );
}

interface FileTableProps {
  table: FileTableState;
  categories: readonly ResourceCategory[];
  disabled: boolean;
  onEdit: (file: ResourceFile) => void;
  onDelete: (file: ResourceFile, outcome: ActionOutcome) => void;
}

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
