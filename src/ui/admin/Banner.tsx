import type { ReactNode } from 'react';
import { classes } from '../classes';
import { StaffIcon, type StaffIconName } from './StaffIcon';

export type BannerTone = 'ok' | 'bad' | 'warn';

/** What a banner says. */
export interface Message {
  tone: BannerTone;
  text: string;
}

interface BannerProps {
  tone?: BannerTone;
  /** The text; while there is none the banner is an empty live region, so that the next text is read out. */
  children?: ReactNode;
  /** Buttons at the end of the banner. */
  actions?: ReactNode;
  className?: string;
}

const looks: Record<BannerTone, { className: string; icon: StaffIconName }> = {
  ok: { className: 'ok', icon: 'check' },
  bad: { className: 'no', icon: 'warning' },
  warn: { className: 'wa', icon: 'warning' },
};

/** A message in a live region: errors interrupt (`alert`), the rest waits its turn (`status`). */
export function Banner({ tone = 'ok', children, actions, className }: BannerProps) {
  const empty = children === undefined || children === null || children === false;
  const look = looks[tone];
  return (
    <div
      role={!empty && tone === 'bad' ? 'alert' : 'status'}
      className={empty ? undefined : classes('ban', look.className, className)}
    >
      {!empty && (
        <>
          <StaffIcon name={look.icon} />
          <span className="text">{children}</span>
          {actions !== undefined && <span className="actions">{actions}</span>}
        </>
      )}
    </div>
  );
}

/** A banner for a message that may not be there. */
export function MessageBanner({
  message,
  className,
}: {
  message: Message | null;
  className?: string;
}) {
  return (
    <Banner {...(message && { tone: message.tone })} {...(className && { className })}>
      {message?.text}
    </Banner>
  );
}
