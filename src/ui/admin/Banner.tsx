import type { ReactNode } from 'react';
import { classes } from '../classes';
import { getBannerClass, type BannerTone, bannerLooks } from './bannerClass';
import { StaffIcon } from './StaffIcon';

export interface BannerMessage {
  tone: BannerTone;
  text: string;
}

interface BannerProps {
  tone?: BannerTone | undefined;
  /**
   * Without text, the banner is an empty live region. Screen readers announce the next text in it.
   */
  children?: ReactNode;
  /** Buttons in the banner. A banner with buttons has less padding. */
  actions?: ReactNode;
  className?: string;
}

/**
 * Shows a message in a live region. Screen readers announce errors at once, and other messages
 * after the current speech.
 */
export function Banner({ tone = 'ok', children, actions, className }: BannerProps) {
  const isEmpty = children === undefined || children === null || children === false;
  const hasActions = actions !== undefined;
  return (
    <div
      role={!isEmpty && tone === 'bad' ? 'alert' : 'status'}
      data-tone={isEmpty ? undefined : tone}
      className={isEmpty ? undefined : classes(getBannerClass(tone, hasActions), className)}
    >
      {!isEmpty && (
        <>
          <StaffIcon name={bannerLooks[tone].icon} />
          <span
            className={classes('min-w-0 flex-1 wrap-anywhere', hasActions && 'basis-40 py-1.5')}
          >
            {children}
          </span>
          {hasActions && <span className="flex flex-wrap gap-2">{actions}</span>}
        </>
      )}
    </div>
  );
}
