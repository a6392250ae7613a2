// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { Note } from '@/figures/notes';
import { stockLists } from '@/figures/registry';
import { formatMailHtml, formatMailText } from './formatMail';
import { mailMessages } from './mailMessages';
import { createSessionMail, type MailHistory } from './sessionMail';

const session = '2026-11-27';
const url = 'https://example.com/markets';
const savedAt = '2026-11-27T17:42:00.000Z';
const note: Note = { session, text: 'A dollar cost N2.93 more.', author: 'Hauwa Bello', savedAt };
const createShare = (symbol: string, previousDayClose: number, currentDayClose: number) => ({
  ...{ id: symbol, symbol, previousDayClose, currentDayClose, change: 0, displayOrder: 0 },
});
const stored: StoredFigures = {
  asi: { value: 105_432.07, change: 0.62, date: session },
  exchangeRate: 1532.45,
  bonds: [
    { label: '5-YEAR', rate: 18.39 },
    { label: '10-YEAR', rate: 18.74 },
    { label: '7-YEAR', rate: 18.5 },
  ],
  tbills: [{ label: '364-DAY', rate: 19.84 }],
  inflation: null,
  gdp: null,
  monetaryPolicy: null,
  gainers: { stocks: [createShare('MTNN', 245, 269.5)], lastUpdated: savedAt },
  losers: { stocks: [createShare('NESTLE', 1400, 1300)], lastUpdated: savedAt },
};
const history: MailHistory = {
  before: {
    asi: { day: '2026-11-26', close: 104_782.42 },
    exchangeRate: { day: '2026-11-26', close: 1529.52 },
  },
  points: {
    bonds: {
      [session]: { tenures: stored.bonds ?? [], savedAt },
      '2026-10-30': {
        tenures: [
          { label: '5-Year', rate: 18.44 },
          { label: '10-YEAR', rate: 18.74 },
        ],
        savedAt: '2026-10-30T17:00:00.000Z',
      },
    },
    tbills: {},
    inflation: {},
    gdp: {},
    monetaryPolicy: {},
  },
};

const create = (change: Partial<Parameters<typeof createSessionMail>[0]> = {}) =>
  createSessionMail({
    ...{ session, note, stored, isOnSite: () => true, canPassOnShares: true, ...history },
    ...change,
  });
const listChanges = (change: Parameters<typeof create>[0]) =>
  Object.fromEntries(create(change).figures.map((figure) => [figure.name, figure.change]));
const withStored = (change: Partial<StoredFigures>) => ({ stored: { ...stored, ...change } });

describe('the figures', () => {
  it('lists each figure with its unit and its change from an earlier day', () => {
    expect(create().figures).toEqual([
      {
        name: 'All Share Index',
        value: '105,432.07',
        change: 'up 0.62% from Thursday 26 November 2026',
      },
      {
        name: 'One US dollar',
        value: 'N1,532.45',
        change: 'N2.93 (0.19%) more than on Thursday 26 November 2026',
      },
      {
        name: 'Stop rate of the 5-year bond',
        value: '18.39%',
        change: '0.05 percentage points lower than on 30 October 2026',
      },
      {
        name: 'Stop rate of the 10-year bond',
        value: '18.74%',
        change: 'the same as on 30 October 2026',
      },
      { name: 'Stop rate of the 7-year bond', value: '18.50%', change: '' },
      { name: 'Stop rate of the 364-day Treasury bill', value: '19.84%', change: '' },
    ]);
  });

  it('describes a fall, an unchanged figure and a tiny change', () => {
    const [asi, dollar] = ['All Share Index', 'One US dollar'];
    const createAsi = (value: number) => ({ value, change: 0, date: session });
    const lower = listChanges(withStored({ asi: createAsi(104_000), exchangeRate: 1500 }));
    expect(lower[asi]).toBe('down 0.75% from Thursday 26 November 2026');
    expect(lower[dollar]).toBe('N29.52 (1.93%) less than on Thursday 26 November 2026');
    const same = listChanges(withStored({ asi: createAsi(104_782.42), exchangeRate: 1529.52 }));
    expect(same[asi]).toBe('unchanged from Thursday 26 November 2026');
    expect(same[dollar]).toBe('the same as on Thursday 26 November 2026');
    const tiny = listChanges(withStored({ asi: createAsi(104_782.43), exchangeRate: 1529.53 }));
    expect(tiny[asi]).toBe('up less than 0.01% from Thursday 26 November 2026');
    expect(tiny[dollar]).toBe('N0.01 (less than 0.01%) more than on Thursday 26 November 2026');
  });

  it('gives no change if there is no earlier figure or if the index was rebased since', () => {
    const none = listChanges({ before: { asi: null, exchangeRate: null } });
    expect(none).toMatchObject({ 'All Share Index': '', 'One US dollar': '' });
    const rebased = listChanges(withStored({ asi: { value: 1000, change: 0.5, date: session } }));
    expect(rebased['All Share Index']).toBe('');
  });

  it('leaves out missing figures and figures of other sessions', () => {
    const names = (change: Parameters<typeof create>[0]) =>
      create(change).figures.map(({ name }) => name);
    expect(names(withStored({ asi: null, bonds: null, tbills: null }))).toEqual(['One US dollar']);
    expect(names({ isOnSite: (row) => row === 'asi' })).toEqual(['All Share Index']);
  });
});

