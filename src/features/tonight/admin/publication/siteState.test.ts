import { describe, expect, it } from 'vitest';
import { findPreviousCloses } from '@/figures/admin/closes';
import {
  type FigureRow,
  figureRows,
  emptyDraft,
  type TonightDraft,
  withAnnounced,
  withStocks,
  withText,
  withTick,
} from '@/figures/admin/tonightDraft';
import { NOT_A_NUMBER_MESSAGE } from '@/lib/numbers';
import { parseMacroeconomics } from '@/figures/market';
import { parseEquityMarket } from '@/figures/stocks';
import { mapKeys } from '@/lib/records';
import { tonightMessages } from '../messages';
import { storedFigures, storedLists } from '../checklist/storedCases';
import { createChecklist } from '../checklist/rowStates';
import { getTickKey } from '../checklist/ticks';
import { describeSite, describeFiguresOnSite, type SiteFacts } from './siteState';

const session = '2025-03-14';
const dayBefore = '2025-03-13';
const at = new Date('2025-03-14T14:50:00.000Z');
const now = new Date('2025-03-14T16:00:00.000Z');
const published = { at, email: 'ada@example.com', session, rows: figureRows, indicators: [] };
const createLists = (gainers: string, losers: string) => ({
  gainers: { stocks: [], lastUpdated: gainers },
  losers: { stocks: [], lastUpdated: losers },
});

interface SessionState {
  draft?: TonightDraft;
  /** The rows whose figures of this session are on the site, each with the time of its save. */
  onSite?: Partial<Record<FigureRow, Date | null>>;
  lists?: ReturnType<typeof createLists>;
  files?: Partial<Pick<SiteFacts['rows'], 'summary' | 'priceList'>>;
}

function createFacts({ draft = emptyDraft, onSite = {}, lists, files }: SessionState): SiteFacts {
  const stocksDay = 'stocks' in onSite ? at.toISOString() : `${dayBefore}T17:00:00.000Z`;
  const stored = {
    ...parseMacroeconomics({}),
    ...storedFigures,
    ...parseEquityMarket(storedLists),
    ...(lists ?? createLists(stocksDay, stocksDay)),
  };
  const days = mapKeys(figureRows, (row) => (row in onSite ? session : dayBefore));
  const before = findPreviousCloses(stored, null, session);
  const checklist = createChecklist({
    ...{ draft, stored, session, before, now, days, closes: {} },
    current: session,
    loaded: () => true,
  });
  const noFile = { isOnSite: false, isSettled: true, saved: null, why: null };
  return {
    session,
    now,
    stored,
    rows: {
      ...mapKeys(figureRows, (row) => {
        const time = onSite[row];
        return { ...checklist.figures[row], saved: time ? { at: time, email: '' } : null };
      }),
      summary: { ...noFile, instead: tonightMessages.notUploaded },
      priceList: { ...noFile, instead: tonightMessages.notFiled },
      ...files,
    },
    leftIndicators: checklist.leftIndicators,
  };
}
const describeSession = (evening: SessionState, other = {}) =>
  describeSite(createFacts(evening), { ...published, ...other });

const createFileRow = (time: Date) => ({
  isOnSite: true,
  isSettled: true,
  saved: { at: time, email: '' },
  why: null,
  instead: null,
});
const all = mapKeys(figureRows, () => at);
const unread = 'GUINNESS (row 141) has no close and may belong here. Leave it out';
const share = { symbol: 'MTNN', previous: '245', current: '250' };
const withList = (mayLead: string) =>
  withStocks(emptyDraft, { gainers: [share], losers: [], mayLead });

