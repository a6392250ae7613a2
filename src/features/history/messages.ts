import type { SeriesContent } from '@/content/series';
import { quoteValue } from '@/lib/addressParameter';
import { formatGrouped } from '@/lib/format';
import { getDefaultRange, getRangeTexts, ranges, type SeriesRange } from './ranges';

export const historyMessages = {
  /** Logged to the console and stored as the error of the request. */
  loadFailed: 'Failed to load past figures',
  loading: 'Loading...',
  nothing: '-',
  unavailable: 'The figures could not be loaded.',
  /** `when` is 'on 13 March' or 'in February'. */
  notRefreshed: (when: string) => `The newest figures could not be loaded. These end ${when}.`,
  lastKnown: 'From your last visit',
  loadedAt: (time: string) => `Loaded ${time}`,
  notLoaded: 'Not loaded',
  noneYet: 'No figures yet',
  noneSince: (period: string) => `No figures since ${period}.`,
  oneFigure: 'One figure so far. A line needs two.',
  noEarlier: 'No earlier figure to compare with',
  notEntered: (from: string, to: string) =>
    (from === to ? from : `${from} to ${to}`) + ': not entered',
  sessionsMissing: (count: number) =>
    `${count} ${count === 1 ? 'session' : 'sessions'} in this range ${count === 1 ? 'was' : 'were'} not entered`,
  revised: (first: string, now: string, day: string) =>
    `First published ${first}, revised ${now} on ${day}`,
  sameFigures: 'The figures as a table',
  showAll: (count: number) => `Show all ${formatGrouped(count, 0)}`,
  nextFigure: 'Next figure',
  noFigures: 'There are no figures here yet.',
  /** `day` is 'on 14 March 2025' or 'in February 2025'. */
  begins: (day: string) => `Figures begin ${day}.`,
  endedTenure: (label: string) => `${label} (ended)`,
  ended: (day: string) => `This tenor is no longer listed. It was last listed on ${day}.`,
} as const;

/**
 * Returns the name of a range after 'Highest': 'of the year'. If the range has a rebasing, `since` is
 * its first period, and the name is 'since Q1 2025'.
 */
const nameRange = (range: SeriesRange, since?: string) =>
  since === undefined ? getRangeTexts(range).of : `since ${since}`;

