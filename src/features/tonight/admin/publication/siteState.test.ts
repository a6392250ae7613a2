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
import {
  countRowsOnSite,
  describeEarlierPublication,
  describeFiguresOnSite,
  listMissingRows,
  type SiteFacts,
} from './siteState';

const session = '2025-03-14';
const dayBefore = '2025-03-13';
const at = new Date('2025-03-14T14:50:00.000Z');
const now = new Date('2025-03-14T16:00:00.000Z');
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
const listMissing = (state: SessionState) => listMissingRows(createFacts(state));

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

const ofThursday = 'the site has the figures of Thursday';
const missingFiles = [
  { name: 'daily summary', why: null, instead: tonightMessages.notUploaded },
  { name: 'price list', why: null, instead: tonightMessages.notFiled },
];

describe('the rows that are not on the site after a publication', () => {
  it('are none if all rows are on the site', () => {
    const files = { summary: createFileRow(at), priceList: createFileRow(at) };
    const facts = createFacts({ onSite: all, files });
    expect(listMissingRows(facts)).toEqual([]);
    expect(countRowsOnSite(facts)).toBe(7);
  });

  it('include gainers and losers while a question about them is open', () => {
    const { stocks: _, ...onSite } = all;
    const why = tonightMessages.notTicked(unread);
    expect(listMissing({ onSite, draft: withList(unread) })).toEqual([
      { name: 'gainers and losers', why, instead: ofThursday },
      ...missingFiles,
    ]);
  });

  it('do not include bonds and T-bills without new rates', () => {
    const facts = createFacts({ onSite: { asi: at, exchangeRate: at } });
    expect(listMissingRows(facts)).toEqual([
      { name: 'gainers and losers', why: null, instead: ofThursday },
      ...missingFiles,
    ]);
    expect(countRowsOnSite(facts)).toBe(4);
  });

  it('include only the losers if the gainers on the site are of this session', () => {
    const lists = createLists(at.toISOString(), `${dayBefore}T17:00:00.000Z`);
    const names = listMissing({ lists, onSite: { asi: at } }).map(({ name }) => name);
    expect(names).toContain('top 5 losers');
    expect(names).not.toContain('gainers and losers');
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
  ])('give the reason why the site does not show %s', (_, draft, why) => {
    expect(listMissing({ draft, onSite: { asi: at } })).toContainEqual(
      expect.objectContaining({ why }),
    );
  });

  it('give the number of unanswered questions', () => {
    const { stocks: _, ...onSite } = all;
    const draft = { ...withList(unread), listDay: dayBefore };
    const findReason = (typed: TonightDraft) => listMissing({ onSite, draft: typed })[0]?.why;
    expect(findReason(draft)).toBe('2 questions are unanswered');
    const tick = getTickKey('stocks', unread);
    expect(findReason(withTick(draft, tick, true))).toBe(
      "'This is the list of 13 March 2025. Publish it for 14 March 2025' is not ticked",
    );
  });

  it('include the correction of a published figure', () => {
    const facts = createFacts({
      onSite: all,
      draft: withText(emptyDraft, 'exchangeRate', 'x'),
    });
    expect(listMissingRows(facts)[0]?.name).toBe('correction of the exchange rate');
    expect(countRowsOnSite(facts)).toBe(5);
  });
});

it('names the session of a publication for an earlier session', () => {
  const published = { at, session: dayBefore, rows: ['asi'], hasNote: true } as const;
  expect(describeEarlierPublication({ ...published, indicators: ['inflation'] }, now)).toBe(
    'On the site since 15:50, for Thursday 13 March: index, inflation, note of the day.',
  );
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
