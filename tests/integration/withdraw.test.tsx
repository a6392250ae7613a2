// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { historyFormMessages, explanationMessages } from '@/features/history/admin/messages';
import { getPointValue } from '@/features/history/figures';
import { PastFigures } from '@/features/history/admin/PastFigures';
import { parseTenures } from '@/figures/market';
import {
  sortNewestFirst,
  parsePoints,
  type SeriesId,
  getYear,
  toYearPath,
} from '@/figures/history';
import { parseRecent } from '@/figures/recent';
import { figures } from '@/figures/registry';
import { parseRevisions, listVersions } from '@/figures/revisions';
import { showsFigure } from '@/features/changes/admin/undo/showsFigure';
import { calculatePercentChange } from '@/lib/change';
import { toLagosDay } from '@/lib/days';
import { adminDocument, readDocument } from '../helpers/backend';
import { readLastChange } from '../helpers/changes';
import { fill } from '../helpers/staffActions';
import { breakNetwork, failWrites, restoreNetwork } from '../helpers/staffArea';
import { setUpStaff } from '../helpers/staffHooks';

const NOTE = 'There was no session on that day.';
const year = getYear(toLagosDay(new Date()));

/** Returns the stored points and revisions of the year. */
async function readYear(series: SeriesId) {
  const stored = await readDocument(toYearPath(series, year));
  return {
    points: parsePoints(series, year, stored),
    revisions: parseRevisions(series, year, stored),
  };
}

/** Opens the dialog that withdraws the stored point of the given series and day or period. */
async function openWithdrawal(name: string, key: string) {
  render(<PastFigures />);
  const choice = await screen.findByLabelText('Series');
  const option = within(choice).getByRole('option', { name });
  fireEvent.change(choice, { target: { value: option.getAttribute('value') } });
  fill(screen, 'Day, month or quarter', key);
  fireEvent.click(await screen.findByRole('button', { name: historyFormMessages.withdraw }));
  return within(await screen.findByRole('dialog'));
}

function confirmWithdrawal(dialog: Awaited<ReturnType<typeof openWithdrawal>>) {
  fill(dialog, explanationMessages.label, 'correction');
  fill(dialog, explanationMessages.note, NOTE);
  fireEvent.click(dialog.getByRole('button', { name: historyFormMessages.withdraw }));
}

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

setUpStaff();

describe.each([
  ['All Share Index', 'asi'],
  ['Exchange Rate', 'exchangeRate'],
  ['Inflation Rate', 'inflation'],
  ['Real GDP Growth Rate', 'gdp'],
  ['BONDS 10-YEAR', 'bonds'],
] as const)('the newest figure of %s', (name, series) => {
  it('shows the previous figure on Home after the newest one was withdrawn', async () => {
    const { path } = figures[series];
    const before = await readYear(series);
    const [newest, second] = sortNewestFirst(series, before.points);
    if (newest === undefined || second === undefined) throw new Error('There are too few points');
    const [key, point] = newest;
    const dialog = await openWithdrawal(name, key);
    confirmWithdrawal(dialog);
    await waitUntilClosed();
    const after = await readYear(series);
    const home = (await readDocument(path)) ?? {};
    if (series !== 'bonds') {
      expect(Object.keys(after.points)).toEqual(
        Object.keys(before.points).filter((each) => each !== key),
      );
      expect(showsFigure(series, home, second[1])).toBe(true);
      expect(listVersions(series, key, after).at(-1)).toMatchObject({
        value: null,
        why: { reason: 'correction', note: NOTE },
      });
    } else {
      // The withdrawal removes only this rate from the list. Home then shows the rate of the
      // previous list.
      const findRate = (data: unknown) =>
        parseTenures('bonds', data)?.find(({ label }) => label === '10-YEAR')?.rate;
      expect(findRate(after.points[key])).toBeUndefined();
      expect(findRate(home)).toBe(findRate(second[1]));
    }
    expect(after.revisions.at(-1)).toMatchObject({ reason: 'correction', note: NOTE });
    expect(after.revisions.at(-1)?.was[key]).toEqual(point);
    const recent = parseRecent(await readDocument('history/recent'));
    if (series === 'asi' || series === 'exchangeRate')
      expect(recent[series]).not.toHaveProperty(key);
    expect(await readLastChange(toYearPath(series, year))).toMatchObject({ kind: 'correct' });
  });
});