export const seriesMessages = {
  readout: 'Reading',
  dayToRead: 'Day to read',
  range: 'Range',
  tenure: 'Tenor',
  weekly: 'weekly, last session of each week',
  newestFirst: 'newest first',
  yearEarlier: 'A year earlier',
  changeOnYear: 'Change on the year',
  readoutDetails: 'What led here and what comes next',
  lastFive: ({ every, terms, format }: SeriesContent) =>
    `Last five ${every === 'decision' ? 'changes' : terms.many}${format === 'percent' ? ', pp' : ''}`,
  noChangeSince: (day: string) => `No change since ${day}`,
  meetingsOf: (year: string) => `Meetings of ${year}`,
  meetingResults: { up: 'raised', down: 'cut', same: 'held' },
  meetingExpected: 'expected',
  decisionRows: 'Rows of the table',
  changesOnly: 'Changes',
  allMeetings: 'All meetings',
  changes: (count: number) => (count === 1 ? 'change' : 'changes'),
  allTenures: 'All tenors, % a year',
  fromZero: 'Scale from 0',
  yearAgo: 'A year ago ',
  lastEvent: 'Last event',
  lastRevision: 'Last revision',
  corrections: 'Corrections',
  /** `value` and `first` follow: 'Q2 2026 was first published as 3.40% and revised to 3.57% on ...'. */
  firstPublishedAs: (period: string) => `${period} was first published as `,
  revisedTo: ' and revised to ',
  revisedOn: (day: string) => ` on ${day}. `,
  newBasisFrom: (period: string) => `New from ${period}. `,
  /** The value of `period` follows: 'December 2024 was 34.13% on the old one; ...'. */
  was: (period: string) => `${period} was `,
  onOldBasis: ' on the old one; the two cannot be compared.',
  notComparedAcross: 'Figures before and after it cannot be compared.',
  askUs: 'Ask us in the meantime',
  otherSeries: 'All series',
  withChart: 'The table appears once the chart has loaded.',
  rangeOf: (range: SeriesRange, since?: string) => `The range ${nameRange(range, since)}`,
  highestOf: (range: SeriesRange, since?: string) => `Highest ${nameRange(range, since)}`,
  lowestOf: (range: SeriesRange, since?: string) => `Lowest ${nameRange(range, since)}`,
  firstWas: (value: string) => `First published ${value}`,
  /** The label of the break mark on an axis: 'The scale begins at 20%'. */
  scaleBegins: (start: string) => `The scale begins at ${start}`,
  /**
   * Added to a first published value outside the chart: 'First published 27.00%, above this scale'.
   */
  aboveScale: ', above this scale',
  belowScale: ', below this scale',
  why: 'Why',
  /** `short` is true in a table that also has a column for the year earlier. */
  changeFrom: (one: string, short: boolean) => `${short ? 'From' : 'Change from'} previous ${one}`,
  from: (day: string) => `from ${day}`,
  figures: 'figures',
  countShown: (shown: number, all: number, what: string) =>
    `${shown === all ? '' : `${formatGrouped(shown, 0)} of `}${formatGrouped(all, 0)} ${what}`,
  events: 'Events on the chart',
  earlierChanges: (count: number) =>
    count === 1
      ? 'One earlier change of the policy rate'
      : `${count} earlier changes of the policy rate`,
  about: 'About this figure',
  citeAndEmbed: 'Cite and embed',
  revisedTitle: 'Revised',
  notComparable: 'not comparable',
  unchanged: 'Unchanged',
  /** Shown while the page has only cached figures. */
  lookingForNewer: 'From your last visit. Looking for newer figures...',
  /** Shown if the newest figures have loaded, but not all older figures of the range. */
  olderMissing: 'Older figures for this range could not be loaded.',
  oneInRange: 'One figure in this range. A line needs two.',
  changeSince: 'Change since',
  withoutCode: 'Once this page has loaded, it shows a chart and a table of all figures.',
  /**
   * Shown if the owner of the figures does not allow us to pass them on. `owner` is null if there
   * is nobody to ask.
   */
  notPassedOn: (owner: string | null) =>
    `We may show these figures, but we may not pass them on. There is therefore no CSV, JSON, picture or chart to embed. As far as we are concerned, you may quote single figures with the source, and link to this page.${owner === null ? '' : ` For anything else, ask the ${owner}.`}`,
  termsOf: (owner: string) => `The terms of ${owner}`,
  yearAsJson: (year: number) => `Figures of ${year} as JSON`,
} as const;

const examplesOf = {
  day: '1 Jul 2024, 2024-07-01, Jul 2024 or Q3 2024',
  month: 'Jul 2024, 2024-07 or Q3 2024',
  quarter: 'Q3 2024 or Jul 2024',
} as const;

/** The name for one step of a series: 'day', 'month' or 'quarter'. */
export const stepNouns = {
  session: 'day',
  decision: 'day',
  month: 'month',
  quarter: 'quarter',
} as const satisfies Record<SeriesContent['every'], string>;

const defaultRangeNames = {
  '1y': 'the last year',
  '3y': 'the last three years',
  'new-basket': 'the months on the new basket',
  'last-ten': 'the last ten changes',
} as const;

