/** What a record has to say: each thing that it must, in a commit that is right in everything else. */
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
  storedAt,
  testPorts,
} from '../helpers/backend';
import { commitRecorded, savedNow, type StaffWrite } from '../helpers/recorded';
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

test('of a place the record says the place alone', async () => {
  const update = { displayOrder: 9, updatedAt: new Date().toISOString() };
  const record = (fields: DocumentData) => ({ ...fields, after: { [news]: { displayOrder: 9 } } });
  await expectAllowed(commitRecorded(staff, [{ path: news, update }], { record }));
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

describe('an undo', () => {
  const gainers = 'equityMarket/topGainers';
  const old = documents[gainers] ?? {};
  const item = documents[news] ?? {};
  /** The id of the record of the last commit. */
  const lastChange = async () => String((await getDoc(doc(staff, own))).get('change'));
  const as = (kind: string, undoes: string) => ({
    record: (fields: DocumentData) => ({ ...fields, kind, undoes }),
  });

  test('puts a list back with the time that it had, and no other', async () => {
    await commitRecorded(staff, [{ path: gainers, set: savedNow(old) }]);
    const undo = as('undo', await lastChange());
    const other = { ...old, lastUpdated: '2025-03-14T10:00:00Z' };
    await expectRefused(commitRecorded(staff, [{ path: gainers, set: other }], undo));
    await expectAllowed(commitRecorded(staff, [{ path: gainers, set: old }], undo));
    // Nor what was saved since.
    await expectRefused(commitRecorded(staff, [{ path: gainers, set: old }], undo));
  });

  test.each([
    [ASI, documents[ASI] ?? {}, { change: 1 }],
    [
      'history/asi-2025',
      { series: 'asi', year: 2025, points: { '2025-01-06': {} } },
      { points: {} },
    ],
  ])('puts figures back as they were, and writes nothing else: %s', async (path, set, change) => {
    await setDoc(historyRules(path), set);
    const { date = '2025' }: Record<string, unknown> = set;
    const year = yearPath('asi', yearOf(String(date)));
    const { revisions: _, ...was } = (await storedAt(year)) ?? {};
    await commitRecorded(staff, [{ path, set: { ...set, ...change } }]);
    const undo = as('undo', await lastChange());
    const back = [...(path === ASI ? [{ path, set }] : []), { path: year, set: was }];
    const alone = { ...undo, alone: true };
    await expectRefused(commitRecorded(staff, [{ path, update: change }], undo));
    await expectAllowed(commitRecorded(staff, back, alone));
    await expectRefused(commitRecorded(staff, back, alone));
  });

  test.each(['2199-12-31T00:00:00Z', `${new Date().getFullYear() + 1}-01-01`, '+010000-01-01'])(
    'puts back no time that is yet to come: %s',
    async (time) => {
      const list = { ...old, lastUpdated: time };
      await setDoc(historyRules(gainers), list);
      await commitRecorded(staff, [{ path: gainers, set: savedNow(old) }]);
      const undoList = as('undo', await lastChange());
      await expectRefused(commitRecorded(staff, [{ path: gainers, set: list }], undoList));
      for (const field of ['createdAt', 'updatedAt']) {
        const stored = { ...item, [field]: time };
        await setDoc(historyRules(news), stored);
        await commitRecorded(staff, [{ path: news, remove: true }]);
        const undoItem = as('undo', await lastChange());
        await expectRefused(commitRecorded(staff, [{ path: news, set: stored }], undoItem));
      }
    },
  );

  test('puts back an item that had no time', async () => {
    const stored = { ...item, createdAt: '', updatedAt: '' };
    await setDoc(historyRules(news), stored);
    await commitRecorded(staff, [{ path: news, remove: true }]);
    const undo = as('undo', await lastChange());
    await expectAllowed(commitRecorded(staff, [{ path: news, set: stored }], undo));
  });

  test('puts a deleted item back as it was; a new one is of now', async () => {
    await commitRecorded(staff, [{ path: news, remove: true }]);
    const change = await lastChange();
    const put = (set: DocumentData, kind: string) =>
      commitRecorded(staff, [{ path: news, set }], as(kind, change));
    const times = (createdAt: string, updatedAt = createdAt) => ({ ...item, createdAt, updatedAt });
    const [past, now] = ['2025-03-14T10:00:00Z', new Date().toISOString()];
    await expectRefused(put(item, 'save'));
    await expectRefused(put({ ...item, title: 'Other' }, 'undo'));
    await expectRefused(put(times(past), 'save'));
    await expectRefused(put(times(past, now), 'save'));
    await expectAllowed(put(item, 'undo'));
    await deleteDoc(historyRules(news));
    await expectAllowed(put(times(now), 'save'));
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

  test('is that of the first save where there is none', async () => {
    await updateDoc(historyRules(news), { createdAt: '' });
    await expectRefused(save({ createdAt: '2025-03-14T10:00:00Z' }));
    await expectAllowed(save({ createdAt: now() }));
  });
});
