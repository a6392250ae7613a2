import { formatLongDate } from '@/lib/format';
import { safeLink } from '@/lib/links';
import { Button, buttonClass } from '@/ui/admin/Button';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { type ActionOutcome, useActionOutcome } from '@/ui/admin/useActionOutcome';
import { classes } from '@/ui/classes';
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

/** What is said of a file has the row's width, below what the row shows. */
const messageClass =
  'md:data-shown:relative md:data-shown:my-1 md:data-shown:mr-[calc(56px-100cqi)] md:data-shown:w-[calc(100cqi-56px)]';
/** On a phone category and day stand in one line. */
const lineClass = 'max-md:inline max-md:p-0 max-md:text-label/5 max-md:text-muted';
const categoryClass =
  'line-clamp-2 wrap-anywhere max-md:max-w-[calc(100%-16px)] max-md:align-bottom max-md:[display:-webkit-inline-box] md:min-w-26';
const actionsClass =
  'text-right whitespace-nowrap *:ml-1 *:px-2 max-md:block max-md:p-0 max-md:pt-2 max-md:text-left max-md:*:first:ml-0';

/** One file of the table. */
export function FileRow({ file, categoryName, selected, disabled, ...on }: FileRowProps) {
  const outcome = useActionOutcome(BANNER_MS);
  const link = safeLink(file.url);
  const cellClass = classes(
    'h-14 border-b border-hair px-2 py-1 align-middle tabular-nums max-md:h-auto max-md:border-0',
    'md:group-has-data-shown/row:pt-3 md:group-has-data-shown/row:align-top',
    selected ? 'md:bg-selected md:group-hover/row:bg-selected-hover' : 'md:group-hover/row:bg-page',
  );
  return (
    <tr
      className={classes(
        'group/row max-md:relative max-md:block max-md:border-b max-md:border-hair max-md:py-3 max-md:pl-22',
        selected &&
          'max-md:bg-selected forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
      )}
      data-file={file.id}
    >
      <td
        className={classes(
          cellClass,
          'w-10 max-md:absolute max-md:top-5 max-md:left-2 max-md:w-6 max-md:p-0',
        )}
      >
        <input
          type="checkbox"
          aria-label={`Select ${file.name}`}
          checked={selected}
          disabled={disabled}
          onChange={on.onToggle}
        />
      </td>
      <td className={classes(cellClass, 'max-md:-ml-12 max-md:block max-md:p-0 max-md:pr-2')}>
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
        <OutcomeMessage outcome={outcome} className={messageClass} />
      </td>
      <td className={classes(cellClass, lineClass, "wrap-anywhere max-md:after:content-[',_']")}>
        <span className={categoryClass} title={categoryName}>
          {categoryName}
        </span>
      </td>
      <td
        className={classes(
          cellClass,
          lineClass,
          'whitespace-nowrap md:max-vast:min-w-22 md:max-vast:whitespace-normal',
        )}
      >
        {formatLongDate(file.uploadDate)}
      </td>
      <td className={classes(cellClass, actionsClass)}>
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
          disabled={disabled}
          data-do="edit"
          aria-label={`Edit ${file.name}`}
          onClick={on.onEdit}
        >
          Edit
        </Button>
        <Button
          small
          look="danger"
          disabled={disabled}
          data-do="delete"
          aria-label={`Delete ${file.name}`}
          onClick={() => on.onDelete(outcome)}
        >
          Delete
        </Button>
      </td>
    </tr>
  );
}