/** Notices about URL parameters that the page could not use. All days are formatted. */
export const noticeMessages = {
  defaultShown: (content: SeriesContent) =>
    `The page shows ${defaultRangeNames[getDefaultRange(content)]}.`,
  noneCompared: 'The page shows no comparison.',
  newestShown: (newest: string) => `The page shows the newest figures, for ${newest}.`,
  tenureShown: (tenure: string) => `The page shows the figures of ${tenure}.`,
  noTenures: (name: string) => `${name} has no tenors.`,
  closed: ({ id }: SeriesContent, day: string, shown: string) =>
    `The ${id === 'asi' ? 'Exchange' : 'market'} was closed on ${day}. The page shows the figures for ${shown}.`,
  noFigure: (day: string, shown: string) =>
    `There are no figures for ${day}. The page shows the figures for ${shown}.`,
  notWeekly: (day: string, shown: string) =>
    `This range shows one session a week, and ${day} is not one of them. The page shows the figures for ${shown}.`,
  afterNewest: (day: string, newest: string) =>
    `There are no figures for ${day} yet. The page shows the newest figures, for ${newest}.`,
  beforeFirst: (day: string, first: string) => `${day} is before our first figure, ${first}.`,
  beforeRange: (day: string) => `${day} is before this range.`,
  outsideRange: (day: string) => `${day} is not in this range.`,
  lastShown: (last: string) => `The page shows its last figures, for ${last}.`,
  endMissing: (end: 'first' | 'last', { every }: SeriesContent) =>
    `The address does not name the ${end} ${stepNouns[every]} of the range.`,
  endsReversed: (from: string, to: string) =>
    `The range ends on ${to}, before it begins on ${from}.`,
  /** Notices about a pinned range. They stay until the user chooses another range. */
  beginsBefore: (from: string, first: string) =>
    `${from} is before our first figure, ${first}. The range begins with that figure.`,
  endsAfter: (to: string, newest: string) =>
    `${to} is after our newest figure, for ${newest}. This link will show later figures once they are published.`,
  endsInFuture: (to: string) =>
    `${to} is in the future. The range ends today, and the link will show later days.`,
  noSessionAt: (day: string, end: 'begins' | 'ends', shown: string) =>
    `There is no figure for ${day}. The range ${end} on ${shown}.`,
  noneBetween: (from: string, to: string) => `There are no figures from ${from} to ${to}.`,
  newestBefore: (day: string) => `The last figure before this range is for ${day}.`,
  /** `here` and `home` are the values of the same day on this page and on the home page. */
  disagrees: (day: string, here: string, home: string) =>
    `For ${day} this page has ${here}, and Home has ${home}. One of them is wrong: please quote neither until we have corrected it.`,
  allCorrections: 'The page shows all corrections.',
} as const;

/** Number of rows in a table until the user presses 'Show all'. */
export const INITIAL_ROWS = 14;

/** The parameter `period` is 'month' or 'quarter'. */
export const averageMessages = {
  step: 'Rows of the table',
  by: (step: 'day' | 'month' | 'quarter') => `By ${step}`,
  title: (period: string) => `Averages by ${period}`,
  of: ({ terms }: SeriesContent) => `of the ${terms.often}`,
  period: (period: 'month' | 'quarter') => (period === 'month' ? 'Month' : 'Quarter'),
  average: 'Average',
  end: 'End',
  lowest: 'Lowest',
  highest: 'Highest',
  sessions: 'Sessions',
  columns: ['Average', 'End', 'Lowest', 'Highest', 'Sessions'],
  soFar: 'so far',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  missing: (entered: number, all: number) => `${entered} of ${all}, ${all - entered} not entered`,
  csv: 'CSV of this table',
  noAverages: (name: string) => `${name} has no averages.`,
  dailyShown: 'The table shows every figure.',
  method: (period: string) =>
    `The average is the sum of all closes of the ${period}, divided by their number. Days without a session do not count. The end is the close of the last session. The lowest and the highest are closes too. A ${period} with 'so far', 'from' or 'until' is incomplete, so do not use its average in a contract.`,
} as const;

/** These texts follow the day of the next figure: 'Monday 17 March, in the evening'. */
export const dueMessages = {
  inTheEvening: 'in the evening',
  expected: 'expected',
  confirmed: 'confirmed',
  moved: (from: string) => `moved from ${from}`,
  calendarFile: 'Calendar of coming figures (.ics)',
} as const;

