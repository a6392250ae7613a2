// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { tableLabels } from '@/lib/table/messages';
import { PastFigures } from '@/features/history/admin/PastFigures';
import { historyFormMessages, explanationMessages } from '@/features/history/admin/messages';
import { createPreview, savePoints } from '@/features/history/admin/points';
import { loadNewestPoints, loadPoints } from '@/firebase/staff/loadPoints';
import {
  formatFigureValue,
  listSubjects,
  type HistorySubject,
} from '@/features/history/admin/subjects';
import { getPointValue } from '@/features/history/figures';
import { parsePoints, type SeriesId, toYearPath } from '@/figures/history';
import { figures } from '@/figures/registry';
import { parseRevisions } from '@/figures/revisions';
import { readChanges } from '@/firebase/staff/readChanges';
import { listTradingDays } from '@/lib/days';
import { formatLongDay } from '@/lib/calendar';
import { calculatePercentChange } from '@/lib/change';
import { formatPrice, roundTo2 } from '@/lib/format';
import { compareTexts } from '@/lib/order';
import { formatConfirmLabel, sanityMessages } from '@/lib/sanityCheck';
import { toFields } from '@/lib/stored';
import { TICK_REQUIRED_MESSAGE } from '@/ui/admin/useConfirmation';
import { formatPeriod, formatShortPeriod } from '@/figures/admin/periods';
import { MAX_IMPORT_ROWS, MAX_REVISION_NOTE_LENGTH } from '@/figures/limits';
import { breakNetwork, failFirestore, failWrites, restoreNetwork } from '../helpers/staffArea';
import { asi as asiStored, fixedIncome } from '../../seed/market';
import { adminDocument, readDocument } from '../helpers/backend';
import { fill, press } from '../helpers/staffActions';
import { setUpStaff } from '../helpers/staffHooks';

const subjects = listSubjects({ bonds: ['10-YEAR'], tbills: [] });
function findSubject(name: string): HistorySubject {
  const subject = subjects.find((each) => each.name === name);
  if (subject === undefined) throw new Error(`There is no ${name}`);
  return subject;
}
const asi = findSubject('All Share Index');
const listChanges = async () => (await readChanges({ parts: [], email: '' }, 50)).changes;
const readPoints = async (series: SeriesId, year: number) =>
  parsePoints(series, year, await readDocument(toYearPath(series, year)));
const readRevisions = async (series: SeriesId, year: number) =>
  parseRevisions(series, year, await readDocument(toYearPath(series, year)));
const readRecent = () => readDocument('history/recent');

/** Replaces the stored year of a series. */
const putYear = (series: SeriesId, points: object, year = 1999) =>
  setDoc(adminDocument(toYearPath(series, year)), { series, year, points });

const createPoint = (value: number, savedAt = '1999-01-05T10:00:00.000Z') => ({ value, savedAt });

async function showFigure(figure = 'All Share Index') {
  render(<PastFigures />);
  const choice = await screen.findByLabelText('Series');
  const option = within(choice).getByRole('option', { name: figure });
  fireEvent.change(choice, { target: { value: option.getAttribute('value') } });
}
function chooseFile(text: string) {
  const file = new File([text], 'past.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Choose a File'), { target: { files: [file] } });
}
const findImportButton = (count: number) =>
  screen.findByRole('button', { name: historyFormMessages.import(count) });

/** Returns the rows of the preview with the unreadable rows first. */
const readPreview = () =>
  screen
    .getAllByRole('table')
    .flatMap((table) => within(table).getAllByRole('row').slice(1))
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

/** Types a point and waits until the page shows the stored value of that day. */
async function typePoint(
  date: string,
  value: string,
  storedText?: string,
  figure = 'All Share Index',
) {
  const form = within(screen.getByRole('region', { name: 'One point' }));
  fill(form, 'Day, month or quarter', date);
  fill(form, figure, value);
  await (storedText === undefined
    ? screen.findByText(historyFormMessages.noPoint)
    : screen.findByText(storedText, { selector: 'b' }));
}
const savePoint = () => press(screen, 'Save Point');

function fillReason(reason = 'correction', note = 'Two digits were swapped.') {
  fill(screen, explanationMessages.label, reason);
  fill(screen, explanationMessages.note, note);
}
const getTypedField = () => screen.getByLabelText('All Share Index');

setUpStaff();

