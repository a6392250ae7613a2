import type { PublishedStatus } from './publishedStatus';

const status: Record<PublishedStatus, string> = {
  tonight: 'Published',
  kept: 'Left as it is',
  missing: 'Not on the site',
};

/** The messages of the page after a publication. */
export const publishedMessages = {
  title: 'On the site',
  backToList: 'Back to the checklist',
  table: 'What is on the site, row by row',
  announcedTable: 'Figures that change only when they are announced',
  heads: ['Row', 'On the site now', 'Since'],
  wayOn: 'Next step',
  status,
  published: (clock: string, email: string) =>
    `Published ${clock}${email === '' ? '' : `, ${email}`}`,
  /** Continues a sentence that begins with 'The site shows'. */
  rowsShown: (onSite: number, all: number) => `${onSite} of ${all} rows`,
  allOnSite: (all: number) => `All ${all} rows are on the site.`,
  someOnSite: (onSite: number, all: number) => `${onSite} of ${all} rows are on the site.`,
  missing: 'These are not:',
  leftAsTheyAre: 'left as they are',
  nothingTyped: 'nothing was typed',
  noNote: 'No note tonight',
  signedBy: (author: string) => `signed by ${author}`,
  listLeft: (counts: string) =>
    `${counts}, but 'Also file this list' was off. The list is here until you leave this page.`,
  change: 'Change',
  typeNew: 'Type new',
  continue: 'Continue',
  upload: 'Upload',
  replace: 'Replace',
  fileNow: 'File it now',
  saved: (count: number) => `What was saved: ${count === 1 ? '1 change' : `${count} changes`}`,
} as const;
