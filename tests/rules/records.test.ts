/**
 * What a record has to say: each thing that it must, in a commit that is right in everything else.
 */
import {
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { yearOf, yearPath } from '@/figures/history';
import { type RecentId, recentPath } from '@/figures/recent';
import { dayInLagos } from '@/lib/days';
import { keysOf, mapKeys } from '@/lib/records';
import { staffAccount, visitorAccount } from '../../seed/accounts';
import {
  exampleDocuments,
  expectAllowed,
  expectRefused,
  historyRules,
  resetDocuments,
  testPorts,
} from '../helpers/backend';
import { commitRecorded, savedNow, setRecorded, type StaffWrite } from '../helpers/recorded';
import { staff, visitor } from './clients';
import { fresh, newFile } from './newFile';

const documents = exampleDocuments(testPorts);
const ASI = 'marketIndices/ASI';
const news = 'newsCommentary/example-news-1';
const own = `lastChanges/${staffAccount.uid}`;
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);

beforeEach(resetDocuments);

describe('the record of a commit without anything else', () => {
  const commit = (change: DocumentData) =>
    commitRecorded(staff, [], {
      record: (fields) => ({
        ...fields,
        ...{ paths: [ASI], before: { [ASI]: null }, after: { [ASI]: null } },
        ...change,
      }),
    });

  test.each([
    ['another time', { at: Timestamp.now() }],
    ['the time of the day before', { at: inDays(-1) }],
    ['an end that comes too soon', { expires: inDays(30) }],
    ['an end that comes too late', { expires: inDays(4000) }],
    ['another kind', { kind: 'other' }],
    ['a document more', { paths: [ASI, 'macroeconomics/exchangeRate'] }],
    ['another author', { by: visitorAccount.uid }],
    ['another e-mail', { email: 'other@example.com' }],
    ['a document that did not become anything', { after: {} }],
    ['a document that was nothing', { before: {} }],
  ])('is refused with %s', async (_, change) => {
    await expectRefused(commit(change));
    await expectAllowed(commit({}));
  });
});