it.each([
  ['All Share Index', '/markets/asi'],
  ['BONDS 10-YEAR', '/markets/bonds?tenure=10-YEAR'],
])('links %s to the page that visitors see', async (figure, href) => {
  await showFigure(figure);
  const link = screen.getByRole('link', { name: 'View on site (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe(href);
});

it('shows the newest stored figure before a day is entered', async () => {
  await showFigure();
  const newest = within(await screen.findByRole('list', { name: historyFormMessages.newest }));
  expect(newest.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(
    `${formatLongDay(asiStored.date)}: ${formatPrice(asiStored.value)}`,
  );
  expect(newest.getAllByRole('listitem')).toHaveLength(5);
});

describe('one point', () => {
  it('stores a point under its month although older points are stored under days', async () => {
    const inflation = 'Inflation Rate';
    await putYear('inflation', { '1999-02-20': createPoint(12) });
    await showFigure(inflation);
    await typePoint('15 January 1999', '11', undefined, inflation);
    await screen.findByText(historyFormMessages.underDays('February 20, 1999'));
    savePoint();
    await screen.findByText(historyFormMessages.saved);
    const points = await readPoints('inflation', 1999);
    expect(points).toMatchObject({ '1999-01': { value: 11 }, '1999-02-20': { value: 12 } });
    expect(points).not.toHaveProperty('1999-01-15');
  });

  it('writes a change record for each new and each corrected point', async () => {
    await showFigure();
    await typePoint('5 January 1999', '5,672.76');
    savePoint();
    await screen.findByText(historyFormMessages.saved);
    expect(await readPoints('asi', 1999)).toMatchObject({ '1999-01-05': { value: 5672.76 } });
    expect(await listChanges()).toMatchObject([
      {
        part: 'history',
        kind: 'correct',
        documents: [{ path: 'history/asi-1999', before: { points: { '1999-01-05': null } } }],
      },
    ]);
    expect(screen.queryByLabelText(explanationMessages.label)).toBeNull();
    await typePoint('5 January 1999', '5,672.80', '5,672.76');
    fillReason();
    savePoint();
    await waitFor(async () => expect(await listChanges()).toHaveLength(2));
    expect(await readPoints('asi', 1999)).toMatchObject({ '1999-01-05': { value: 5672.8 } });
    await typePoint('5 January 1999', '5,672.80', '5,672.80');
    savePoint();
    await screen.findByText(historyFormMessages.same);
    expect(await listChanges()).toHaveLength(2);
  });

  it('keeps the first published value of a corrected figure', async () => {
    const first = createPoint(3.1, '2000-02-26T10:00:00.000Z');
    await putYear('gdp', { '1999-Q4': first });
    await showFigure('Real GDP Growth Rate');
    await typePoint('fourth quarter of 1999', '3.5', '3.10%', 'Real GDP Growth Rate');
    fillReason('revision', ' The Bureau\traised it. ');
    savePoint();
    await screen.findByText(/first published/);
    expect(await readPoints('gdp', 1999)).toMatchObject({ '1999-Q4': { value: 3.5, first } });
    expect(await readRevisions('gdp', 1999)).toEqual([
      {
        at: (await readPoints('gdp', 1999))['1999-Q4']?.savedAt,
        reason: 'revision',
        note: 'The Bureau raised it.',
        was: { '1999-Q4': first },
      },
    ]);
  });

  it('asks for a new reason at each change of a published point', async () => {
    const points = { '1999-01-05': createPoint(7) };
    await putYear('asi', points);
    await showFigure();
    await typePoint('5 January 1999', '8', '7.00');
    for (const [reason, note] of [
      ['', 'Two digits were swapped.'],
      ['correction', ' '],
      ['correction', '...'],
      ['correction', 'x'.repeat(MAX_REVISION_NOTE_LENGTH + 1)],
    ] as const) {
      fillReason(reason, note);
      savePoint();
      expect(screen.getByRole('button', { name: 'Save Point' })).not.toHaveProperty(
        'disabled',
        true,
      );
    }
    expect(await readPoints('asi', 1999)).toEqual(points);
    fillReason();
    savePoint();
    await screen.findByText(historyFormMessages.saved);
    await typePoint('5 January 1999', '9', '8.00');
    expect(screen.getByLabelText(explanationMessages.label)).toHaveProperty('value', '');
    expect(screen.getByLabelText(explanationMessages.note)).toHaveProperty('value', '');
  });

  it('keeps the other rates of a list when one rate is corrected', async () => {
    const label = fixedIncome.bonds.tenures[0]?.label ?? '';
    const other = { label: 'OTHER', rate: 1 };
    // Stores the label in lower case, although the form uses capitals. Visitors see both labels as
    // the same tenor.
    const written = label.toLowerCase();
    const tenures = [other, { label: written, rate: 2 }];
    const points = { '1999-01-05': { tenures, savedAt: '1999-01-05T10:00:00.000Z' } };
    await putYear('bonds', points);
    await showFigure(`BONDS ${label}`);
    await typePoint('1999-01-05', '3', '2.00%', `BONDS ${label}`);
    fillReason();
    savePoint();
    await screen.findByText(historyFormMessages.saved);
    expect(await readPoints('bonds', 1999)).toMatchObject({
      '1999-01-05': { tenures: [other, { label: written, rate: 3 }], first: { tenures } },
    });
  });

  it.each([
    ['All Share Index', 'marketIndices/ASI'],
    ['Exchange Rate', 'macroeconomics/exchangeRate'],
    ['Inflation Rate', 'macroeconomics/inflation'],
    ['BONDS 10-YEAR', 'fixedIncome/bonds'],
  ])('updates Home when staff correct the newest point: %s', async (name, path) => {
    const subject = findSubject(name);
    const points = await loadNewestPoints(subject.series);
    const [before = '', newest = ''] = Object.keys(points).toSorted().slice(-2);
    const [close = NaN, earlierClose = NaN] = [before, newest].map((key) => {
      const point = points[key];
      return point && getPointValue(point, subject.label);
    });
    const [better, best] = [roundTo2(close * 1.01), roundTo2(close * 1.02)];
    const correctPoint = async (key: string, old: number, value: number) => {
      await typePoint(formatPeriod(key), String(value), formatFigureValue(subject, old), name);
      fillReason();
      savePoint();
      await screen.findByText(formatFigureValue(subject, value), { selector: 'b' });
    };
    const homeBefore = await readDocument(path);
    await showFigure(name);
    await correctPoint(before, close, better);
    const fromBetter =
      subject === asi ? { change: calculatePercentChange(better, earlierClose) } : {};
    expect(await readDocument(path)).toEqual({ ...homeBefore, ...fromBetter });
    await correctPoint(newest, earlierClose, best);
    const change = calculatePercentChange(better, best);
    const tenures = fixedIncome.bonds.tenures.map(({ label, rate }) => ({
      label,
      rate: label === subject.label ? best : rate,
    }));
    const figure = {
      asi: { value: best, change },
      exchangeRate: { price: best },
      bonds: { tenures },
    };
    expect(await readDocument(path)).toEqual({
      ...homeBefore,
      ...(toFields(figure)?.[subject.series] ?? { percentage: best }),
    });
    // A single change record must contain both Home and the point. Otherwise an undo would not
    // restore both.
    const recorded = (await listChanges()).map(({ documents }) =>
      documents.map((each) => each.path),
    );
    const onHome = recorded.filter((paths) => paths.includes(path));
    // A corrected close also changes the percentage change of the next close. For the index, a
    // second record therefore contains Home.
    expect(onHome).toHaveLength(subject === asi ? 2 : 1);
    const year = toYearPath(subject.series, Number(newest.slice(0, 4)));
    expect(onHome[0]).toEqual(expect.arrayContaining([year]));
    // Makes Home differ from the point. In this state, a correction of the point must not change
    // Home.
    await setDoc(adminDocument(path), homeBefore ?? {});
    await correctPoint(newest, best, roundTo2(close * 1.015));
    expect(await readDocument(path)).toEqual(homeBefore);
  });

  it.each([
    ['All Share Index', 'marketIndices/ASI', '-12-0'],
    ['Exchange Rate', 'macroeconomics/exchangeRate', '-12-0'],
    ['Inflation Rate', 'macroeconomics/inflation', '-0'],
  ])(
    'replaces an older figure on Home with a new point and its day: %s',
    async (name, path, part) => {
      const subject = findSubject(name);
      const { series } = subject;
      const year = new Date().getFullYear() - 1;
      const [before, key] = [`${year}${part}4`, `${year}${part}5`];
      const createHomeFigure = (value: number, change: number, date: string) => {
        if (series === 'asi') return { value, change, date };
        const inflation = { percentage: value, date: formatPeriod(date) };
        return series === 'inflation' ? inflation : { price: value };
      };
      await putYear(series, {}, year + 1);
      await putYear(series, { [before]: createPoint(100) }, year);
      await setDoc(adminDocument(path), createHomeFigure(100, 0.5, before));
      const savePointOfDay = async (day: string, value: number) => {
        const points = await loadPoints(series, [day]);
        const rows = createPreview([{ row: 1, key: day, value }], subject, points);
        await savePoints(subject, rows, 'correct', { reason: 'correction', note: 'Digits' });
        return readDocument(path);
      };
      const readStoredValue = async () => {
        const point = (await loadPoints(series, [key]))[key];
        return point !== undefined && 'value' in point && [point.value, point.change];
      };
      const isIndex = series === 'asi';
      expect(await savePointOfDay(key, 105)).toEqual(createHomeFigure(105, 5, key));
      expect(await readStoredValue()).toEqual([105, isIndex ? 5 : undefined]);
      // The percentage change of the session is computed again from the corrected previous close.
      // The history keeps the earlier values of both sessions.
      expect(await savePointOfDay(before, 101)).toEqual(createHomeFigure(105, 3.96, key));
      expect(await readStoredValue()).toEqual([105, isIndex ? 3.96 : undefined]);
      const earlierClose = (await readRevisions(series, year)).flatMap((each) =>
        Object.keys(each.was),
      );
      expect(earlierClose).toEqual(isIndex ? expect.arrayContaining([before, key]) : [before]);
    },
  );

  it('does not change Home if Home shows an equal figure of another period', async () => {
    const subject = findSubject('Inflation Rate');
    const year = new Date().getFullYear() - 1;
    const key = `${year}-04`;
    const home = { percentage: 12, date: formatPeriod(`${year}-03`) };
    const { path } = figures.inflation;
    await setDoc(adminDocument(path), home);
    const points = { [key]: createPoint(12) };
    await putYear('inflation', {}, year + 1);
    await putYear('inflation', points, year);
    const rows = createPreview([{ row: 1, key, value: 13 }], subject, points);
    const why = { reason: 'correction', note: 'Digits' } as const;
    expect(await savePoints(subject, rows, 'correct', why)).toBe('saved');
    expect(await readDocument(path)).toEqual(home);
  });

  it('reports a conflict instead of overwriting somebody else’s point', async () => {
    await showFigure();
    await typePoint('5 January 1999', '1');
    const points = { '1999-01-05': createPoint(7) };
    await putYear('asi', points);
    savePoint();
    await screen.findByText(historyFormMessages.conflict);
    await screen.findByText('7.00', { selector: 'b' });
    expect(await readPoints('asi', 1999)).toEqual(points);
    expect(getTypedField()).toHaveProperty('value', '1');
  });

  it('keeps an unsaved point in the form when the network fails', async () => {
    await putYear('asi', { '1999-01-05': createPoint(7) });
    await showFigure();
    await typePoint('5 January 1999', '7.1', '7.00');
    fillReason();
    breakNetwork(failWrites);
    savePoint();
    await screen.findByText(historyFormMessages.saveFailed);
    expect(await readPoints('asi', 1999)).toMatchObject({ '1999-01-05': { value: 7 } });
    expect(getTypedField()).toHaveProperty('value', '7.1');
    restoreNetwork();
    fill(screen, explanationMessages.note, ' ');
    press(screen, 'Retry');
    await screen.findByText(explanationMessages.missing, { selector: '[data-outcome] *' });
    fillReason();
    savePoint();
    await screen.findByText(historyFormMessages.saved);
    expect(await readPoints('asi', 1999)).toMatchObject({ '1999-01-05': { value: 7.1 } });
  });
});

describe('a figure far from those around it', () => {
  const getConfirmation = (name: string) => screen.getByRole('checkbox', { name });
  const labelConfirmation = (subject: HistorySubject, value: number) =>
    formatConfirmLabel(formatFigureValue(subject, value));
  async function findNewest(subject: HistorySubject) {
    const points = await loadNewestPoints(subject.series);
    const [before, newest] = Object.entries(points)
      .toSorted(([one], [other]) => compareTexts(one, other))
      .slice(-2)
      .map(([key, point]) => ({ key, value: getPointValue(point, subject.label) ?? NaN }));
    if (before === undefined || newest === undefined) throw new Error('There are no two points');
    return { before, newest };
  }

  it.each(subjects)(
    'stores an unusual figure of $name only after confirmation',
    async (subject) => {
      const { series, name } = subject;
      const { newest } = await findNewest(subject);
      const year = toYearPath(series, Number(newest.key.slice(0, 4)));
      const stored = await readDocument(year);
      await showFigure(name);
      await typePoint(
        formatPeriod(newest.key),
        String(newest.value * 10),
        formatFigureValue(subject, newest.value),
        name,
      );
      fillReason();
      savePoint();
      const wrong = roundTo2(newest.value * 10);
      const box = getConfirmation(labelConfirmation(subject, wrong));
      expect(box).toHaveProperty('validationMessage', TICK_REQUIRED_MESSAGE);
      expect(await readDocument(year)).toEqual(stored);
      expect(await listChanges()).toEqual([]);
      // Ticks a confirmation. It must not count for another figure.
      fireEvent.click(box);
      fill(screen, name, String(newest.value * 11));
      expect(
        getConfirmation(labelConfirmation(subject, roundTo2(newest.value * 11))),
      ).toHaveProperty('checked', false);
      fill(screen, name, String(newest.value * 10));
      expect(getConfirmation(labelConfirmation(subject, wrong))).toHaveProperty('checked', true);
      savePoint();
      await screen.findByText(historyFormMessages.saved);
      expect(await readDocument(year)).not.toEqual(stored);
    },
  );

  it('shows the neighbouring figures beside an unusual one', async () => {
    const { before, newest } = await findNewest(asi);
    await showFigure();
    await typePoint(
      formatLongDay(newest.key),
      String(newest.value * 10),
      formatPrice(newest.value),
    );
    const field = screen.getByLabelText('All Share Index');
    const reason = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/^Far above /);
    expect(reason?.textContent).toContain(
      `${formatPrice(before.value)} on ${formatShortPeriod(before.key)}`,
    );
    expect(reason?.textContent).toContain('Check the digits.');
  });

  it('computes the change of an unusual close from the previous close', async () => {
    const { before, newest } = await findNewest(asi);
    const value = roundTo2(newest.value * 10);
    await showFigure();
    await typePoint(formatLongDay(newest.key), String(value), formatPrice(newest.value));
    fireEvent.click(getConfirmation(labelConfirmation(asi, value)));
    fillReason();
    savePoint();
    await screen.findByText(historyFormMessages.saved);
    const change = calculatePercentChange(before.value, value);
    expect(await readDocument('marketIndices/ASI')).toMatchObject({
      value,
      change,
      date: newest.key,
    });
    const points = await readPoints('asi', Number(newest.key.slice(0, 4)));
    expect(points[newest.key]).toMatchObject({ value, change });
  });

  it('keeps the typed change of the index after a rebasing', async () => {
    const { newest } = await findNewest(asi);
    const value = roundTo2(newest.value / 10);
    await showFigure();
    await typePoint(formatLongDay(newest.key), String(value), formatPrice(newest.value));
    fireEvent.click(getConfirmation(labelConfirmation(asi, value)));
    fillReason('rebasing', 'The exchange divided the index by ten.');
    savePoint();
    await screen.findByText(historyFormMessages.saved);
    expect(await readDocument('marketIndices/ASI')).toEqual({ ...asiStored, value });
  });

  it('asks for confirmation of an unusual figure again when staff press Retry', async () => {
    const { newest } = await findNewest(asi);
    await showFigure();
    await typePoint(
      formatLongDay(newest.key),
      String(newest.value * 10),
      formatPrice(newest.value),
    );
    const box = getConfirmation(labelConfirmation(asi, roundTo2(newest.value * 10)));
    fireEvent.click(box);
    fillReason();
    breakNetwork(failWrites);
    savePoint();
    await screen.findByText(historyFormMessages.saveFailed);
    restoreNetwork();
    fireEvent.click(box);
    press(screen, 'Retry');
    await screen.findByText(historyFormMessages.confirmFirst, { selector: '[data-outcome] *' });
    expect(await listChanges()).toEqual([]);
  });

  it('does not import unusual figures of a file before staff confirm them', async () => {
    const values = Array.from({ length: 90 }, (_, index) => 1000 + index);
    const isWrong = (index: number) => index % 3 === 1 && index < 66;
    // The days are in ascending order and start on 1 January 1999.
    const days = listTradingDays('1999-05-06', values.length, new Set()).toReversed();
    const rows = values.map((value, index) => {
      return `${days[index]},${isWrong(index) ? value * 10 : value}`;
    });
    await showFigure();
    chooseFile(['Date,Value', ...rows].join('\n'));
    const group = within(await screen.findByRole('group', { name: historyFormMessages.doubtful }));
    group.getByText(historyFormMessages.leftOutUnless(22));
    const named = group.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toHaveLength(21);
    expect(named[0]).toBe(
      `Row 3, 4 Jan 1999: 10,010.00. ${sanityMessages.outOfLine('above', '1,000.00 on 1 Jan 1999 and 1,002.00 on 5 Jan 1999')}`,
    );
    expect(named.at(-1)).toBe('and 2 more');
    fireEvent.click(await findImportButton(68));
    await screen.findByText(
      `${historyFormMessages.imported(68, asi)} ${historyFormMessages.leftOut(22)}`,
    );
    expect(Object.keys(await readPoints('asi', 1999))).toHaveLength(68);
    const all = historyFormMessages.confirmRows(values.slice(0, 22).map(String));
    fireEvent.click(await screen.findByRole('checkbox', { name: all }));
    fireEvent.click(await findImportButton(22));
    await screen.findByText(historyFormMessages.imported(22, asi));
    expect(await readPoints('asi', 1999)).toMatchObject({ '1999-01-04': { value: 10_010 } });
  });

  it('reports every row of a file whose figures are in the wrong unit', async () => {
    const { newest } = await findNewest(asi);
    const points = await loadPoints('asi', [newest.key]);
    const rows = Object.entries(points).map(
      ([key, point]) => `${key},${(getPointValue(point) ?? NaN) * 10}`,
    );
    await showFigure();
    chooseFile(['Date,Value', ...rows].join('\n'));
    await screen.findByText(historyFormMessages.leftOutUnless(rows.length));
    expect(await findImportButton(0)).toHaveProperty('disabled', true);
  });

  it('accepts all figures of the example data without confirmation', async () => {
    const year = new Date().getFullYear() - 1;
    const points = await loadPoints('exchangeRate', [String(year)]);
    await putYear('exchangeRate', {}, year);
    const rows = Object.entries(points).map(([key, point]) => `${key},${getPointValue(point)}`);
    await showFigure('Exchange Rate');
    chooseFile(['Date,Value', ...rows].join('\n'));
    await findImportButton(rows.length);
    expect(screen.queryByRole('group', { name: historyFormMessages.doubtful })).toBeNull();
  });
});

describe('choosing another series', () => {
  const chooseSeries = (name: string) => fill(screen, 'Series', findSubject(name).id);

  it('reads the chosen file again with the periods of the newly chosen series', async () => {
    await showFigure();
    chooseFile('Date,Value\n1999-01-05,10\n1999-02,11\n');
    await findImportButton(1);
    chooseSeries('Inflation Rate');
    await findImportButton(2);
    expect(readPreview()).toEqual([
      ['2', 'January 1999', '10.00%', 'new'],
      ['3', 'February 1999', '11.00%', 'new'],
    ]);
    screen.getByText('past.csv');
  });

  it('keeps the pasted list and the typed point when staff choose another series', async () => {
    await showFigure();
    fill(screen, tableLabels.paste, '1999-01-05,10');
    await typePoint('5 January 1999', '5,672.76');
    chooseSeries('Exchange Rate');
    expect(screen.getByLabelText('Exchange Rate')).toHaveProperty('value', '5,672.76');
    press(screen, tableLabels.readTyped);
    await findImportButton(1);
  });

  it('locks the choice of series while a save is pending', async () => {
    await showFigure();
    await typePoint('5 January 1999', '5,672.76');
    breakNetwork(failWrites);
    savePoint();
    const choice = screen.getByLabelText('Series');
    await waitFor(() => expect(choice).toHaveProperty('disabled', true));
    await screen.findByText(historyFormMessages.saveFailed);
    expect(choice).toHaveProperty('disabled', false);
    chooseSeries('Exchange Rate');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(screen.getByLabelText('Exchange Rate')).toHaveProperty('value', '5,672.76');
  });
});

describe('a file', () => {
  const file = 'Date,Value\n1999-01-05,10\n1999-01-06,11\n1999-01-07,12\n06/05/1999,13\nno,1\n';

  it('imports only the rows of a file that change something', async () => {
    const points = { '1999-01-05': createPoint(10), '1999-01-06': createPoint(99) };
    await putYear('asi', points);
    await showFigure();
    chooseFile(file);
    const button = await findImportButton(2);
    expect(readPreview()).toEqual([
      ['5', '06/05/1999 | 13', historyFormMessages.eitherDay('06/05/1999')],
      ['6', 'no | 1', historyFormMessages.unreadableDate('no')],
      ['3', '6 Jan 1999', '11.00', '99.00 → 11.00'],
      ['4', '7 Jan 1999', '12.00', 'new'],
      ['2', '5 Jan 1999', '10.00', 'the same'],
    ]);
    screen.getByText('1 new, 1 correction, 1 the same, 2 unreadable');
    fireEvent.click(button);
    expect(await readPoints('asi', 1999)).toEqual(points);
    fillReason('revision', 'The exchange published them anew.');
    fireEvent.click(button);
    await screen.findByText(historyFormMessages.imported(2, asi));
    await screen.findByText(new RegExp(historyFormMessages.nothing(3)));
    const stored = await readPoints('asi', 1999);
    expect(stored).toMatchObject({
      '1999-01-05': points['1999-01-05'],
      '1999-01-06': { value: 11, first: points['1999-01-06'] },
      '1999-01-07': { value: 12 },
    });
    expect(await readRevisions('asi', 1999)).toMatchObject([
      { reason: 'revision', was: { '1999-01-06': points['1999-01-06'] } },
    ]);
    chooseFile(file);
    await screen.findByText(new RegExp(historyFormMessages.nothing(3)));
    expect(await findImportButton(0)).toHaveProperty('disabled', true);
    expect(await readPoints('asi', 1999)).toEqual(stored);
    expect(await listChanges()).toMatchObject([{ part: 'history', kind: 'import' }]);
    // Dates such as 03/04/2025 begin with the day.
    fill(screen, 'In dates such as 03/04/2025', 'day');
    await findImportButton(1);
    expect(readPreview()[1]).toEqual(['5', '6 May 1999', '13.00', 'new']);
  });

  it('imports a file with 5,000 rows', async () => {
    const days = listTradingDays('2019-03-01', 5000, new Set()).toReversed();
    const text = ['Date,Value', ...days.map((day, index) => `${day},${10_000 + index}`)].join('\n');
    const before = await readRecent();
    await showFigure();
    chooseFile(text);
    fireEvent.click(await findImportButton(5000));
    await screen.findByText(historyFormMessages.imported(5000, asi), {}, { timeout: 20_000 });
    await screen.findByText(historyFormMessages.nothing(5000));
    expect(await readPoints('asi', 2019)).toMatchObject({ '2019-03-01': { value: 14_999 } });
    expect(Object.keys(await readPoints('asi', 2012))).toHaveLength(261);
    // `history/recent` must not change, because the imported days are older.
    expect(await readRecent()).toEqual(before);
    expect((await listChanges()).length).toBeLessThanOrEqual(5);
  }, 60_000);

  it('shows a message instead of a preview if no row of the file is readable', async () => {
    await showFigure();
    chooseFile('Date,Value\nno,1\n');
    await screen.findByText(historyFormMessages.correctRows);
    expect(readPreview()).toEqual([['2', 'no | 1', historyFormMessages.unreadableDate('no')]]);
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  });

  it('rejects a file with too many rows or without known columns', async () => {
    await showFigure();
    chooseFile(`Date,Value\n${'1999-01-05,1\n'.repeat(MAX_IMPORT_ROWS + 1)}`);
    await screen.findByText(historyFormMessages.tooManyRows(MAX_IMPORT_ROWS + 2));
    chooseFile('One,Two,Three\n1999-01-05,1,2');
    await screen.findByText(historyFormMessages.noColumns);
    fill(screen, tableLabels.whatIs('One'), 'date');
    fill(screen, tableLabels.whatIs('Three'), 'value');
    await findImportButton(1);
    expect(readPreview()).toEqual([['2', '5 Jan 1999', '2.00', 'new']]);
  });
});

it('offers Retry when the history could not be loaded', async () => {
  breakNetwork(failFirestore);
  render(<PastFigures />);
  await screen.findByText(historyFormMessages.loadFailed);
  restoreNetwork();
  press(screen, 'Retry');
  await screen.findByLabelText('Series');
});
