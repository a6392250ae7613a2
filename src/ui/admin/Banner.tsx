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
   * The text of the banner. Without text, the banner is an empty live region, so that screen
   * readers announce the next text.
   */
  children?: ReactNode;
  /** Buttons in the banner. The banner is then as high as the buttons. */
  actions?: ReactNode;
  className?: string;
}

/** A message in a live region: errors interrupt (`alert`), other messages are polite (`status`). */
export function Banner({ tone = 'ok', children, actions, className }: BannerProps) {
  const empty = children === undefined || children === null || children === false;
  const hasActions = actions !== undefined;
  return (
    <div
      role={!empty && tone === 'bad' ? 'alert' : 'status'}
      data-tone={empty ? undefined : tone}
      className={empty ? undefined : classes(getBannerClass(tone, hasActions), className)}
    >
      {!empty && (
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
