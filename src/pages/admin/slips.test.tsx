/** Tests that typing errors are noticed in every form in which staff enter a figure. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { priceListTableKind } from '@/features/equity/admin/priceList/columns';
import { computeTonightStocks } from '@/features/equity/admin/priceList/tonightStocks';
import { readList } from '@/features/equity/admin/priceList/readList';
import { StockForm } from '@/features/equity/admin/StockForm';
import { AsiForm } from '@/features/market/admin/AsiForm';
import { FixedIncomeForm } from '@/features/market/admin/FixedIncomeForm';
import { checkRows, needsConfirmation } from '@/features/history/admin/rowChecks';
import { createPreview } from '@/features/history/admin/points';
import type { HistorySubject } from '@/features/history/admin/subjects';
import { MacroeconomicsForm } from '@/features/market/admin/MacroeconomicsForm';
import { createChecklist } from '@/features/tonight/admin/checklist/rowStates';
import { computeEntries } from '@/figures/admin/entries';
import { checkIndicator } from '@/figures/admin/macroDraft';
import { marketStaffMessages } from '@/figures/admin/messages';
import { listRateQuestions } from '@/figures/admin/ratesDraft';
import { findPreviousCloses } from '@/figures/admin/closes';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import {
  type FigureRow,
  figureRows,
  emptyDraft,
  type TonightDraft,
  withAnnounced,
  withStocks,
  withText,
} from '@/figures/admin/tonightDraft';
import { toRateKey } from '@/figures/admin/typedFigures';
import type { Points } from '@/figures/history';
import { type IndicatorId, indicatorIds, parseMacroeconomics } from '@/figures/market';
import { parseEquityMarket, stockKinds } from '@/figures/stocks';
import { formatExchangeRate } from '@/lib/format';
import { mapKeys } from '@/lib/records';
import { formatConfirmLabel, sanityMessages } from '@/lib/sanityCheck';
import { findTable } from '@/lib/table/findTable';
import { splitText } from '@/lib/table/text';
import {
  confirmAndSave,
  createLoadedEditor,
  createLoadedHistory,
  formProps,
  retype,
} from '../../../tests/helpers/editor';

const session = '2025-03-14';
const dayBefore = '2025-03-13';
const bonds = [
  { label: '5-YEAR', rate: 18.35 },
  { label: '10-YEAR', rate: 18.74 },
  { label: '20-YEAR', rate: 19.1 },
];
const documents = {
  inflation: { date: 'January 2025', percentage: 23.18 },
  gdp: { date: 'Q3 2024', percentage: 3.84 },
  monetaryPolicy: { date: 'November 2024', percentage: 27.5 },
  exchangeRate: { price: 1531.2 },
};
const closes = [
  ['MTNN', 245, 269.5],
  ['GTCO', 58.2, 63.1],
  ['ZENITHBANK', 46.35, 49.5],
] as const;
const listAt = (lastUpdated: string) => ({
  stocks: closes.map(([symbol, previousDayClose, currentDayClose]) => ({
    ...{ symbol, previousDayClose, currentDayClose },
  })),
  lastUpdated,
});
const stored: StoredFigures = {
  ...parseMacroeconomics(documents),
  ...parseEquityMarket({ topGainers: listAt(`${dayBefore}T16:00:00Z`) }),
  asi: { value: 104782.42, change: 0.21, date: dayBefore },
  bonds,
  tbills: [{ label: '91-DAY', rate: 18.05 }],
};
const evening = {
  ...{ stored, session },
  before: findPreviousCloses(stored, null, session),
  closes: { '2025-03-12': 104_562.84, [dayBefore]: 104_782.42 },
  now: new Date(`${session}T16:00:00Z`),
};
const checklist = (draft: TonightDraft, indicator?: IndicatorId) => {
  const { figures, unansweredIndicators } = createChecklist({
    ...{ ...evening, draft, current: session },
    days: mapKeys(figureRows, () => dayBefore),
    loaded: () => true,
  });
  return (row: FigureRow) =>
    indicator === undefined
      ? figures[row].mark === 'warning'
      : unansweredIndicators.includes(indicator);
};

interface Slip {
  subject: HistorySubject;
  /** The newest stored figures. */
  points: Points;
  key: string;
  text: string;
}
const savedAt = `${dayBefore}T16:00:00Z`;
const pointsOf = (values: Record<string, number>): Points =>
  mapKeys(Object.keys(values), (key) => ({ value: values[key] ?? 0, savedAt }));