export const compareMessages = {
  choose: 'Compare with',
  nothing: 'Nothing',
  yearEarlier: 'A year earlier',
  from100: 'From 100',
  /** Used in the comparison with another series: 'Inflation is 23.18%'. */
  is: 'is',
  /** Added to the value 100 in the chart: '100 on 14 March 2024'. */
  on: (day: string) => ` ${day}`,
  loading: (name: string) => `Loading ${name}...`,
  failed: (name: string) => `${name} could not be loaded, so nothing is compared.`,
  outdated: (name: string) => `The newest figures of ${name} could not be loaded.`,
  empty: (name: string) => `${name} has no figures yet, so nothing is compared.`,
  noCommonDays: (name: string, other: string) =>
    `${name} and ${other} have no common days in this range, so ${name} is shown alone.`,
  oneCommonDay: (name: string, other: string) =>
    `${name} and ${other} have one common day in this range. A line needs two, so ${name} is shown alone.`,
  /** `when` is 'in January 2025'. */
  rebased: (name: string, when: string) =>
    `${name} was rebased ${when}, and figures are not compared across a rebasing.`,
  beginsAfter: (name: string, when: string) =>
    `The lines begin after the rebasing of ${name} ${when}: figures are not compared across it.`,
  notPositive: (name: string) =>
    `${name} is 0 or below in this range, so it has no values from 100. The figures are shown alone.`,
  notPassedOn: (name: string) =>
    `We may not pass on the figures of ${name}, so they are not compared here.`,
  filesAlone: (name: string) => `Files and citations contain only the figures of ${name}.`,
  ruleOfDays: 'the sessions on which both have a figure',
  /** `many` is the plural of the period: 'months' or 'quarters'. */
  ruleOfPeriods: (many: string, sparse: string, dense: string) =>
    `the ${many} of ${sparse}, each with the last figure of ${dense} up to its end`,
  weekly: 'the last of each week',
  noPicture: 'There is no picture of two series. To share a picture, choose Compare with: Nothing.',
} as const;

export const pinMessages = {
  choose: ({ every }: SeriesContent) => `Choose ${stepNouns[every]}s`,
  show: ({ every }: SeriesContent) => `Show these ${stepNouns[every]}s`,
  copyLink: 'Copy link',
  copyLinkTo: ({ every }: SeriesContent) => `Copy link to these ${stepNouns[every]}s`,
  edit: 'Change',
  leave: (content: SeriesContent) =>
    `Leave these days, show ${ranges[getDefaultRange(content)].label.toLowerCase()}`,
  pinned: 'Pinned',
  staysForever: 'A link to this page always shows these days.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  count: (count: number, { terms }: SeriesContent) =>
    `${formatGrouped(count, 0)} ${count === 1 ? terms.one : terms.many}`,
  examples: ({ every }: SeriesContent) => `Such as ${examplesOf[stepNouns[every]]}.`,
  notAPeriod: (text: string, { every }: SeriesContent) =>
    text.trim() === ''
      ? `Enter a ${stepNouns[every]}.`
      : `${quoteValue(text)} is not a ${stepNouns[every]}. Write it as ${examplesOf[stepNouns[every]]}.`,
  ambiguousDay: (text: string) =>
    `${quoteValue(text)} can be read in two ways. Write the month as a word, such as 1 Jul 2024.`,
  reversed: (noun: string) => `The last ${noun} is before the first. Change one of them.`,
} as const;

export const marketsMessages = {
  title: 'Markets',
  lead: 'Shares, the naira, prices and interest rates in Nigeria: where they stand and how they got there.',
  /** Shown until the figures have loaded, and without JavaScript. */
  aboutFigures: 'Our staff enter these figures each trading evening. They are not live.',
  allSeries: 'All series',
  onThisPage: 'On this page',
  olderMissing: 'Older figures could not be loaded.',
  notLoaded: (name: string) => `${name}: could not be loaded.`,
  /** `when` is 'Monday 30 November, in the evening'. */
  newDue: (when: string) => `New figures are due on ${when}.`,
  source: 'Source',
  note: 'Index: daily closes of the Nigerian Exchange. Naira per dollar: official market, close. Inflation and GDP: National Bureau of Statistics, against the same month or quarter a year earlier. Policy rate: Central Bank. Bonds and bills: stop rates of the latest auctions, of the Debt Management Office and the Central Bank. A scale with a break mark at its foot does not begin at 0.',
} as const;

