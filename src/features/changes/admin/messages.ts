import { NO_VALUE } from '@/lib/difference';

export const changeMessages = {
  loading: 'Loading changes...',
  loadFailed: 'Failed to load recent changes',
  moreFailed: 'Failed to load earlier changes',
  none: 'No changes yet. Every save will be listed here.',
  noneFound: 'No changes to this part by this person.',
  kept: 'Changes are kept for 12 months.',
  showMore: 'Show more',
  showingMore: 'Loading...',
  since: (count: number, day: string) =>
    `${count === 1 ? '1 change' : `${count} changes`} since ${day}`,
  count: (count: number) => `${count} changes`,
  more: (count: number) => `${count} more`,
  nothingChanged: 'Saved again without changes',
  disagrees: 'The "before" value does not match the previous entry.',
  order: { label: 'Order', before: 'previous order', after: 'new order' },
  moved: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} moved`,
} as const;

export const footMessages = {
  history: 'History',
  all: 'All recent changes',
  changed: (moment: string) => `Changed ${moment} by `,
  none: 'Not changed in 12 months',
  loading: 'Last change...',
  failed: 'Last change unknown.',
  retry: 'Try again',
  bars: (percent: number) => `Bars: the change, -${percent}% to +${percent}%`,
} as const;

/** Shown instead of a name if the change record has no author. */
export const UNKNOWN_PERSON = NO_VALUE;