const subjects: Record<string, Omit<Slip, 'text'>> = {
  asi: {
    subject: { id: 'asi', name: 'All Share Index', series: 'asi', kind: 'price' },
    points: pointsOf({ '2025-03-12': 104_562.84, [dayBefore]: 104_782.42 }),
    key: session,
  },
  exchangeRate: {
    subject: { id: 'rate', name: 'Exchange Rate', series: 'exchangeRate', kind: 'price' },
    points: pointsOf({ '2025-03-12': 1529.9, [dayBefore]: 1531.2 }),
    key: session,
  },
  bonds: {
    subject: {
      id: 'bond',
      name: 'BONDS 5-YEAR',
      series: 'bonds',
      label: '5-YEAR',
      kind: 'percent',
    },
    points: { '2025-02-10': { tenures: bonds, savedAt } },
    key: '2025-03-10',
  },
  inflation: {
    subject: { id: 'inflation', name: 'Inflation Rate', series: 'inflation', kind: 'percent' },
    points: pointsOf({ '2024-12': 22.97, '2025-01': 23.18 }),
    key: '2025-02',
  },
  gdp: {
    subject: { id: 'gdp', name: 'Real GDP Growth Rate', series: 'gdp', kind: 'percent' },
    points: pointsOf({ '2024-Q2': 3.46, '2024-Q3': 3.84 }),
    key: '2024-Q4',
  },
  monetaryPolicy: {
    subject: { id: 'policy', name: 'Policy Rate', series: 'monetaryPolicy', kind: 'percent' },
    points: pointsOf({ '2024-09': 27.25, '2024-11': 27.5 }),
    key: '2025-02',
  },
};
const slips: [series: string, text: string][] = [
  ['asi', '1,054,320.70'],
  ['asi', '10.20'],
  ['asi', '10,547.24'],
  ['asi', '0'],
  ['exchangeRate', '15,325'],
  ['exchangeRate', '153.24'],
  ['exchangeRate', '1352.4'],
  ['exchangeRate', '0'],
  ['bonds', '183.50'],
  ['bonds', '81.35'],
  ['bonds', '-18.35'],
  ['bonds', '1.83'],
  ['bonds', '0'],
  ['inflation', '3.36'],
  ['inflation', '233.6'],
  ['inflation', '0'],
  ['gdp', '38.4'],
  ['gdp', '-38.4'],
  ['monetaryPolicy', '2.75'],
  ['monetaryPolicy', '72.5'],
];

function getSubject(series: string) {
  const subject = subjects[series];
  if (subject === undefined) throw new Error(`no subject for ${series}`);
  return subject;
}

const isIndicator = (series: string): series is IndicatorId =>
  indicatorIds.some((id) => id === series);
const periodNames: Record<string, string> = {
  inflation: 'February 2025',
  gdp: 'Q4 2024',
  monetaryPolicy: 'February 2025',
};

/** Returns whether Tonight requires a confirmation before it publishes a figure. */
function needsConfirmationTonight(series: string, text: string): boolean {
  if (isIndicator(series)) {
    const announced = { date: periodNames[series] ?? '', percentage: text };
    return checklist(withAnnounced(emptyDraft, series, announced), series)('asi');
  }
  const row = figureRows.find((each) => each === series) ?? 'asi';
  if (row !== 'bonds') return checklist(withText(emptyDraft, row, text))(row);
  const draft = bonds.reduce(
    (typed, { label, rate }, index) =>
      withText(typed, toRateKey('bonds', label), index === 0 ? text : String(rate)),
    emptyDraft,
  );
  return checklist(draft)('bonds');
}

