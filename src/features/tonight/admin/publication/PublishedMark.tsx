import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { publishedMessages } from './publishedMessages';
import type { PublishedStatus } from './publishedStatus';

const markLooks = {
  tonight: { icon: 'check', className: 'border-transparent bg-gain text-paper' },
  kept: { icon: 'equal', className: 'border-edge text-muted' },
  missing: { icon: 'close', className: 'border-transparent bg-warn text-paper' },
} as const;

/** The icon for the state of a row, with its name for screen readers. */
export function PublishedMark({ status }: { status: PublishedStatus }) {
  const { icon, className } = markLooks[status];
  return (
    <>
      <span
        data-mark={status}
        className={classes(
          'inline-grid size-5 flex-none place-items-center border forced-colors:border-[CanvasText]',
          className,
        )}
      >
        <StaffIcon name={icon} size={14} strokeWidth={3} />
      </span>
      <span className="sr-only">{`${publishedMessages.status[status]}: `}</span>
    </>
  );
}
