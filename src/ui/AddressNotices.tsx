import type { AddressNotice } from '@/lib/addressParameter';
import { classes } from './classes';
import './AddressNotices.css';

interface AddressNoticesProps {
  notices: readonly AddressNotice[];
  className?: string;
}

/**
 * Lists the values of the address that the page ignored, and what it shows instead. The element is
 * always present, also in the prerendered page, so that screen readers announce new notices.
 */
export function AddressNotices({ notices, className }: AddressNoticesProps) {
  return (
    <div
      className={classes('address-notices print:hidden', className)}
      role="status"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={notices.length > 1 ? 0 : undefined}
    >
      {notices.map(({ parameter, text }) => (
        <p key={`${parameter} ${text}`}>{text}</p>
      ))}
    </div>
  );
}
