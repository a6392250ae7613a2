import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';

/** Texts of the table of all series, on the data page. */
export const directoryMessages = {
  caption: 'All series: unit, how often, next figure, publisher and download',
  columns: {
    series: 'Series',
    unit: 'Unit',
    often: 'How often',
    next: 'Next figure',
    publisher: 'Published by',
    download: 'Download',
  },
  free: 'Free to reuse',
  freeTerms: `Name the publisher and ${firm.name}. CSV, JSON, embed and picture are on the page of each series.`,
  ask: 'Ask the owner first',
  askTerms:
    'As far as we are concerned, you may quote single figures with the source, and link to the page. There is no file and no picture to pass on.',
  each: (period: string) => `each ${period}`,
  eachEvening: 'each evening',
  newBasis: (from: string) => `new basis from ${from}`,
  quoteOnly: 'quote only',
  downloadCsv: ({ name }: SeriesContent) => `Download ${name} as CSV`,
  reading: ({ name }: SeriesContent) => `Reading ${name}`,
  saved: (file: string) => `${file} is saved.`,
  savedWithSpan: (file: string, first: string, last: string) =>
    `${file} is saved, with figures from ${first} to ${last}.`,
  empty: ({ name }: SeriesContent) => `${name} has no figures yet, so there is nothing to save.`,
  failed: ({ name }: SeriesContent) => `${name} could not be read. Press CSV to try again.`,
  offline: ({ name }: SeriesContent) =>
    `You are offline. You can download ${name} when you are connected again.`,
} as const;

/**
 * The row for the lists of gainers and losers. They are not a series, but visitors also need the
 * permission of the owner to reuse them.
 */
export const sharesRow = {
  name: 'Gainers and losers',
  unit: 'naira and percent, five shares each',
  often: directoryMessages.each('session'),
  next: directoryMessages.eachEvening,
  publisher: 'Nigerian Exchange',
} as const;

/** Texts of the file with all series, on the data page. */
export const zipMessages = {
  /** The element id of the section, for links. */
  id: 'zip',
  title: 'All free series in one file',
  about:
    'CSV and JSON of each, with sources and terms. Your browser makes the file from our newest figures.',
  make: 'Make the ZIP',
  stop: 'Stop',
  retry: 'Try again',
  makeAgain: 'Make it again',
  saveWithout: (count: number) => (count === 1 ? 'Save without it' : 'Save without them'),
  progress: 'Series read so far',
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
  withoutFigures: (names: string) => `Left out, because there are no figures yet: ${names}.`,
  withoutScripts: 'With JavaScript, this page makes the file.',
} as const;

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
    'One document contains one year of a series. You need no key. Read only the series that are free to reuse: the terms above apply here too.',
  paste: (name: string, year: number) => `Paste into a terminal: ${name.toLowerCase()}, ${year}`,
  documents: (names: string) => `The other documents of that year: ${names}.`,
  command: 'Command that reads one year of a series',
  copy: 'Copy',
  copyWhat: 'the command',
  copied: 'Command copied.',
  answer:
    'The answer is a Firestore document in JSON. A number is a doubleValue or an integerValue, and an integerValue is text.',
  fields: [
    [
      'points',
      'the figures by date, each with its value (or its tenures, with a label and a rate each) and the time of its save (savedAt)',
    ],
    ['first', 'in a point: the figure that was published first, if it was changed'],
    [
      'revisions',
      'every change: the points before it (was), its time (at), its reason and our note',
    ],
  ],
  stable:
    'The layout of the database may change. The formats of the files above do not change without a new schema version.',
} as const;

/** Texts of the section 'Files at fixed addresses' on the data page. */
export const addressMessages = {
  /** The element id of the section, for links. */
  id: 'addresses',
  title: 'Files at fixed addresses',
  about:
    'These addresses stay the same, so that a spreadsheet or a program can read them again. The files are rebuilt each night, and each says on which day it was made. New figures appear first on the pages of the series, in the ZIP and in the database.',
  missing:
    'If our database cannot be read at night, the files are missing until the next night, because old figures must not look new.',
  series: ({ name }: SeriesContent) => `${name}: `,
  corrections: 'Corrections: ',
  jsonFeed: 'JSON Feed',
  atom: 'Atom',
} as const;
