import { formatLongDate } from '@/lib/format';
import { safeLink } from '@/lib/links';
import { buttonClass } from '@/ui/admin/Button';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { RowButtons } from '@/ui/admin/RowButtons';
import { type ActionOutcome, useActionOutcome } from '@/ui/admin/useActionOutcome';
import { iconImage } from '../icons';
import { BANNER_MS } from '../limits';
import type { ResourceFile } from '../documents';
import { typeInWords } from './fileType';

interface FileRowProps {
  file: ResourceFile;
  categoryName: string;
  selected: boolean;
  disabled: boolean;
  onToggle: () => void;
  onEdit: () => void;
  /** What goes wrong is said in the row. */
  onDelete: (outcome: ActionOutcome) => void;
}

export function FileRow({ file, categoryName, selected, disabled, ...on }: FileRowProps) {
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
              {typeInWords(file.fileType)}
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
