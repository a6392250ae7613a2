import { classes } from '../classes';
import type { StaffIconName } from './StaffIcon';

export const bannerLooks: Record<BannerTone, { className: string; icon: StaffIconName }> = {
  ok: { className: 'border-gain bg-ok-bg text-ok-ink', icon: 'check' },
  bad: { className: 'border-loss bg-bad-bg text-bad-ink', icon: 'warning' },
  warn: { className: 'border-warn bg-warn-bg text-warn-ink', icon: 'warning' },
};

/**
 * Returns the class names of a banner, for elements that look like a banner but are not a live
 * region.
 */
export function getBannerClass(tone: BannerTone, hasActions = false): string {
  return classes(
    'flex gap-2 border-l-4 px-3 font-medium forced-colors:border-y forced-colors:border-r',
    hasActions ? 'flex-wrap items-center py-1' : 'items-start py-2.5',
    bannerLooks[tone].className,
  );
}

export type BannerTone = 'ok' | 'bad' | 'warn';
