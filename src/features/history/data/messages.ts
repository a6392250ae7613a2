import type { SeriesContent } from '@/content/series';

/** Texts of the section 'Everything in one file' on the data page. */
export const zipMessages = {
  /** The element id of the section, for links. */
  id: 'zip',
  title: 'Everything in one file',
  about: (count: number) =>
    `The ${count} series that you may reuse, each as CSV and as JSON with its whole history, and a README with the terms. Your browser makes the ZIP from our newest figures.`,
  make: 'Make the ZIP',
  stop: 'Stop',
  retry: 'Try again',
  makeAgain: 'Make it again',
  saveWithout: (count: number) => (count === 1 ? 'Save without it' : 'Save without them'),
  progress: 'Series that have been read',
  preparing: 'Preparing',
  reading: ({ name }: SeriesContent) => `Reading ${name}`,
  count: (done: number, all: number) => `${done} of ${all} series`,
  stopped: 'Stopped. Nothing was saved.',
  saved: (name: string) => `${name} is saved`,
  savedWithout: (name: string, missing: string) => `${name} is saved, without ${missing}`,
  files: 'Files in the ZIP',
  notRead: (names: string) => `Could not be read: ${names}.`,
  othersReady: 'The other series are ready. If you save now, the README lists the missing series.',
  failed: 'No series could be read.',
  codeFailed: 'The code that makes the ZIP did not load.',
  notMade: 'This browser could not make the ZIP.',
  offline: 'You are offline. The ZIP needs a connection.',
  none: 'There are no figures here yet, so there is nothing to save.',
  leftOut: (names: string) => `Left out, because you must ask the owner first: ${names}.`,
  withoutFigures: (names: string) => `Left out, because there are no figures yet: ${names}.`,
  withoutScripts: 'With JavaScript, this page makes the file.',
} as const;

/** Texts of the file README.txt in the ZIP. */
export const readmeMessages = {
  fileName: 'README.txt',
  title: (firm: string) => `Data by ${firm}`,
  made: (day: string, address: string) =>
    `Made on ${day} at ${address}. Figures may be revised: cite this day.`,
  formats: (address: string) => `The fields of the files are described at ${address}.`,
  files: 'Files',
  source: 'Source',
  terms: 'Terms',
  page: 'Page',
  leftOut: 'Left out',
  reasons: {
    terms: (owner: string) => `you must ask the owner first: ${owner}`,
    failed: () => 'it could not be read when this file was made',
    empty: () => 'it has no figures yet',
  },
} as const;

/** Texts of the section 'For programs' on the data page. */
export const restMessages = {
  /** The element id of the section, for links. */
  id: 'programs',
  title: 'For programs',
  about:
    'You can read the database behind these pages over the REST API of Firestore, without a key. A document contains one year of a series. Read only series that you may reuse: the same terms apply. These are the names of their documents:',
  paste: (name: string, year: number) =>
    `This command reads ${name.toLowerCase()} of ${year}. Paste it into a terminal:`,
  command: 'Command that reads one year of a series',
  copy: 'Copy',
  copyWhat: 'the command',
  copied: 'Command copied.',
  answer: 'The answer is a Firestore document in JSON. Its fields are:',
  fields: [
    'points: the figures by date. Each has its value, or tenures with a label and a rate each, and the time when it was saved (savedAt).',
    'first, in a point: the figure that was published first, if it was changed.',
    'revisions: every change, with the points before it (was), its time (at), its reason and our note.',
  ],
  numbers: 'A number is a doubleValue or an integerValue. In JSON, an integerValue is text.',
  stable:
    'The layout of the database may change. The formats of the files above do not change without a new schema version.',
} as const;

/** Texts of the section 'Files at fixed addresses' on the data page. */
export const addressMessages = {
  /** The element id of the section, for links. */
  id: 'addresses',
  title: 'Files at fixed addresses',
  about:
    'These addresses stay the same, so that a spreadsheet or a program can read them again. The files are rebuilt each night, and each says on which day it was made. Figures of the same evening are first on the pages of the series, in the ZIP and in the database.',
  missing:
    'If our database cannot be read at night, the files are missing until the next night, because old figures must not look new.',
  series: ({ name }: SeriesContent) => `${name}: `,
  corrections: 'Corrections: ',
  jsonFeed: 'JSON Feed',
  atom: 'Atom',
} as const;
