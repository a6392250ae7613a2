import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/moments';
import { classes } from '@/ui/classes';
import { PublishedMark } from './PublishedMark';
import { publishedMessages } from './publishedMessages';
import type { PublishedStatus } from './publishedStatus';

interface PublishedRowProps {
  title: string;
  status: PublishedStatus;
  /** The value on the site, or the reason why it is missing. */
  value: ReactNode;
  /** A second line: the value on the site instead, or a fact about the value. */
  detail?: ReactNode;
  /** The time of the last save. Null if it is unknown. */
  savedAt: Date | null;
  now: Date;
  action: ReactNode;
}

const rowClass = classes(
  'border-b border-hair align-top data-[status=missing]:bg-warn-bg',
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-4 max-md:py-3',
);
const cellClass = 'py-2.5 pr-4 md:first:pl-4 max-md:p-0 max-md:pr-0';

export function PublishedRow(props: PublishedRowProps) {
  const { title, status, value, detail, savedAt, now, action } = props;
  const isMissing = status === 'missing';
  const since = savedAt === null ? '' : formatMoment(savedAt, now);
  return (
    <tr className={rowClass} data-status={status}>
      <th scope="row" className={classes(cellClass, 'text-left font-semibold max-md:self-center')}>
        <span className="flex items-center gap-2.5">
          <PublishedMark status={status} />
          {title}
        </span>
      </th>
      <td
        className={classes(
          cellClass,
          'wrap-anywhere tabular-nums max-md:col-span-full max-md:row-start-2 max-md:mt-1',
        )}
      >
        {isMissing && (
          <b className="mr-2 font-semibold text-warn-ink" aria-hidden="true">
            {publishedMessages.status.missing}
          </b>
        )}
        <span className={classes(status === 'tonight' && 'font-semibold')}>{value}</span>
        {detail !== undefined && (
          <div className={classes('text-label/5', isMissing ? 'text-warn-ink' : 'text-muted')}>
            {detail}
          </div>
        )}
      </td>
      <td
        className={classes(
          cellClass,
          'whitespace-nowrap tabular-nums max-md:col-span-full max-md:row-start-3 max-md:text-label/5',
          status === 'tonight' ? 'font-semibold' : 'text-muted',
        )}
      >
        {since !== '' && (
          <>
            <span className="md:hidden">since </span>
            {since}
          </>
        )}
      </td>
      <td className={classes(cellClass, 'text-right max-md:col-start-2 max-md:row-start-1')}>
        {action}
      </td>
    </tr>
  );
}