/** Types a figure into its own editor. */
async function typeIntoEditor(series: string, text: string) {
  if (series === 'asi') {
    const fake = createLoadedEditor({ asi: stored.asi });
    render(
      <AsiForm
        boxProps={formProps}
        editor={fake.editor}
        history={createLoadedHistory({ asi: evening.closes })}
      />,
    );
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: session } });
    await retype(screen.getByLabelText('Value'), text);
    return fake.save;
  }
  if (series === 'bonds') {
    const fake = createLoadedEditor({
      bonds: { tenures: bonds },
      tbills: { tenures: stored.tbills },
    });
    render(<FixedIncomeForm boxProps={formProps} editor={fake.editor} />);
    await retype(screen.getByLabelText('BONDS rate 1'), text);
    return fake.save;
  }
  const fake = createLoadedEditor(documents);
  render(<MacroeconomicsForm editor={fake.editor} history={createLoadedHistory()} />);
  const index = isIndicator(series) ? indicatorIds.indexOf(series) : 0;
  const label = isIndicator(series) ? 'Percentage' : marketStaffMessages.macroeconomics.priceLabel;
  const field = screen.getAllByLabelText(label)[index];
  if (field === undefined) throw new Error(`no field for ${series}`);
  await retype(field, text);
  return fake.save;
}

describe.each(slips)('%s of %s', (series, text) => {
  it('asks for confirmation of a typing error in a figure on Tonight', () => {
    expect(needsConfirmationTonight(series, text)).toBe(true);
  });

  it('saves a typing error in the editor of the figure only after confirmation', async () => {
    const save = await typeIntoEditor(series, text);
    const button = screen.getByRole('button', { name: /^Save/ }).textContent;
    await confirmAndSave(save, button);
    expect(save).toHaveBeenCalledOnce();
  });

  it('asks for confirmation of a typing error in Past Figures, typed or from a file', () => {
    const { subject, points, key } = getSubject(series);
    const rows = [{ row: 1, key, value: Number(text.replaceAll(',', '')) }];
    const checked = checkRows(createPreview(rows, subject, points), subject, points);
    expect(checked.map(needsConfirmation)).toEqual([true]);
  });
});

it('compares a correction of a published exchange rate with the rate of the previous session', () => {
  const listReasons = (text: string, day: string) => {
    const slip = { ...stored, exchangeRate: 13.5 };
    const history = {
      before: { asi: null, exchangeRate: { day: dayBefore, close: 1531.2 } },
      days: { exchangeRate: day },
    };
    const before = findPreviousCloses(slip, history, session);
    const draft = withText(emptyDraft, 'exchangeRate', text);
    const { exchangeRate } = computeEntries({ ...evening, stored: slip, before, draft });
    return exchangeRate.state === 'ready' ? exchangeRate.questions.map(({ reason }) => reason) : [];
  };
  expect(listReasons('1,530.50', session)).toEqual([]);
  expect(listReasons('13.6', session)).toEqual([
    'Down 99.11% from Thursday: over 10%. Check the digits.',
  ]);
  expect(listReasons('1,530.50', dayBefore)).toHaveLength(1);
});

