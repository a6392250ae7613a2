import { NOTHING } from '@/lib/difference';

/** What staff read on Recent Changes, in the dialog that undoes, and at the foot of a box. */
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
  nothingChanged: 'Saved again; nothing changed',
  undoOf: (moment: string) => `Undo of ${moment}`,
  undoOfEarlier: 'Undo of an earlier change',
  restored: 'restored as it was',
  undoneBy: (moment: string, email: string) => `Undone ${moment} by ${email}`,
  changedSince: 'changed since',
  disagrees: 'This record does not agree with the change before it.',
  order: { label: 'Order', before: 'previous order', after: 'new order' },
  orderOf: (part: string) => `the order of ${part}`,
  moved: (count: number) => `${count} moved`,
  openResources: 'Open Resources',
} as const;

export const undoMessages = {
  undo: 'Undo',
  undoing: 'Undoing...',
  undoMany: (count: number) => (count > 1 ? `Undo ${count} changes` : 'Undo'),
  title: (what: string) => `Undo the change to ${what}?`,
  tonightTitle: "Undo tonight's figures?",
  changedTitle: 'This was changed since',
  undoneTitle: 'Already undone',
  disagreesTitle: 'This record does not agree with what is stored',
  looking: 'Reading what is stored now...',
  lookFailed: 'Failed to read what is stored now',
  restores: (what: string) => `This restores ${what}:`,
  whatWasThere: 'what was there before',
  figuresOf: (weekday: string) => `${weekday}'s figures`,
  visitors: (what: string) =>
    `Visitors will see ${what} until you publish again. The files stay under Resources.`,
  atOnce: 'Visitors see it at once.',
  changedBy: (moment: string, email: string) =>
    `Saved again ${moment} by ${email}. Nothing was restored, so that save is not lost. Undo that change first, or correct it in its editor.`,
  disagrees: (what: string) =>
    `${what}: the record is wrong, or something was changed without one. Nothing was restored. Correct it in its editor.`,
  needsGone: 'What it belonged to has been deleted. Nothing was restored.',
  failed: 'Failed to undo. Nothing was restored. Please try again.',
  unknown:
    'No answer came, so it may have been undone. Press Undo again: it will not be done twice.',
  done: (what: string) => `Undone: ${what}. It is as it was before.`,
} as const;

export const footMessages = {
  history: 'History',
  all: 'All recent changes',
  changed: (moment: string) => `Changed ${moment} by `,
  none: 'No change on record',
  loading: 'Last change...',
  failed: 'Last change unknown.',
  retry: 'Try again',
  bars: (percent: number) => `Bars: the change, -${percent}% to +${percent}%`,
} as const;

/** What a record without an address says of who made it. */
export const UNKNOWN_PERSON = NOTHING;
