import type { ReactNode } from 'react';
import { classes } from '../classes';
import { StaffIcon, type StaffIconName } from './StaffIcon';

type BannerTone = 'ok' | 'bad' | 'warn';

export interface Message {
  tone: BannerTone;
  text: string;
}

interface BannerProps {
  tone?: BannerTone | undefined;
  /** The text; while there is none the banner is an empty live region, so that the next text is read out. */
  children?: ReactNode;
  /** Its buttons, as high as which it is then. */
  actions?: ReactNode;
  className?: string;
}

const looks: Record<BannerTone, { className: string; icon: StaffIconName }> = {
  ok: { className: 'border-gain bg-ok-bg text-ok-ink', icon: 'check' },
  bad: { className: 'border-loss bg-bad-bg text-bad-ink', icon: 'warning' },
  warn: { className: 'border-warn bg-warn-bg text-warn-ink', icon: 'warning' },
};

/** Returns the class names of a banner, for what looks like one and is none. */
export function bannerClass(tone: BannerTone, hasActions = false): string {
  return classes(
    'flex gap-2 border-l-4 px-3 font-medium forced-colors:border-y forced-colors:border-r',
    hasActions ? 'flex-wrap items-center py-1' : 'items-start py-2.5',
    looks[tone].className,
  );
}

/** A message in a live region: errors interrupt (`alert`), the rest waits its turn (`status`). */
export function Banner({ tone = 'ok', children, actions, className }: BannerProps) {
  const empty = children === undefined || children === null || children === false;
  const hasActions = actions !== undefined;
  return (
    <div
      role={!empty && tone === 'bad' ? 'alert' : 'status'}
      data-tone={empty ? undefined : tone}
      className={empty ? undefined : classes(bannerClass(tone, hasActions), className)}
    >
      {!empty && (
        <>
          <StaffIcon name={looks[tone].icon} />
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
