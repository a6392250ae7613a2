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
  /** The rows of the session that are on the site, with the times of their saves. */
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
  it('lists all rows as published', () => {
    const files = { summary: createFileRow(at), priceList: createFileRow(at) };
    expect(describeSession({ onSite: all, files })).toEqual({
      onSite: [
        'On the site since 15:50: index, gainers and losers, exchange rate, bonds, T-bills, daily summary, price list.',
      ],
      notPublished: null,
      begun: false,
    });
  });

  it('leaves out gainers and losers while a question about the price list is open', () => {
    const { stocks: _, ...onSite } = all;
    expect(describeSession({ onSite, draft: withList(unread) })).toEqual({
      onSite: ['On the site since 15:50: index, exchange rate, bonds, T-bills.'],
      notPublished:
        "Not published: gainers and losers ('GUINNESS (row 141) has no close and may belong here. Leave it out' is not ticked), daily summary (not uploaded yet), price list (not filed).",
      begun: true,
    });
  });

  it('gives the reasons for five of seven rows that are not published', () => {
    const onSite = { asi: at, exchangeRate: at };
    expect(describeSession({ onSite })).toEqual({
      onSite: ['On the site since 15:50: index, exchange rate.'],
      notPublished:
        'Not published: gainers and losers (the site has the figures of Thursday), bonds (the site has the figures of Thursday), T-bills (the site has the figures of Thursday), daily summary (not uploaded yet), price list (not filed).',
      begun: false,
    });
  });

  it('lists the times at which rows were published, newest first', () => {
    const onSite = { asi: at, bonds: new Date('2025-03-14T15:20:00.000Z'), tbills: null };
    expect(describeSession({ onSite }).onSite).toEqual([
      'On the site since 16:20: bonds.',
      'On the site since 15:50: index.',
      'On the site: T-bills.',
    ]);
  });

  it('names the one list of gainers and losers that is published', () => {
    const lists = createLists(at.toISOString(), `${dayBefore}T17:00:00.000Z`);
    const { onSite, notPublished } = describeSession({ lists, onSite: { asi: at } });
    expect(onSite.join(' ')).toContain('top 5 gainers');
    expect(notPublished).toContain('top 5 losers (the site has the figures of Thursday)');
  });

  it.each([
    ['a figure that is no number', withText(emptyDraft, 'exchangeRate', 'x'), NOT_A_NUMBER_MESSAGE],
    [
      'a move that is not ticked',
      withText(emptyDraft, 'exchangeRate', '1352.45'),
      tonightMessages.notTicked('1,352.45 is right, publish it'),
    ],
    ['some of the rates', withText(emptyDraft, 'bonds 5-YEAR', '18'), '1 of 2 typed'],
    [
      'a row of the price list that is not complete',
      { ...withList(''), unsettled: 1 },
      tonightMessages.placesUnsettled(1),
    ],
    [
      'a figure that was typed after the publication',
      withText(emptyDraft, 'exchangeRate', '1530'),
      tonightMessages.readyToPublish,
    ],
    [
      'a figure that was announced and is no number',
      withAnnounced(emptyDraft, 'inflation', { date: 'February 2025', percentage: 'x' }),
      NOT_A_NUMBER_MESSAGE,
    ],
  ])('gives the reason for %s', (_, draft, why) => {
    const { notPublished, begun } = describeSession({ draft, onSite: { asi: at } });
    expect(notPublished).toContain(`(${why})`);
    expect(begun).toBe(true);
  });

  it('counts the open questions of a row', () => {
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

  it('keeps the published figure while its correction is left out', () => {
    const draft = withText(emptyDraft, 'exchangeRate', 'x');
    const { onSite, notPublished } = describeSession({ onSite: all, draft });
    expect(onSite.join(' ')).toContain('exchange rate');
    expect(notPublished).toContain('correction of the exchange rate');
  });

  it('lists the announced indicators', () => {
    const { onSite } = describeSession({ onSite: { asi: at } }, { indicators: ['inflation'] });
    expect(onSite).toEqual(['On the site since 15:50: index, inflation.']);
  });

  it('names the session if the figures were typed for an earlier one', () => {
    expect(describeSession({}, { session: dayBefore, rows: ['asi'] })).toEqual({
      onSite: ['On the site since 15:50, for Thursday 13 March: index.'],
      notPublished: null,
      begun: false,
    });
  });
});

it.each([
  ['no figure', {}, null],
  ['some figures', { asi: at, bonds: at }, { names: 'index and bonds', all: false }],
  [
    'all figures',
    all,
    { names: 'index, gainers and losers, exchange rate, bonds and T-bills', all: true },
  ],
] as const)('returns the names of %s that the site has of the session', (_, onSite, names) => {
  expect(describeFiguresOnSite(createFacts({ onSite }))).toEqual(names);
});
