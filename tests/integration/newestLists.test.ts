/**
 * `history/recent` contains the newest lists of bonds and T-bills with their days. These tests
 * check that every save and undo keeps them up to date.
 */
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import type { NewPoint } from '@/figures/admin/points';
import { yearPath } from '@/figures/history';
import type { BondId } from '@/figures/market';
import { parseRecent, recentPath } from '@/figures/recent';
import { saveFigures } from '@/firebase/staff/checkedSave';
import type { Change } from '@/firebase/staff/changes';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { historyTargets } from '@/firebase/staff/historyTargets';
import { fixedIncome } from '../../seed/market';
import { adminDocument, readDocument } from '../helpers/backend';
import { lastChange, undo } from '../helpers/changes';
import { asStaff } from '../helpers/staffHooks';

const NOW = new Date('2025-03-14T17:00:00Z');
const savedAt = NOW.toISOString();
const [earlier, newest, later] = ['2025-02-14', '2025-02-28', '2025-03-14'];
const ratesOf = (rate: number) => [{ label: '91-DAY', rate }];
const pointOf = (rate: number) => ({ tenures: ratesOf(rate), savedAt });
const listOf = (day: string, rate: number) => ({ day, tenures: ratesOf(rate) });
const lists = async () => parseRecent(await readDocument(recentPath)).lists;

/** Saves lists of rates for their days. */
async function save(saved: readonly [series: BondId, day: string, rate: number][], now = NOW) {
  const points = saved.map(([series, key, rate]): NewPoint => {
    return { series, key, figure: () => ({ tenures: ratesOf(rate) }) };
  });
  const targets = historyTargets(points, now);
  expect(await saveFigures(targets, { part: 'history', kind: 'save' })).toMatchObject({
    result: 'saved',
  });
}

async function expectUndone(change: Change): Promise<void> {
  const { result } = await undo(change);
  expect(result).toBe('undone');
}

asStaff();
beforeEach(async () => {
  await setDoc(adminDocument(recentPath), {
    ...{ asi: {}, exchangeRate: {} },
    lists: { bonds: listOf(newest, 19) },
  });
  for (const series of ['bonds', 'tbills'] as const) {
    const points = { [earlier]: pointOf(18), [newest]: pointOf(19) };
    await setDoc(adminDocument(yearPath(series, 2025)), { series, year: 2025, points });
  }
});

describe('a save', () => {
  it('stores both newest lists in one commit, which an undo reverts', async () => {
    await save([
      ['bonds', later, 20],
      ['tbills', later, 21],
    ]);
    const change = await lastChange(recentPath);
    expect(await lists()).toEqual({ bonds: listOf(later, 20), tbills: listOf(later, 21) });
    const recorded = change.documents.find(({ path }) => path === recentPath);
    expect(recorded).toMatchObject({
      before: { lists: { bonds: listOf(newest, 19), tbills: null } },
      after: { lists: { bonds: listOf(later, 20), tbills: listOf(later, 21) } },
    });
    await expectUndone(change);
    expect(await lists()).toEqual({ bonds: listOf(newest, 19), tbills: listOf(newest, 19) });
  });

  it.each([
    ['a list of an earlier day', '2025-01-03', 7],
    ['a correction of an earlier list', earlier, 7],
    ['a list that is already stored', newest, 19],
  ])('keeps the newest lists when staff save %s', async (_, day, rate) => {
    const before = await readDocument(recentPath);
    await save([['bonds', day, rate]], new Date());
    expect(await readDocument(recentPath)).toEqual(before);
  });

  it('updates the newest list when its rates are corrected', async () => {
    await save([['bonds', newest, 7]], new Date());
    expect(await lists()).toEqual({ bonds: listOf(newest, 7) });
  });

  it('restores the corrected previous list when the newest one is undone', async () => {
    await save([['bonds', later, 20]]);
    const change = await lastChange(recentPath);
    await save([['bonds', newest, 7]], new Date());
    await expectUndone(change);
    expect(await lists()).toEqual({ bonds: listOf(newest, 7) });
  });
});

describe('without a stored newest list', () => {
  it('stores the newest list of this year when staff save an earlier one', async () => {
    await save([['tbills', '2025-01-03', 7]]);
    expect(await lists()).toMatchObject({ tbills: listOf(newest, 19) });
  });

  it('ignores a list of an earlier year, because a newer one may exist', async () => {
    await save([['tbills', '2024-12-14', 7]]);
    expect(await lists()).toEqual({ bonds: listOf(newest, 19) });
  });

  it('creates the document `history/recent` with the first list', async () => {
    await deleteDoc(adminDocument(recentPath));
    await save([['tbills', later, 20]]);
    expect(await lists()).toEqual({ tbills: listOf(later, 20) });
  });
});

it('dates only the list of rates that changed in the editor', async () => {
  const store = makeStore();
  const { bonds, tbills } = fixedIncome;
  const next = { bonds: { ...bonds, tenures: ratesOf(17) }, tbills };
  await store.dispatch(figureEditors.fixedIncome.load());
  const session = { day: later };
  await store.dispatch(figureEditors.fixedIncome.save({ next, session })).unwrap();
  expect(await lists()).toEqual({ bonds: listOf(later, 17) });
  expect(await readDocument(yearPath('tbills', 2025))).not.toMatchObject({
    points: { [later]: expect.anything() as unknown },
  });
});
