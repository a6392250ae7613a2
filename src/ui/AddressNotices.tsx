import type { AddressNotice } from '@/lib/addressParameter';
import { classes } from './classes';
import './AddressNotices.css';

interface AddressNoticesProps {
  notices: readonly AddressNotice[];
  className?: string;
}

/**
 * Lists the query parameters that the page ignored, and what the page shows instead. The element is
 * always on the page, even without a notice, so that screen readers announce new notices.
 */
export function AddressNotices({ notices, className }: AddressNoticesProps) {
  return (
    <div
      className={classes('address-notices print:hidden', className)}
      role="status"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element needs keyboard access
      tabIndex={notices.length > 1 ? 0 : undefined}
    >
      {notices.map(({ parameter, text }) => (
        <p key={`${parameter} ${text}`}>{text}</p>
      ))}
    </div>
  );
}
