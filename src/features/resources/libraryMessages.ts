/** The texts of the page of resources; those of `messages.ts` are in the code of every page. */
export const libraryMessages = {
  /** Logged only: without counts their places stay empty. */
  countFilesFailed: 'Failed to count files',
  opinion: 'Reports are the opinion of their authors on the day they were written.',
  safe: 'The files are safe. Need one now? Ring',
  write: 'write to us',
  notHere: 'Not here?',
  ask: 'Ask for it',
  emptyCategory: 'No files found in this category.',
  /** After a sentence about the category in the address. */
  instead: (name: string) => `The files of ${name} are shown.`,
  files: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  more: (count: number) => `${count} more`,
  shown: (shown: number, all: number) => `${shown} of ${all} files`,
} as const;