describe('a record that does not tell', () => {
  const file = Object.keys(documents).find((path) => path.startsWith('resourceFiles/')) ?? '';
  const [item, home] = ['newsCommentary/another', 'resourceCategories/cat_77'];
  const old = 'resourceCategories/cat_1736150400000';
  const now = new Date().toISOString();
  const newItem = { ...documents[news], createdAt: now, updatedAt: now };
  const newHome = { id: 'cat_77', name: 'New', displayOrder: 9 };
  const retitled = { path: news, update: savedNow({ ...documents[news], title: 'Other' }) };
  const asBefore = (path: string, change: DocumentData = {}) => ({
    after: { ...documents[path], ...change },
  });
  const all = [
    { before: { value: 1 } },
    { before: null },
    { after: { value: 1 } },
    { after: null },
  ];
  const rows: [what: string, write: StaffWrite, untruths: Record<string, unknown>[]][] = [
    ...Object.keys(documents)
      .filter((path) => /^(marketIndices|fixedIncome|macroeconomics|equityMarket)\//.test(path))
      .map((path): (typeof rows)[number] => [
        path,
        { path, set: savedNow(documents[path] ?? {}) },
        all,
      ]),
    ['a deletion of news', { path: news, remove: true }, [asBefore(news), { before: null }]],
    ['a title', retitled, [asBefore(news), asBefore(news, { displayOrder: 1 }), { before: null }]],
    ['a deletion of a file', { path: file, remove: true }, [asBefore(file), { before: null }]],
    [
      'a name of a file',
      { path: file, update: { name: 'Other' } },
      [asBefore(file), { before: null }],
    ],
    ['a category', { path: file, update: {} }, [asBefore(file, { category: 'cat_77' })]],
    ['what category was deleted', { path: old, remove: true }, [{ before: null }]],
    ['a new item', { path: item, set: newItem }, [{ after: {} }]],
    ['a new category', { path: home, set: newHome }, [{ after: {} }]],
    ['a new file', { path: fresh, set: newFile() }, [{ after: { name: 'Other' } }]],
  ];
  test.each(rows)('%s is refused', async (_, write, untruths) => {
    for (const untrue of untruths) {
      const said = mapKeys(keysOf(untrue), (side) => ({ [write.path]: untrue[side] }));
      const record = (fields: DocumentData) => ({ ...fields, ...said });
      await expectRefused(commitRecorded(staff, [write], { record }));
    }
    await expectAllowed(commitRecorded(staff, [write]));
  });
});

describe('a record of points that does not tell', () => {
  const year = yearOf(dayInLagos(new Date())) - 1;
  const point = { value: 7, savedAt: '2025-03-14T10:00:00.000Z' };
  const ofYear = { path: yearPath('asi', year), name: 'points' };
  const recent = (name: RecentId) => ({ path: recentPath, name });
  const days = ['01-06', '01-07', '01-08'].map((day) => `${year}-${day}`);
  const [kept = '', gone = '', added = ''] = days;
  const other = { other: 1 };

  test.each([ofYear, recent('asi'), recent('exchangeRate')])(
    'what each was and becomes is refused: $path $name',
    async ({ path, name }) => {
      const stored = (points: DocumentData) =>
        path === recentPath
          ? { asi: {}, exchangeRate: {}, [name]: points }
          : { series: 'asi', year, points };
      const points = { [kept]: point, [gone]: other, [added]: point };
      if (path === recentPath)
        await setDoc(historyRules(`history/${name}-${year}`), { series: name, year, points });
      const set = stored(points);
      await setDoc(historyRules(path), stored({ [kept]: point, [gone]: point }));
      const changed: Record<'before' | 'after', DocumentData> = {
        before: { [gone]: point, [added]: null },
        after: { [gone]: other, [added]: point },
      };
      const save = (untrue: Partial<typeof changed>) => {
        const whole = { ...changed, ...untrue };
        const record = (fields: DocumentData) => ({
          ...fields,
          before: { [path]: { [name]: whole.before } },
          after: { [path]: { [name]: whole.after } },
        });
        return commitRecorded(staff, [{ path, set }], { record });
      };
      const { before, after } = changed;
      for (const said of [
        { ...before, [gone]: 3000 },
        { ...before, [gone]: null },
        { ...before, [added]: point },
        { ...before, [kept]: point },
        { [gone]: point },
      ])
        await expectRefused(save({ before: said }));
      for (const said of [
        { ...after, [gone]: point },
        { ...after, [added]: null },
        { ...after, [kept]: null },
        { [gone]: other },
      ])
        await expectRefused(save({ after: said }));
      await expectRefused(save({ before: { [gone]: point }, after: { [gone]: other } }));
      await expectAllowed(save({}));
    },
  );
});

describe('the record of a new place', () => {
  const place = Number(documents[news]?.['displayOrder']);
  const move = (before: unknown, after: unknown) =>
    commitRecorded(
      staff,
      [{ path: news, update: { displayOrder: 9, updatedAt: new Date().toISOString() } }],
      {
        record: (fields) => ({ ...fields, before: { [news]: before }, after: { [news]: after } }),
      },
    );

  test.each([
    ['another place before', { displayOrder: place + 1 }, { displayOrder: 9 }],
    ['another place after', { displayOrder: place }, { displayOrder: 8 }],
    ['a field more before', { displayOrder: place, title: 'Forged' }, { displayOrder: 9 }],
    ['a field more after', { displayOrder: place }, { displayOrder: 9, title: 'Forged' }],
    ['nothing before', null, { displayOrder: 9 }],
  ])('is refused with %s', async (_, before, after) => {
    await expectRefused(move(before, after));
    await expectAllowed(move({ displayOrder: place }, { displayOrder: 9 }));
  });
});

describe('the document that names the record', () => {
  test('is read by its author alone', async () => {
    await commitRecorded(staff, [{ path: ASI, set: documents[ASI] ?? {} }]);
    expect((await getDoc(doc(staff, own))).exists()).toBe(true);
    await expectRefused(getDoc(doc(visitor, own)));
    await expectRefused(getDoc(doc(visitor, `lastChanges/${visitorAccount.uid}`)));
    await expectRefused(getDoc(doc(staff, `lastChanges/${visitorAccount.uid}`)));
  });

  test('names one of the same commit, and says nothing else', async () => {
    await commitRecorded(staff, [{ path: ASI, set: documents[ASI] ?? {} }]);
    const last = String((await getDoc(doc(staff, own))).get('change'));
    await expectRefused(setDoc(doc(staff, own), { change: last }));
    await expectRefused(setDoc(doc(staff, own), { change: last, note: 'x' }));
    await expectRefused(setDoc(doc(staff, `lastChanges/${visitorAccount.uid}`), { change: last }));
  });
});

describe('the time of a save', () => {
  const gainers = 'equityMarket/topGainers';
  const list = documents[gainers] ?? {};
  const item = documents[news] ?? {};
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const past = '2025-03-14T10:00:00Z';
  const saveList = (lastUpdated: unknown) => setRecorded(staff, gainers, { ...list, lastUpdated });
  const addItem = (times: DocumentData) => setRecorded(staff, news, { ...item, ...times });

  test('of a list may be past: a list that is restored keeps its own', async () => {
    for (const time of [past, inMinutes(0), inMinutes(5)]) await expectAllowed(saveList(time));
  });

  test('of an item may be past', async () => {
    await deleteDoc(historyRules(news));
    await expectAllowed(addItem({ createdAt: past, updatedAt: inMinutes(-60) }));
    await expectAllowed(addItem({ createdAt: past, updatedAt: past }));
  });

  test.each([
    ['is yet to come', inMinutes(20)],
    ['is far off', '2199-12-31T00:00:00Z'],
    ['has a longer year', '+010000-01-01T00:00:00Z'],
    ['is a day alone', '2025-03-14'],
    ['is no day of the calendar', '2025-02-30T10:00:00Z'],
    ['is empty', ''],
    ['is no text', 7],
  ])('is refused if it %s', async (_, time) => {
    await expectRefused(saveList(time));
    await expectRefused(addItem({ updatedAt: time }));
    await deleteDoc(historyRules(news));
    for (const field of ['createdAt', 'updatedAt'])
      await expectRefused(addItem({ createdAt: past, updatedAt: past, [field]: time }));
  });
});

describe('the time at which an item was created', () => {
  const save = (change: DocumentData) =>
    commitRecorded(staff, [{ path: news, update: { updatedAt: now(), ...change } }]);
  const now = () => new Date().toISOString();

  test('stays', async () => {
    await expectRefused(save({ createdAt: now() }));
    await expectAllowed(save({ title: 'Other' }));
  });

  test('is set by the first save where there is none', async () => {
    await updateDoc(historyRules(news), { createdAt: '' });
    await expectRefused(save({ createdAt: '2199-03-14T10:00:00Z' }));
    await expectAllowed(save({ createdAt: '2025-03-14T10:00:00Z' }));
  });
});
