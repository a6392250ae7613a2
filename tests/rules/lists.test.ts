/**
 * The newest lists of rates in `history/recent`: what staff may store there, and what the record
 * says of it.
 */
import { deleteDoc, doc, type DocumentData, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { yearOf, yearPath } from '@/figures/history';
import { bondIds } from '@/figures/market';
import { recentPath } from '@/figures/recent';
import { dayInLagos } from '@/lib/days';
import { staffAccount } from '../../seed/accounts';
import {
  expectAllowed,
  expectRefused,
  historyRules,
  resetDocuments,
  storedAt,
} from '../helpers/backend';
import { commitRecorded } from '../helpers/recorded';
import { staff } from './clients';

const year = yearOf(dayInLagos(new Date())) - 1;
const [earlier, newest] = [`${year}-03-03`, `${year}-03-14`];
const savedAt = `${year}-03-14T15:30:00.000Z`;
const ratesOf = (rate: number) => [
  { label: '91-DAY', rate },
  { label: '364-DAY', rate: rate + 1 },
];
const listOf = (day: string, rate: number) => ({ day, tenures: ratesOf(rate) });
const [was, now] = [listOf(earlier, 18), listOf(newest, 19)];

const yearWith = (series: string, first = 18) => ({
  ...{ series, year },
  points: {
    [earlier]: { tenures: ratesOf(first), savedAt },
    [newest]: { tenures: ratesOf(19), savedAt },
  },
});
/** The document with these lists. */
const recentWith = (lists: unknown) => ({ asi: {}, exchangeRate: {}, lists });
const save = (set: DocumentData, record?: (fields: DocumentData) => DocumentData) =>
  commitRecorded(staff, [{ path: recentPath, set }], {
    alone: true,
    ...(record && { record }),
  });

beforeEach(async () => {
  await resetDocuments();
  for (const id of bondIds) await setDoc(historyRules(yearPath(id, year)), yearWith(id));
  await setDoc(historyRules(recentPath), { asi: {}, exchangeRate: {} });
});

describe.each(bondIds)('a list of %s', (id) => {
  test.each([
    ['of a day without one', listOf(`${year}-03-04`, 19)],
    ['of a year without one', listOf('1999-03-04', 19)],
    ['of another day', listOf(earlier, 19)],
    ['with another rate', listOf(newest, 20)],
    ['with a rate less', { ...now, tenures: now.tenures.slice(1) }],
    ['with a field more', { ...now, savedAt }],
    ['without a day', { tenures: now.tenures }],
    ['without rates', { day: newest }],
    ['that is a text', newest],
  ])('is refused %s', async (_, list) => {
    await expectRefused(save(recentWith({ [id]: list })));
    await expectAllowed(save(recentWith({ [id]: now })));
  });

  test('is replaced, kept as it is and taken away', async () => {
    for (const lists of [{ [id]: was }, { [id]: now }, { [id]: now }, {}])
      await expectAllowed(save(recentWith(lists)));
    expect(await storedAt(recentPath)).toEqual(recentWith({}));
  });

  test('that is stored stays although the history says otherwise by now', async () => {
    await setDoc(historyRules(recentPath), recentWith({ [id]: listOf(newest, 7) }));
    const other = id === 'bonds' ? 'tbills' : 'bonds';
    await expectAllowed(save(recentWith({ [id]: listOf(newest, 7), [other]: now })));
  });
});

test('the first list comes with the document', async () => {
  await deleteDoc(historyRules(recentPath));
  await expectAllowed(save(recentWith({ bonds: now })));
});

test('there are lists of bonds and T-bills alone', async () => {
  await setDoc(historyRules(yearPath('asi', year)), yearWith('asi'));
  await expectRefused(save(recentWith({ asi: now })));
  await expectRefused(save(recentWith('none')));
  await expectRefused(save({ ...recentWith({}), bonds: now }));
  await expectAllowed(save({ asi: {}, exchangeRate: {} }));
});

describe('the record', () => {
  const { before, after } = {
    before: { bonds: was, tbills: null },
    after: { bonds: now, tbills: now },
  };

  test.each([
    ['was something else', { before: { ...before, bonds: now } }],
    ['was not there', { before: { ...before, bonds: null } }],
    ['was there already', { before: { ...before, tbills: was } }],
    ['becomes something else', { after: { ...after, bonds: was } }],
    ['goes', { after: { ...after, bonds: null } }],
    ['is not named', { before: { bonds: was }, after: { bonds: now } }],
    ['is named before alone', { after: { bonds: now } }],
  ])('is refused where it says that a list %s', async (_, untrue) => {
    await setDoc(historyRules(recentPath), recentWith({ bonds: was }));
    const said = { before, after, ...untrue };
    const record = (fields: DocumentData) => ({
      ...fields,
      before: { [recentPath]: { lists: said.before } },
      after: { [recentPath]: { lists: said.after } },
    });
    await expectRefused(save(recentWith(after), record));
    await expectAllowed(save(recentWith(after)));
  });
});

test('a record that calls itself an undo may store no more than another', async () => {
  await save(recentWith({ bonds: now }));
  const last = await getDoc(doc(staff, 'lastChanges', staffAccount.uid));
  const undoes = String(last.get('change'));
  const undo = (lists: unknown) =>
    save(recentWith(lists), (fields) => ({ ...fields, kind: 'undo', undoes }));
  await expectRefused(undo({ bonds: listOf(earlier, 17) }));
  await expectAllowed(undo({ bonds: was }));
});
