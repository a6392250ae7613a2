import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { formatUsDate } from '@/lib/format';
import { toSafeLink } from '@/lib/links';
import { RowButtons } from '@/ui/admin/RowButtons';
import { getButtonClass } from '@/ui/admin/buttonClass';
import { classes } from '@/ui/classes';
import type { ResourceFile } from '../documents';
import { getIconImage } from '../icons';
import type { FileTableProps } from './fileTableProps';
import { findCategoryName, useKnownCategories } from './differences';
import { describeFile } from './uploadChecks';

/** A row of the table. On a phone, it becomes a block beside its checkbox. */
const rowClass = classes(
  'group/row data-selected:bg-selected forced-colors:data-selected:outline-2 forced-colors:data-selected:-outline-offset-2 forced-colors:data-selected:outline-[Highlight]',
  'max-md:relative max-md:block max-md:border-b max-md:border-hair max-md:py-3 max-md:pl-22',
  'md:hover:bg-page md:data-selected:hover:bg-selected-hover',
);

const cellClass = classes(
  'align-middle md:h-14 md:border-b md:border-hair md:px-2 md:py-1',
  'md:group-has-data-shown/row:pt-3 md:group-has-data-shown/row:align-top',
);

const outcomeClass =
  'md:data-shown:relative md:data-shown:mt-1 md:data-shown:mr-[calc(56px-100cqi)] md:data-shown:mb-1 md:data-shown:w-[calc(100cqi-56px)]';

const factClass = 'max-md:inline max-md:text-label/5 max-md:text-muted';

/** The date may wrap, because the table is narrow beside the categories. */
const dateClass = 'max-md:whitespace-nowrap vast:whitespace-nowrap md:max-vast:min-w-22';

export function FileRow({ file, table, disabled, ...on }: FileTableProps & { file: ResourceFile }) {
  const category = findCategoryName(useKnownCategories(), file.category);
  const selected = table.isSelected(file.id);
  const outcome = useActionOutcome();
  const link = toSafeLink(file.url);
  return (
    <tr data-id={file.id} data-selected={selected ? true : undefined} className={rowClass}>
      <td
        className={classes(
          cellClass,
          'max-md:absolute max-md:block max-md:top-5 max-md:left-2 max-md:w-6',
        )}
      >
        <input
          type="checkbox"
          aria-label={`Select ${file.name}`}
          checked={selected}
          disabled={disabled}
          onChange={() => table.toggle(file.id)}
        />
      </td>
      <td className={classes(cellClass, 'max-md:-ml-12 max-md:block max-md:pr-2')}>
        <div className="grid grid-cols-[36px_minmax(0,1fr)] items-center gap-3">
          <img src={getIconImage(file.icon)} alt="" width={36} height={36} />
          <div>
            <b className="line-clamp-2 font-semibold wrap-anywhere" title={file.name}>
              {file.name}
            </b>
            {file.description !== '' && (
              <p className="line-clamp-2 text-label/5 wrap-anywhere" title={file.description}>
                {file.description}
              </p>
            )}
            <span className="text-label/5 wrap-anywhere text-muted" title={file.fileType}>
              {describeFile({ name: file.path, type: file.fileType })}
            </span>
          </div>
        </div>
        <OutcomeMessage outcome={outcome} className={outcomeClass} />
      </td>
      <td className={classes(cellClass, factClass, "wrap-anywhere max-md:after:content-[',_']")}>
        <span
          className="line-clamp-2 max-md:[display:-webkit-inline-box] max-md:max-w-[calc(100%-16px)] max-md:align-bottom md:min-w-26"
          title={category}
        >
          {category}
        </span>
      </td>
      <td className={classes(cellClass, factClass, dateClass)}>{formatUsDate(file.uploadDate)}</td>
      <td
        className={classes(
          cellClass,
          'text-right whitespace-nowrap *:ml-1 *:px-2 max-md:block max-md:pt-2 max-md:text-left max-md:*:first:ml-0',
        )}
      >
        {link !== null && (
          <a
            className={getButtonClass('plain', true)}
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
          onEdit={() => on.onEdit(file)}
          onDelete={() => on.onDelete(file, outcome)}
        />
      </td>
    </tr>
  );
}