describe('a correction of the index of the session on the site', () => {
  const slip = { value: 105_494.94, change: 0.68, date: session };
  const known = () => createLoadedHistory({ asi: { ...evening.closes, [session]: slip.value } });

  /** Replaces the published index in its editor. */
  async function correct(value: string, change: string, history = known()) {
    const fake = createLoadedEditor({ asi: slip });
    render(<AsiForm boxProps={formProps} editor={fake.editor} history={history} />);
    await retype(screen.getByLabelText('Value'), value);
    await retype(screen.getByLabelText('Change (%)'), change);
    return fake.save;
  }

  it('asks for confirmation if the change contradicts the value and the previous close', async () => {
    const save = await correct('98,000', '0.68');
    expect(
      screen.getByLabelText('A change of +0.68% to 98,000.00 is right, publish it'),
    ).toHaveAccessibleDescription(marketStaffMessages.fromTheCloses('-6.47%'));
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Down 6.47% from Thursday');
    await confirmAndSave(save);
    expect(save).toHaveBeenCalledOnce();
  });

  it('saves a correction without confirmation if its change follows from the previous close', async () => {
    const history = known();
    const save = await correct('94,500', '-9.81', history);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledOnce();
    expect(history.reload).toHaveBeenCalledOnce();
  });

  it('asks for confirmation again after a change of the date', () => {
    const fake = createLoadedEditor({ asi: { ...slip, value: 94_000, change: 0.68 } });
    render(<AsiForm boxProps={formProps} editor={fake.editor} history={known()} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2025-03-17' } });
    expect(screen.getByLabelText('94,000.00 is right, publish it')).toBeVisible();
  });

  it('asks for confirmation if the previous closes could not be loaded', async () => {
    const history = { ...known(), data: null, failed: true };
    const fake = createLoadedEditor({ asi: slip });
    render(<AsiForm boxProps={formProps} editor={fake.editor} history={history} />);
    expect(screen.getByText(marketStaffMessages.historyFailed)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await retype(screen.getByLabelText('Change (%)'), '0.86');
    expect(
      screen.getByLabelText('Unchecked: A change of +0.86% to 105,494.94 is right, publish it'),
    ).toHaveAccessibleDescription(expect.stringContaining(marketStaffMessages.historyFailed));
    await confirmAndSave(fake.save);
    expect(fake.save).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(history.reload).toHaveBeenCalled();
  });
});

describe("a correction of the session's exchange rate in its editor", () => {
  const slip = { ...documents, exchangeRate: { price: 13.5 } };
  const rates = { '2025-03-12': 1529.9, [dayBefore]: 1531.2 };
  const showEditor = (history: ReturnType<typeof createLoadedHistory>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: evening.now });
    const fake = createLoadedEditor(slip);
    render(<MacroeconomicsForm editor={fake.editor} history={history} />);
    return fake.save;
  };
  const price = () => screen.getByLabelText(marketStaffMessages.macroeconomics.priceLabel);

  it('compares the corrected exchange rate with the rate of the previous session', async () => {
    const save = showEditor(createLoadedHistory({ exchangeRate: { ...rates, [session]: 13.5 } }));
    await retype(price(), '13.6');
    expect(
      screen.getByLabelText(`Exchange Rate ${formatExchangeRate(13.6)} is right, publish it`),
    ).toHaveAccessibleDescription('Down 99.11% from Thursday: over 10%. Check the digits.');
    await retype(price(), '1,530.50');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('asks for confirmation if the previous rates could not be loaded', async () => {
    const history = { ...createLoadedHistory(), data: null, failed: true };
    const save = showEditor(history);
    expect(screen.getByText(marketStaffMessages.historyFailed)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await retype(price(), '13.6');
    await confirmAndSave(save, 'Save Changes');
    expect(save).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(history.reload).toHaveBeenCalled();
  });
});

describe.each(['asi', 'exchangeRate', 'bonds'])('a figure of %s for a Saturday', (series) => {
  it('asks for confirmation of a figure for a Saturday in Past Figures', () => {
    const { subject, points } = getSubject(series);
    const [value = 0] = Object.values(points).map((point) => ('value' in point ? point.value : 18));
    const rows = [{ row: 1, key: '2025-03-08', value }];
    const [row] = checkRows(createPreview(rows, subject, points), subject, points);
    expect(row && needsConfirmation(row)).toBe(true);
    expect(row?.check.message).toBe('The exchange does not trade on Saturday 8 March 2025.');
  });
});

describe('a figure in Past Figures that equals the previous one', () => {
  function checkedAgain(series: string) {
    const { subject, points, key } = getSubject(series);
    const [point] = Object.values(points).slice(-1);
    const value = point && 'value' in point ? point.value : 18.35;
    const [row] = checkRows(
      createPreview([{ row: 1, key, value }], subject, points),
      subject,
      points,
    );
    return row && { isAsked: needsConfirmation(row), reason: row.check.message };
  }

  it.each([
    ['asi', marketStaffMessages.earlierClose('Thursday 13 March 2025')],
    ['inflation', sanityMessages.sameWithNewDate('January 2025')],
    ['gdp', sanityMessages.sameWithNewDate('Q3 2024')],
  ])('asks for confirmation of an unchanged figure in Past Figures: %s', (series, reason) => {
    expect(checkedAgain(series)).toEqual({ isAsked: true, reason });
  });

  it.each(['exchangeRate', 'bonds', 'monetaryPolicy'])(
    'asks for no confirmation of an unchanged figure in Past Figures: %s',
    (series) => {
      expect(checkedAgain(series)).toEqual({ isAsked: false, reason: '' });
    },
  );
});

describe('a rate a little below zero', () => {
  const askedInPast = (series: string) => {
    const { subject, key } = getSubject(series);
    const [row] = checkRows(
      createPreview([{ row: 1, key, value: -0.5 }], subject, {}),
      subject,
      {},
    );
    return row && needsConfirmation(row);
  };
  const askedInEditor = (series: string) => {
    const nearZero = { date: '', percentage: 0.5 };
    if (!isIndicator(series)) {
      const label = '5-YEAR';
      const [questions] = listRateQuestions(
        'bonds',
        [{ label, rate: '-0.5' }],
        [{ label, rate: 0.5 }],
      );
      return questions?.length === 1;
    }
    const { figure } = checkIndicator(series, { date: '', percentage: '-0.5' }, nearZero);
    return figure.tone === 'warning';
  };

  it.each([
    ['bonds', true],
    ['inflation', true],
    ['monetaryPolicy', true],
    ['gdp', false],
  ])(
    'decides whether a negative rate of %s needs confirmation in Past Figures and in its editor: %s',
    (series, isAsked) => {
      expect([askedInEditor(series), askedInPast(series)]).toEqual([isAsked, isAsked]);
    },
  );
});

it('asks for confirmation of a rate with a new tenor that is far from the other rate of its list', () => {
  const kept = { label: '182-DAY', rate: 18.5 };
  const before = [{ label: '91-DAY', rate: 18.05 }, kept];
  const asked = (rate: string) => {
    const list = [
      { label: '364-DAY', rate },
      { label: kept.label, rate: String(kept.rate) },
    ];
    return listRateQuestions('tbills', list, before);
  };
  expect(asked('81.05')).toEqual([
    [
      {
        label: formatConfirmLabel('T-BILLS 364-DAY 81.05%'),
        reason: marketStaffMessages.farFromList,
      },
    ],
    [],
  ]);
  expect(asked('18.05').flat()).toEqual([]);
});

it('rejects an index with the date of a Saturday in the editor of the index', async () => {
  const fake = createLoadedEditor({ asi: stored.asi });
  render(<AsiForm boxProps={formProps} editor={fake.editor} history={createLoadedHistory()} />);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2025-03-08' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(fake.save).not.toHaveBeenCalled();
});

describe('the lists of gainers and losers', () => {
  const shares = (rows: readonly (readonly [string, number, number])[]) =>
    rows.map(([symbol, previous, current]) => ({
      symbol,
      previous: String(previous),
      current: String(current),
    }));
  const wrong: [name: string, rows: [string, number, number][]][] = [
    [
      'a close of ten times, twice',
      [
        ['MTNN', 410, 4510],
        ['MTNN', 410, 4510],
      ],
    ],
    [
      'a faller among gainers',
      [
        ['GTCO', 63.1, 66],
        ['UBA', 38.9, 37.6],
      ],
    ],
  ];

  it.each(wrong)('need a confirmation on Tonight: %s', (_, rows) => {
    const draft = withStocks(emptyDraft, { gainers: shares(rows), losers: [] });
    expect(checklist(draft)('stocks')).toBe(true);
  });

  it.each(wrong)('need a confirmation in their editor: %s', async (_, rows) => {
    const fake = createLoadedEditor({ list: { stocks: [], lastUpdated: '' } });
    render(<StockForm kind="gainers" session={session} editor={fake.editor} />);
    for (const [index, [symbol, previous, current]] of rows.entries()) {
      await retype(screen.getByLabelText(`Stock symbol, row ${index + 1}`), symbol);
      await retype(screen.getByLabelText(`Previous Close, row ${index + 1}`), String(previous));
      await retype(screen.getByLabelText(`Current Close, row ${index + 1}`), String(current));
    }
    await confirmAndSave(fake.save, 'Save Top Gainers');
    expect(fake.save).toHaveBeenCalledOnce();
  });

  const onSite = stockKinds.flatMap((kind) => stored[kind]?.stocks.map((s) => s.symbol) ?? []);
  const pasted = (rows: [string, number, number][]) => {
    const text = [['Symbol', 'PClose', 'Close'], ...rows].map((row) => row.join('\t')).join('\n');
    const reading = readList(findTable(splitText(text, priceListTableKind), priceListTableKind));
    return withStocks(emptyDraft, computeTonightStocks(reading, new Map(), onSite).tonight);
  };
  const asked = (rows: [string, number, number][]) => checklist(pasted(rows))('stocks');
  const others: [string, number, number][] = [
    ['UBA', 38.9, 37.6],
    ['OANDO', 52, 50.7],
  ];
  const next: [string, number, number][] = [
    ['MTNN', 269.5, 275],
    ['GTCO', 63.1, 64],
    ['ZENITHBANK', 49.5, 48],
    ...others,
  ];

  const again = closes.map(([symbol, previous, current]): [string, number, number] => [
    symbol,
    previous,
    current,
  ]);

  it('asks for no confirmation of the price list of the next session', () => {
    expect(asked(next)).toBe(false);
  });

  it('asks for no confirmation if the closes of the shares on the site are unchanged', () => {
    const unchanged = again.map(([symbol, , close]): [string, number, number] => [
      symbol,
      close,
      close,
    ]);
    expect(asked([...unchanged, ...others])).toBe(false);
  });

  it('asks for confirmation if the draft does not contain the shares on the site', () => {
    expect(checklist({ ...pasted(again), onSite: [] })('stocks')).toBe(true);
  });

  it('asks in the editor for confirmation of a previous close that differs from the site', async () => {
    const list = listAt(`${dayBefore}T16:00:00Z`);
    const fake = createLoadedEditor({ list });
    render(<StockForm kind="gainers" session={session} editor={fake.editor} />);
    await retype(screen.getByLabelText('Previous Close, row 2'), '63.10');
    await retype(screen.getByLabelText('Current Close, row 2'), '64');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await retype(screen.getByLabelText('Previous Close, row 2'), '61.30');
    expect(
      screen.getByLabelText('A list with a previous close of 61.30 for GTCO is right, publish it'),
    ).toHaveAccessibleDescription(
      'The site shows a close of 63.10 for GTCO. Check the price list.',
    );
    await confirmAndSave(fake.save, 'Save Top Gainers');
    expect(fake.save).toHaveBeenCalledOnce();
  });

  describe('the editor of the losers', () => {
    /**
     * Types a share into the first row of the losers. `gainersAt` is the time at which the gainers
     * were saved.
     */
    async function typeLoser(
      gainersAt: string,
      [symbol, previous, current]: [string, string, string],
    ) {
      const fake = createLoadedEditor({ list: { stocks: [], lastUpdated: '' } });
      render(
        <StockForm
          {...{ kind: 'losers', session, editor: fake.editor }}
          other={listAt(gainersAt)}
          recentSymbols={['SEPLAT']}
        />,
      );
      await retype(screen.getByLabelText('Stock symbol, row 1'), symbol);
      await retype(screen.getByLabelText('Previous Close, row 1'), previous);
      await retype(screen.getByLabelText('Current Close, row 1'), current);
      return fake.save;
    }

    it('asks for confirmation of a share that is among the gainers and the losers of a session', async () => {
      const save = await typeLoser(`${session}T16:00:00Z`, ['GTCO', '58.2', '57']);
      expect(
        screen.getByLabelText('GTCO in both lists is right, publish it'),
      ).toHaveAccessibleDescription('GTCO is among the gainers and the losers.');
      await confirmAndSave(save, 'Save Top Losers');
      expect(save).toHaveBeenCalledOnce();
    });

    it('accepts among the losers a share that rose in the previous session', async () => {
      const save = await typeLoser(`${dayBefore}T16:00:00Z`, ['GTCO', '63.1', '62']);
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Save Top Losers' }));
      expect(save).toHaveBeenCalledOnce();
    });

    it('asks for confirmation of a previous close that differs from the close of the previous session', async () => {
      await typeLoser(`${dayBefore}T16:00:00Z`, ['GTCO', '61.3', '60']);
      expect(
        screen.getByLabelText(
          'A list with a previous close of 61.30 for GTCO is right, publish it',
        ),
      ).toBeVisible();
    });

    it('warns about a symbol that is in no list of the last few weeks', async () => {
      const warning = 'Not in the lists of the last weeks: MTNNN';
      await typeLoser(`${dayBefore}T16:00:00Z`, ['MTNNN', '269.5', '262']);
      await userEvent.tab();
      expect(screen.getByText(warning)).toBeVisible();
      for (const known of ['MTNN', 'SEPLAT']) {
        await retype(screen.getByLabelText('Stock symbol, row 1'), known);
        await userEvent.tab();
        expect(screen.queryByText(warning)).not.toBeInTheDocument();
      }
    });
  });

  it('asks for confirmation again if staff change a previous close that differs from the site', () => {
    const listLabels = (gtco: number) => {
      const rows = next.map(([symbol, previous, close]): [string, number, number] => [
        symbol,
        { MTNN: 265.9, GTCO: gtco }[symbol] ?? previous,
        close,
      ]);
      const { stocks } = computeEntries({ ...evening, draft: pasted(rows) });
      return stocks.state === 'ready' ? stocks.questions : [];
    };
    expect(listLabels(61.3)).toEqual([
      {
        label:
          'A list with previous closes of 265.90 for MTNN and 61.30 for GTCO is right, publish it',
        reason:
          'The site shows a close of 269.50 for MTNN and 63.10 for GTCO. Check the price list.',
      },
    ]);
    expect(listLabels(61.4)).not.toEqual(listLabels(61.3));
  });

  it('asks for separate confirmations of two lists with equal closes but different previous closes', () => {
    const labelsOf = (draft: TonightDraft) => {
      const { stocks } = computeEntries({ ...evening, draft });
      return stocks.state === 'ready' ? stocks.questions.map(({ label }) => label) : [];
    };
    const swapped = next.map(([symbol, previous, close]): [string, number, number] => [
      symbol,
      close,
      previous,
    ]);
    expect(labelsOf(pasted(again))).toEqual([
      'The list with MTNN from 245.00 to 269.50, GTCO from 58.20 to 63.10 and ZENITHBANK from 46.35 to 49.50 is right, publish it',
    ]);
    expect(labelsOf(pasted(swapped))).toEqual([
      'The list with MTNN from 275.00 to 269.50, GTCO from 64.00 to 63.10 and ZENITHBANK from 48.00 to 49.50 is right, publish it',
    ]);
  });

  it.each<[name: string, rows: [string, number, number][]]>([
    ["last session's list again", [...again, ...others]],
    [
      'a previous close that differs',
      next.map(([symbol, previous, current]) => [
        symbol,
        symbol === 'GTCO' ? 61.3 : previous,
        current,
      ]),
    ],
    ['swapped columns', next.map(([symbol, previous, current]) => [symbol, current, previous])],
  ])('asks for confirmation of a price list with %s', (_, rows) => {
    expect(asked(rows)).toBe(true);
  });
});
