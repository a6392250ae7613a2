/**
 * `history/recent` contains the newest lists of bonds and T-bills, each with its day. Every save
 * and every undo must update it.
 */
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { PointChange } from '@/figures/admin/points';
import { toYearPath } from '@/figures/history';
import type { BondId } from '@/figures/market';
import { parseRecent, recentPath } from '@/figures/recent';
import { saveFigures } from '@/firebase/staff/checkedSave';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { createHistoryTargets } from '@/firebase/staff/historyTargets';
import { fixedIncome } from '../../seed/market';
import { adminDocument, readDocument } from '../helpers/backend';
import { readLastChange, undo } from '../helpers/changes';
import { setUpStaff } from '../helpers/staffHooks';

const NOW = new Date('2025-03-14T17:00:00Z');
const savedAt = NOW.toISOString();
const [earlier, newest, later] = ['2025-02-14', '2025-02-28', '2025-03-14'];
const createRates = (rate: number) => [{ label: '91-DAY', rate }];
const createPoint = (rate: number) => ({ tenures: createRates(rate), savedAt });
const createList = (day: string, rate: number) => ({ day, tenures: createRates(rate) });
const readLists = async () => parseRecent(await readDocument(recentPath)).lists;

/** Saves each list of rates under its day. */
async function saveLists(saved: readonly [series: BondId, day: string, rate: number][], now = NOW) {
  const points = saved.map(([series, key, rate]): PointChange => {
    return { series, key, figure: () => ({ tenures: createRates(rate) }) };
  });
  const targets = createHistoryTargets(points, now);
  expect(await saveFigures(targets, { part: 'history', kind: 'save' })).toMatchObject({
    result: 'saved',
  });
}

async function expectUndone(change: ChangeRecord): Promise<void> {
  const { result } = await undo(change);
  expect(result).toBe('undone');
}

setUpStaff();
beforeEach(async () => {
  await setDoc(adminDocument(recentPath), {
    ...{ asi: {}, exchangeRate: {} },
    lists: { bonds: createList(newest, 19) },
  });
  for (const series of ['bonds', 'tbills'] as const) {
    const points = { [earlier]: createPoint(18), [newest]: createPoint(19) };
    await setDoc(adminDocument(toYearPath(series, 2025)), { series, year: 2025, points });
  }
});

describe('a save', () => {
  it('stores the newest lists of bonds and T-bills in one commit, which an undo reverts', async () => {
    await saveLists([
      ['bonds', later, 20],
      ['tbills', later, 21],
    ]);
    const change = await readLastChange(recentPath);
    expect(await readLists()).toEqual({
      bonds: createList(later, 20),
      tbills: createList(later, 21),
    });
    const recorded = change.documents.find(({ path }) => path === recentPath);
    expect(recorded).toMatchObject({
      before: { lists: { bonds: createList(newest, 19), tbills: null } },
      after: { lists: { bonds: createList(later, 20), tbills: createList(later, 21) } },
    });
    await expectUndone(change);
    expect(await readLists()).toEqual({
      bonds: createList(newest, 19),
      tbills: createList(newest, 19),
    });
  });

  it.each([
    ['a list of an earlier day', '2025-01-03', 7],
    ['a correction of an earlier list', earlier, 7],
    ['a list that is already stored', newest, 19],
  ])('does not change the newest lists when staff save %s', async (_, day, rate) => {
    const before = await readDocument(recentPath);
    await saveLists([['bonds', day, rate]], new Date());
    expect(await readDocument(recentPath)).toEqual(before);
  });

  it('updates the newest list when staff correct its rates', async () => {
    await saveLists([['bonds', newest, 7]], new Date());
    expect(await readLists()).toEqual({ bonds: createList(newest, 7) });
  });

  it('restores the previous list with its corrections when the save of the newest list is undone', async () => {
    await saveLists([['bonds', later, 20]]);
    const change = await readLastChange(recentPath);
    await saveLists([['bonds', newest, 7]], new Date());
    await expectUndone(change);
    expect(await readLists()).toEqual({ bonds: createList(newest, 7) });
  });
});

describe('without a stored newest list', () => {
  it('stores the list of this year as the newest although staff save an older one', async () => {
    await saveLists([['tbills', '2025-01-03', 7]]);
    expect(await readLists()).toMatchObject({ tbills: createList(newest, 19) });
  });

  it('does not store a list of an earlier year as the newest list', async () => {
    await saveLists([['tbills', '2024-12-14', 7]]);
    expect(await readLists()).toEqual({ bonds: createList(newest, 19) });
  });

  it('creates the document `history/recent` with the first list', async () => {
    await deleteDoc(adminDocument(recentPath));
    await saveLists([['tbills', later, 20]]);
    expect(await readLists()).toEqual({ tbills: createList(later, 20) });
  });
});

it('stores only the list of rates that changed in the editor', async () => {
  const store = makeStore();
  const { bonds, tbills } = fixedIncome;
  const next = { bonds: { ...bonds, tenures: createRates(17) }, tbills };
  await store.dispatch(figureEditors.fixedIncome.load());
  const session = { day: later };
  await store.dispatch(figureEditors.fixedIncome.save({ next, session })).unwrap();
  expect(await readLists()).toEqual({ bonds: createList(later, 17) });
  expect(await readDocument(toYearPath('tbills', 2025))).not.toMatchObject({
    points: { [later]: expect.anything() as unknown },
  });
});
