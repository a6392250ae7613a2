/**
 * Messages that only the Resources page needs. The messages in `messages.ts` are loaded on every
 * page.
 */
export const libraryMessages = {
  /** Only logged. Visitors see no error, and the categories have no numbers. */
  countFilesFailed: 'Failed to count files',
  opinion: 'Reports are the opinion of their authors on the day they were written.',
  safe: 'The files are safe. Need one now? Ring',
  write: 'write to us',
  notHere: 'Not here?',
  ask: 'Ask for it',
  emptyCategory: 'No files found in this category.',
  /** Follows the error message about an invalid category in the URL. */
  instead: (name: string) => `The page shows the files of ${name}.`,
  files: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  more: (count: number) => `${count} more`,
  shown: (shown: number, all: number) => `${shown} of ${all} files`,
} as const;
