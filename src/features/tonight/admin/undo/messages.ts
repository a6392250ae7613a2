export const publicationUndoMessages = {
  canUndo: 'You can undo it.',
  restores: (clock: string) =>
    `Undo restores what the site showed before ${clock}. Files stay under Resources.`,
  undone: 'Undone. The site shows what it showed before.',
} as const;