describe('an indicator', () => {
  const createPoint = (value: number, at = savedAt) => ({ value, savedAt: at });
  const listNames = (points: Partial<MailHistory['points']>) =>
    create({ isOnSite: () => false, points: { ...history.points, ...points } }).figures;

  it('lists an indicator only if it was first published for the session', () => {
    const earlier = '2026-10-15T11:00:00.000Z';
    expect(
      listNames({
        inflation: { '2026-10': createPoint(16.05), '2026-09': createPoint(18.02, earlier) },
      }),
    ).toEqual([
      {
        name: 'Inflation, October 2026',
        value: '16.05%',
        change: '1.97 percentage points lower than for September 2026',
      },
    ]);
    expect(listNames({ inflation: { '2026-10': createPoint(16.05, earlier) } })).toEqual([]);
    const revised = { ...createPoint(16.1), first: createPoint(16.05, earlier) };
    expect(listNames({ inflation: { '2026-10': revised } })).toEqual([]);
  });

  it('gives no change of an indicator that was rebased since the earlier figure', () => {
    const points = { '2025-01': createPoint(24.48), '2024-12': createPoint(34.8) };
    expect(listNames({ inflation: points })[0]?.change).toBe('');
  });

  it('shows the full date of a decision on the policy rate', () => {
    const points = { '2026-11-27': createPoint(27), '2026-09-22': createPoint(27.5) };
    expect(listNames({ monetaryPolicy: points })).toEqual([
      {
        name: 'Monetary Policy Rate, 27 November 2026',
        value: '27.00%',
        change: '0.50 percentage points lower than the rate set on 22 September 2026',
      },
    ]);
  });
});

describe('gainers and losers', () => {
  it('lists gainers and losers only if the Exchange allows us to pass them on', () => {
    expect(create().stocks.gainers).toEqual([
      { name: 'MTNN', value: 'N269.50', change: 'up 10.00% from N245.00' },
    ]);
    const mail = create({ canPassOnShares: false });
    expect(mail.stocks).toEqual({ gainers: [], losers: [] });
    expect(formatMailText(mail, url)).not.toContain('MTNN');
    expect(formatMailHtml(mail, url)).not.toContain(stockLists.gainers.cardTitle);
  });

  it('leaves out gainers and losers of another session', () => {
    expect(create({ isOnSite: (row) => row !== 'stocks' }).stocks.losers).toEqual([]);
  });
});

it('formats the mail as plain text', () => {
  const correction = { explanation: 'It said N29.30.', savedAt: '2026-11-28T08:10:00.000Z' };
  const isOnSite = (row: string) => row === 'exchangeRate' || row === 'stocks';
  const mail = create({ note: { ...note, correction }, isOnSite });
  expect(formatMailText(mail, url)).toBe(
    [
      `${firm.name}, Friday 27 November 2026`,
      '',
      'A dollar cost N2.93 more.',
      'Hauwa Bello',
      'Corrected on 28 November 2026 at 09:10. It said N29.30.',
      '',
      'One US dollar: N1,532.45; N2.93 (0.19%) more than on Thursday 26 November 2026',
      '',
      'Top gainers',
      'MTNN: N269.50; up 10.00% from N245.00',
      '',
      'Top losers',
      'NESTLE: N1,300.00; down 7.14% from N1,400.00',
      '',
      'Sources: Central Bank of Nigeria, Nigerian Exchange.',
      `${mailMessages.link} ${url}`,
    ].join('\n'),
  );
});

it('formats the mail of a session that has no note', () => {
  const mail = create({ note: null, isOnSite: (row) => row === 'asi' });
  expect(formatMailText(mail, url)).toBe(
    [
      `${firm.name}, Friday 27 November 2026`,
      '',
      'All Share Index: 105,432.07; up 0.62% from Thursday 26 November 2026',
      '',
      'Source: Nigerian Exchange.',
      `${mailMessages.link} ${url}`,
    ].join('\n'),
  );
  expect(formatMailHtml(mail, url)).not.toContain('undefined');
});

it('escapes special characters in the HTML of the mail', () => {
  const mail = create({
    note: { ...note, text: '<b>A & B</b> rose "5%".', author: "O'Neil <x>" },
    stored: {
      ...stored,
      gainers: { stocks: [createShare('<i>A&B</i>', 1, 1.05)], lastUpdated: savedAt },
    },
  });
  const html = formatMailHtml(mail, `${url}?a=1&b="2"`);
  expect(html).toContain('<p>&lt;b&gt;A &amp; B&lt;/b&gt; rose &quot;5%&quot;.</p>');
  expect(html).toContain('<p>O&#39;Neil &lt;x&gt;</p>');
  expect(html).toContain('&lt;i&gt;A&amp;B&lt;/i&gt;');
  expect(html).toContain('href="https://example.com/markets?a=1&amp;b=&quot;2&quot;"');
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.querySelectorAll('i, x')).toHaveLength(0);
  expect(document.querySelectorAll('tr')).toHaveLength(8);
});