describe('describeSite after a publication', () => {
  it('reports that all rows are on the site', () => {
    const files = { summary: createFileRow(at), priceList: createFileRow(at) };
    expect(describeSession({ onSite: all, files })).toEqual({
      onSite: [
        'On the site since 15:50: index, gainers and losers, exchange rate, bonds, T-bills, daily summary, price list.',
      ],
      notPublished: null,
      begun: false,
    });
  });

  it('reports gainers and losers as not published while a question about them is open', () => {
    const { stocks: _, ...onSite } = all;
    expect(describeSession({ onSite, draft: withList(unread) })).toEqual({
      onSite: ['On the site since 15:50: index, exchange rate, bonds, T-bills.'],
      notPublished:
        "Not published: gainers and losers ('GUINNESS (row 141) has no close and may belong here. Leave it out' is not ticked), daily summary (not uploaded yet), price list (not filed).",
      begun: true,
    });
  });

  it('gives a reason for each row that is not published', () => {
    const onSite = { asi: at, exchangeRate: at };
    expect(describeSession({ onSite })).toEqual({
      onSite: ['On the site since 15:50: index, exchange rate.'],
      notPublished:
        'Not published: gainers and losers (the site has the figures of Thursday), bonds (the site has the figures of Thursday), T-bills (the site has the figures of Thursday), daily summary (not uploaded yet), price list (not filed).',
      begun: false,
    });
  });

  it('groups the rows by the time of their save, with the newest first', () => {
    const onSite = { asi: at, bonds: new Date('2025-03-14T15:20:00.000Z'), tbills: null };
    expect(describeSession({ onSite }).onSite).toEqual([
      'On the site since 16:20: bonds.',
      'On the site since 15:50: index.',
      'On the site: T-bills.',
    ]);
  });

  it('lists the gainers as published although the losers on the site are of an earlier session', () => {
    const lists = createLists(at.toISOString(), `${dayBefore}T17:00:00.000Z`);
    const { onSite, notPublished } = describeSession({ lists, onSite: { asi: at } });
    expect(onSite.join(' ')).toContain('top 5 gainers');
    expect(notPublished).toContain('top 5 losers (the site has the figures of Thursday)');
  });

  it.each([
    [
      'a figure that is not a number',
      withText(emptyDraft, 'exchangeRate', 'x'),
      NOT_A_NUMBER_MESSAGE,
    ],
    [
      'a large change that is not confirmed',
      withText(emptyDraft, 'exchangeRate', '1352.45'),
      tonightMessages.notTicked('1,352.45 is right, publish it'),
    ],
    ['an incomplete list of rates', withText(emptyDraft, 'bonds 5-YEAR', '18'), '1 of 2 typed'],
    [
      'an incomplete row of the price list',
      { ...withList(''), unsettled: 1 },
      tonightMessages.placesUnsettled(1),
    ],
    [
      'a figure that is typed after the publication',
      withText(emptyDraft, 'exchangeRate', '1530'),
      tonightMessages.readyToPublish,
    ],
    [
      'an announced figure that is not a number',
      withAnnounced(emptyDraft, 'inflation', { date: 'February 2025', percentage: 'x' }),
      NOT_A_NUMBER_MESSAGE,
    ],
  ])('gives the reason why the site does not show %s', (_, draft, why) => {
    const { notPublished, begun } = describeSession({ draft, onSite: { asi: at } });
    expect(notPublished).toContain(`(${why})`);
    expect(begun).toBe(true);
  });

  it('counts the unanswered questions of a row', () => {
    const { stocks: _, ...onSite } = all;
    const draft = { ...withList(unread), listDay: dayBefore };
    expect(describeSession({ onSite, draft }).notPublished).toContain(
      '(2 questions are unanswered)',
    );
    const tick = getTickKey('stocks', unread);
    const { notPublished } = describeSession({ onSite, draft: withTick(draft, tick, true) });
    expect(notPublished).toContain(
      "('This is the list of 13 March 2025. Publish it for 14 March 2025' is not ticked)",
    );
  });

  it('reports a published figure whose correction is not published yet', () => {
    const draft = withText(emptyDraft, 'exchangeRate', 'x');
    const { onSite, notPublished } = describeSession({ onSite: all, draft });
    expect(onSite.join(' ')).toContain('exchange rate');
    expect(notPublished).toContain('correction of the exchange rate');
  });

  it('lists the published indicators', () => {
    const { onSite } = describeSession({ onSite: { asi: at } }, { indicators: ['inflation'] });
    expect(onSite).toEqual(['On the site since 15:50: index, inflation.']);
  });

  it('names the session if figures of an earlier session were published', () => {
    expect(describeSession({}, { session: dayBefore, rows: ['asi'] })).toEqual({
      onSite: ['On the site since 15:50, for Thursday 13 March: index.'],
      notPublished: null,
      begun: false,
    });
  });
});

it.each([
  ['none of them', {}, null],
  ['some of them', { asi: at, bonds: at }, { names: 'index and bonds', all: false }],
  [
    'all of them',
    all,
    { names: 'index, gainers and losers, exchange rate, bonds and T-bills', all: true },
  ],
] as const)('names the figures of the session if the site shows %s', (_, onSite, names) => {
  expect(describeFiguresOnSite(createFacts({ onSite }))).toEqual(names);
});