it('shows the newest remaining rate on Home, even if it is from an older list', async () => {
  const label = '10-YEAR';
  const listRates = async () => {
    const lists = sortNewestFirst('bonds', (await readYear('bonds')).points);
    return lists.flatMap(([key, point]) => {
      const rate = getPointValue(point, label);
      return rate === undefined ? [] : [{ key, rate }];
    });
  };
  const readHomeRate = async () =>
    parseTenures('bonds', await readDocument(figures.bonds.path))?.find(
      (each) => each.label === label,
    );
  const [newest, second, third] = await listRates();
  if (newest === undefined || second === undefined || third === undefined)
    throw new Error('There are too few lists');
  for (const { key } of [newest, second]) {
    confirmWithdrawal(await openWithdrawal(`BONDS ${label}`, key));
    await waitUntilClosed();
    cleanup();
  }
  expect(await readHomeRate()).toMatchObject({ rate: third.rate });
  // A list is already stored for this day. Adding a rate to a stored list needs a reason.
  render(<PastFigures />);
  const choice = await screen.findByLabelText('Series');
  fireEvent.change(choice, { target: { value: `bonds ${label}` } });
  fill(screen, 'Day, month or quarter', newest.key);
  fill(screen, `BONDS ${label}`, String(newest.rate));
  await screen.findByText(historyFormMessages.noPoint);
  fill(screen, explanationMessages.label, 'correction');
  fill(screen, explanationMessages.note, NOTE);
  fireEvent.click(screen.getByRole('button', { name: 'Save Point' }));
  await screen.findByText(historyFormMessages.saved);
  expect(await readHomeRate()).toMatchObject({ rate: newest.rate });
});

it('computes the change of the index from the newest earlier close that remains', async () => {
  const closes = sortNewestFirst('asi', (await readYear('asi')).points);
  const [newest, second, third, fourth] = closes;
  if (newest === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('There are too few closes');
  for (const [key] of [third, newest]) {
    confirmWithdrawal(await openWithdrawal('All Share Index', key));
    await waitUntilClosed();
    cleanup();
  }
  const [from, to] = [fourth, second].map(([, point]) => getPointValue(point) ?? NaN);
  expect(await readDocument(figures.asi.path)).toEqual({
    value: to,
    change: calculatePercentChange(from ?? NaN, to ?? NaN),
    date: second[0],
  });
});

describe('the withdrawal of a figure', () => {
  let key = '';
  beforeEach(async () => {
    const [, , third] = sortNewestFirst('asi', (await readYear('asi')).points);
    key = third?.[0] ?? '';
  });

  it('does not change Home when a figure of an earlier day is withdrawn', async () => {
    const home = await readDocument(figures.asi.path);
    confirmWithdrawal(await openWithdrawal('All Share Index', key));
    await waitUntilClosed();
    expect(await readDocument(figures.asi.path)).toEqual(home);
    expect((await readYear('asi')).points).not.toHaveProperty([key]);
    await screen.findByText(historyFormMessages.noPoint);
  });

  it('requires a reason to withdraw a figure', async () => {
    const dialog = await openWithdrawal('All Share Index', key);
    fireEvent.click(dialog.getByRole('button', { name: historyFormMessages.withdraw }));
    // The browser reports the missing reason and sends nothing.
    expect(dialog.getByLabelText(explanationMessages.label).matches(':invalid')).toBe(true);
    expect((await readYear('asi')).points).toHaveProperty([key]);
  });

  it('keeps the reason in the form when a withdrawal fails', async () => {
    const dialog = await openWithdrawal('All Share Index', key);
    breakNetwork(failWrites);
    confirmWithdrawal(dialog);
    await dialog.findByText(historyFormMessages.withdrawFailed);
    dialog.getByDisplayValue(NOTE);
    restoreNetwork();
    fireEvent.click(dialog.getByRole('button', { name: historyFormMessages.withdraw }));
    await waitUntilClosed();
    expect((await readYear('asi')).points).not.toHaveProperty([key]);
  });

  it('reports a conflict when somebody else has corrected the withdrawn figure', async () => {
    const dialog = await openWithdrawal('All Share Index', key);
    const path = toYearPath('asi', year);
    const stored = await readDocument(path);
    const points = { [key]: { value: 7, savedAt: '2026-01-05T16:00:00.000Z' } };
    await setDoc(adminDocument(path), { ...stored, points });
    confirmWithdrawal(dialog);
    await waitUntilClosed();
    await screen.findByText(historyFormMessages.conflict);
    expect((await readYear('asi')).points[key]).toMatchObject({ value: 7 });
  });

  it('does not withdraw the only figure of a series', async () => {
    const path = toYearPath('asi', year);
    const points = { [key]: { value: 7, savedAt: '2026-01-05T16:00:00.000Z' } };
    await setDoc(adminDocument(path), { series: 'asi', year, points });
    await setDoc(adminDocument(toYearPath('asi', year - 1)), {
      series: 'asi',
      year: year - 1,
      points: {},
    });
    const dialog = await openWithdrawal('All Share Index', key);
    confirmWithdrawal(dialog);
    await dialog.findByText(historyFormMessages.onlyFigure);
    expect((await readYear('asi')).points).toHaveProperty([key]);
  });
});