export const correctionMessages = {
  id: 'list',
  title: 'Changed figures',
  heading: 'Corrections',
  method: 'How this list is made',
  caption: 'Figures that were changed after they were published, the newest change first',
  columns: ['Why changed', 'Figure', 'First, and now', 'Reason', 'Changed on'],
  kinds: { correction: 'Our correction', revision: 'Revision by the source', rebasing: 'Rebasing' },
  noteOfDay: 'Note of the day',
  corrected: 'Corrected',
  filter: 'Kind of change',
  filters: {
    all: 'All',
    correction: 'Ours',
    revision: 'Source',
    rebasing: 'New basis',
  },
  noneOfKind: 'There are no changes of this kind.',
  notRecorded: 'No reason was recorded.',
  publishedAgain: 'Published again after it was withdrawn.',
  withdrawn: 'withdrawn',
  /** Precedes the reason for a withdrawal in downloaded files. */
  wasWithdrawn: 'Withdrawn.',
  count: (corrections: number, figures: number) =>
    `${formatGrouped(corrections, 0)} ${corrections === 1 ? 'correction' : 'corrections'} to ${formatGrouped(figures, 0)} ${figures === 1 ? 'figure' : 'figures'} and their notes. The first values stay on this list.`,
  mistake: 'Found a mistake?',
  tellUs: 'Tell us',
  order: 'Newest first. Nothing is taken off.',
  download: 'Download as JSON Feed',
  feedTitle: 'Corrections',
  leftOut: (names: string) => `The file leaves out ${names}: we may not pass them on.`,
  withoutScripts: 'With JavaScript, this page lists every figure that was changed.',
  loadFailed: 'Some of the corrections could not be loaded.',
  none: 'No figure has changed since the day it was published.',
} as const;

export const toolMessages = {
  saved: (name: string) => `Saved to your downloads: ${name}`,
  linkCopied: 'Link copied. It opens this range up to the newest figure.',
  /** `other` is 'the year earlier' or the name of a series. */
  linkCopiedWith: (other: string) =>
    `Link copied. It opens this range up to the newest figure, with ${other}.`,
  pinnedLinkCopied: (from: string, to: string) =>
    `Link copied. It will always open ${from} to ${to}.`,
  pinLink: 'Copy with these days instead',
  linkNotCopied: 'This browser did not copy the link. The link is selected here:',
  citationFormat: 'Format of the citation',
  citationCopied: 'Citation copied.',
  citationNotCopied: 'This browser did not copy the citation. The citation is selected here:',
  quote: 'Copy as a sentence',
  /** `about` is the day or range of the sentence: '14 March 2025', 'Q1 2025 to Q2 2025'. */
  sentenceCopied: (about: string) => `Sentence copied: ${about}.`,
  sentenceNotCopied: 'This browser did not copy the sentence. The sentence is selected here:',
  /**
   * Label of a field with text that the browser could not copy. The user copies the text with the
   * keyboard.
   */
  field: 'What could not be copied',
  quoteRange: 'Copy the chosen days instead',
  codeCopied: 'Code copied.',
  notCopied: 'This browser did not copy the text. The text is selected above.',
  partMissing: 'The picture could not be drawn: part of it did not load. Try again.',
  notDrawn: 'This browser could not draw the picture.',
} as const;

export const citationFormats = { text: 'Text', bibtex: 'BibTeX', ris: 'RIS' } as const;

export const embedMessages = {
  notLoaded: 'The figure could not be loaded.',
  withoutCode: 'The code for these figures did not load.',
  reload: 'Try again',
  mayBeQuoted: 'You may quote this figure, but you may not pass on the series.',
  /** Describes the quoted figure: 'close of the day', 'rate'. */
  whatIsQuoted: ({ id, terms }: SeriesContent) =>
    terms.value.toLowerCase() + (id === 'asi' || id === 'exchangeRate' ? ' of the day' : ''),
  newestWithSource: ({ terms, use: { owner, reuse } }: SeriesContent) =>
    `Paste this code into your page to show the newest ${terms.value.toLowerCase()}, with its day and its source.${reuse === 'ask' ? ` For the chart or the series, ask ${owner}.` : ''}`,
  historyAt: (name: string) => `History at ${name}`,
  opensInNewTab: (name: string) => `: ${name} (opens in a new tab)`,
} as const;

export const SUCCESS_MESSAGE_MS = 8_000;

/** Size of an embedded chart on the first visit, in KB after gzip. A test measures it. */
export const EMBED_KB = 265;
