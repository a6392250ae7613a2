import { undatedRows } from '@/figures/admin/tonightDraft';
import { NOTE_TITLE } from '@/figures/admin/noteDifferences';
import { mapKeys } from '@/lib/records';
import { figures } from '@/figures/registry';
import type { RowMark, RowId } from './checklist/rowIds';

/**
 * The titles of the rows of the checklist. The note has a row, but it is optional and does not
 * count.
 */
export const rowTitles: Record<RowId | 'note', string> = {
  ...mapKeys(['asi', ...undatedRows], (id) => figures[id].title),
  stocks: 'Gainers and losers',
  summary: 'Daily summary',
  priceList: 'Price list',
  note: NOTE_TITLE,
};

/**
 * Returns a title as it is written in the middle of a sentence: 'Bonds' becomes 'bonds', and
 * 'T-bills' stays.
 */
export const formatInSentence = (title: string) =>
  title.startsWith('T-') ? title : title.charAt(0).toLowerCase() + title.slice(1);

/**
 * Returns the name of a row as it is written in the middle of a sentence, such as 'daily summary'.
 */
export const getRowName = (id: RowId | 'note') =>
  id === 'asi' ? 'index' : formatInSentence(rowTitles[id]);

/** The state of a row as text. Screen readers announce it after the title of the row. */
export const markLabels: Record<RowMark, string> = {
  open: 'Not done',
  ready: 'Ready',
  warning: 'Needs a check',
  published: 'Published',
};

export const tonightMessages = {
  title: 'Tonight',
  labels: { asi: `${figures.asi.title} tonight`, exchangeRate: 'Naira per dollar tonight' },
  checklist: "Tonight's checklist",
  onlyWhenAnnounced: 'Only when announced',
  asBefore: 'same as before',
  review: 'Review and publish',
  reviewTitle: 'Review',
  summaryTitle: 'What publishing will change',
  noFigureChanges: 'No figure will change.',
  files: 'Files',
  summaryUploaded: (moment: string) => `The daily summary is already uploaded, ${moment}.`,
  summaryMissing: 'The daily summary is not uploaded yet.',
  publish: "Publish tonight's figures",
  publishShort: 'Publish',
  reviewShort: 'Review',
  publishing: 'Publishing...',
  allOrNothing: 'All at once, or not at all.',
  /** Shown instead of `nothingReady` if all typed figures have open questions or errors. */
  answerFirst: (names: string) =>
    `Nothing can be published yet. Answer the questions about ${names}, or correct the figures.`,
  goToQuestion: (name: string) => `Go to ${name}`,
  nothingReady: 'Nothing is ready to publish. Type a figure or paste the price list first.',
  /**
   * `shownAll`, `shownPart` and `shownFrom` continue a sentence that begins with 'The site shows'.
   */
  shownAll: "tonight's figures",
  shownPart: (names: string) => `tonight's ${names}; the rest is older`,
  shownFrom: (day: string) => `figures from ${day}`,
  onSiteFor: (clock: string, day: string, names: string) =>
    `On the site since ${clock}, for ${day}: ${names}.`,
  correctionOf: (name: string) => `correction of the ${name}`,
  /** The reasons why a row is not published. They are shown in brackets after its name. */
  readyToPublish: 'ready: review and publish',
  partTyped: (typed: number, of: number) => `${typed} of ${of} typed`,
  questionsOpen: (count: number) => `${count} questions are unanswered`,
  notTicked: (label: string) => `'${label}' is not ticked`,
  placesUnsettled: (count: number) =>
    `${count === 1 ? '1 row is' : `${count} rows are`} not complete`,
  listsEarlier: 'lists of an earlier session are not published',
  siteHas: (day: string) => `the site has the figures of ${day}`,
  notUploaded: 'not uploaded yet',
  uploadFailed: 'the upload failed',
  uploading: 'being uploaded',
  notFiled: 'not filed',
  publishFailed: "Failed to publish tonight's figures. Please try again.",
  savesFailed: 'The time of the last save could not be loaded.',
  typedFor: (session: string, current: string) =>
    `You typed these figures for ${session}, before ${current} closed. They will be published for ${session}. If the site already has later figures, enter these under Past Figures.`,
  useFor: (session: string) => `Use for ${session}`,
  newerOnSite: (day: string) => `The site has the figures of ${day}`,
  listsOfNow:
    'The site dates gainers and losers by the time of their save, so you cannot publish lists of an earlier session.',
  placesToSettle: (count: number) =>
    `${count === 1 ? '1 row' : `${count} rows`} of the list you pasted earlier ${count === 1 ? 'is' : 'are'} not complete. Paste the list again.`,
  auctionExpected: 'Auction day: type the stop rates.',
  noAuctionExpected:
    'No auction was expected on this day. If there was none, leave the rates empty.',
  seeList: 'See the list',
  readList: 'Read a list',
  waitsForList: 'Waiting for the list',
  listWaits: 'The list is filed once its gainers and losers are published.',
  staysUnfiled: "Will not be filed: 'Also file this list' is off",
  listNotFiled: 'Not filed under Resources',
  alsoFile: 'Also file this list under Price List',
  withLeave: 'The Exchange licenses its closing prices. File the list only with its permission.',
  done: (done: number, of: number) => `${done} of ${of} done`,
  noCategory: (name: string) => `There is no category '${name}' under Resources.`,
  publishedOn: (period: string) =>
    `Month or quarter of this figure: ${period}. You can choose another one under Macroeconomics.`,
  noFileYet: 'No file yet. Visitors see a file as soon as you upload it.',
  fileOfOtherDay: (day: string) =>
    `The date in its name is ${day}. If it is the wrong file, replace it.`,
  listName: (day: string) => `Price list, ${day}`,
} as const;
