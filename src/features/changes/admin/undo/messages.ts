export const undoMessages = {
  undo: 'Undo',
  openResources: 'Open Resources',
  changedSince: 'changed since',
  orderOf: (part: string) => `the order of ${part}`,
  undoOf: (moment = 'an earlier change') => `Undo of ${moment}`,
  restored: 'restored as it was',
  undoneBy: (moment: string, email: string) => `Undone ${moment} by ${email}`,
  undoing: 'Undoing...',
  undoMany: (count: number) => (count > 1 ? `Undo ${count} changes` : 'Undo'),
  title: (what: string) => `Undo the change to ${what}?`,
  tonightTitle: "Undo tonight's figures?",
  changedTitle: 'This was changed since',
  undoneTitle: 'Already undone',
  disagreesTitle: 'This record does not match the current values',
  looking: 'Loading the current values...',
  lookFailed: 'Failed to load the current values',
  restores: (what: string) => `This restores ${what}:`,
  whatWasThere: 'what was there before',
  figuresOf: (weekday: string) => `${weekday}'s figures`,
  visitors: (what: string) =>
    `Visitors will see ${what} until you publish again. The files stay under Resources.`,
  atOnce: 'Visitors see it at once.',
  changedBy: (moment: string, email: string) =>
    `Saved again ${moment} by ${email}. Nothing was restored, so the newer save is not lost. Undo the newer change first, or correct the value in its editor.`,
  disagrees: (what: string) =>
    `${what}: the record is wrong, or a change was made without a record. Nothing was restored. Correct the value in its editor.`,
  needsGone: 'Its category has been deleted. Nothing was restored.',
  unreadable:
    'The record of this change cannot be read. Nothing was restored. Correct the figure in its editor.',
  failed: 'Failed to undo. Nothing was restored. Please try again.',
  refused: (names: readonly string[]) =>
    `Failed to undo. Nothing was restored. The server rejected ${names.join(' or ')}. Correct it in its editor, or sign in again if the page asks you to.`,
  unknown:
    'We got no response, so the change may already be undone. Press Undo again to make sure. It is safe to repeat.',
  done: (what: string) => `Undone: ${what}. It is as it was before.`,
  firstOfItsKind: 'There is no earlier version to restore.',
  isNew: (page: string) => `This item is new. To remove it, delete it under ${page}.`,
} as const;

/** How long the success message of an undo is shown, in ms. */
export const UNDO_BANNER_MS = 5000;
