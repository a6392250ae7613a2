import {
  type OutcomeRule,
  breakNetwork,
  loseResponseAndCheck,
  loseResponses,
  failFirestore,
  restoreNetwork,
} from '../helpers/staffArea';
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { undoMessages } from '@/features/changes/admin/undo/messages';
import { readUndos } from '@/features/changes/admin/undo/readUndos';
import { checkUndo } from '@/features/changes/admin/undo/undoChange';
import { fetchManagedNews } from '@/features/news/admin/newsStaffSlice';
import { reorderNews, saveNews } from '@/features/news/admin/newsThunks';
import { NOTHING_STORED } from '@/features/news/admin/saveProgress';
import { toNewsDraft } from '@/features/news/admin/newsDraft';
import { deleteFiles, updateFile } from '@/features/resources/admin/fileThunks';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import { onPermissionError } from '@/firebase/staff/permissionErrors';
import { firestore } from '@/firebase/firestore';
import { replaceIfUnchanged, saveFigures } from '@/firebase/staff/checkedSave';
import { toLagosDay } from '@/lib/days';
import { createHistoryTargets } from '@/firebase/staff/historyTargets';
import { toPointFigure, parsePoints, getYear } from '@/figures/history';
import { parseRecent } from '@/figures/recent';
import { readText } from '@/lib/stored';
import { asi, macroeconomics } from '../../seed/market';
import { parseFile } from '@/features/resources/documents';
import { exampleDocuments, adminDocument, readDocument, testPorts } from '../helpers/backend';
import { describeChange, forgeRecord, readLastChange, undo } from '../helpers/changes';
import { saveAsi } from '../helpers/savedFigures';
import { setUpStaff } from '../helpers/staffHooks';
import { figureEditors } from '@/firebase/staff/figureEditors';

const ASI = 'marketIndices/ASI';
const RATE = 'macroeconomics/exchangeRate';
const examples = exampleDocuments(testPorts);
let store = makeStore();
const countUndos = async (id: string) => (await readUndos([id])).length;

setUpStaff();
beforeEach(() => {
  store = makeStore();
});

const RECENT = 'history/recent';
/** Paths of the documents that contain the newest point of the index. */
const HISTORY = [`history/asi-${asi.date.slice(0, 4)}`, RECENT];

/** Returns the values of a stored year of the index as pairs of day and value. */
const readValues = (year: unknown) =>
  Object.entries(parsePoints('asi', getYear(asi.date), year)).map(([day, point]) => [
    day,
    toPointFigure(point),
  ]);

const lookAtChange = (change: ChangeRecord) => checkUndo(change, describeChange);
const undoneResult = { result: 'undone' };
const expectUndone = async (change: ChangeRecord) =>
  expect(await undo(change)).toMatchObject(undoneResult);

/** Saves the index as its editor does, and returns the change record. */
async function saveIndex(value: number) {
  await saveAsi(store, { value });
  expect(await readDocument(ASI)).toMatchObject({ value });
  return readLastChange(ASI);
}

/** Returns the recent figures without the times of their saves, which an undo changes. */
function readRecentFigures(document: unknown) {
  const { asi: sessions, exchangeRate, lists } = parseRecent(document);
  return { sessions, exchangeRate, lists };
}

describe('a change of the index', () => {
  const body = JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: '' } });
  const rejectCommit: OutcomeRule = (url) =>
    url.includes(':commit') && new Response(body, { status: 403 });

  it('stores a new change record when a change of the index is undone', async () => {
    const pastDocuments = await Promise.all(HISTORY.map(readDocument));
    const change = await saveIndex(1);
    expect(await readDocument(RECENT)).toMatchObject({ asi: { [asi.date]: { value: 1 } } });
    expect(await lookAtChange(change)).toEqual({ state: 'ready' });
    expect(await undo(change)).toMatchObject({
      ...undoneResult,
      undo: { undoes: change.id, part: 'asi' },
    });
    expect(await readDocument(ASI)).toEqual(asi);
    // An undo counts as a correction, so the revisions keep the undone value.
    const [year, recent] = await Promise.all(HISTORY.map(readDocument));
    expect([readValues(year), readRecentFigures(recent)]).toEqual([
      readValues(pastDocuments[0]),
      readRecentFigures(pastDocuments[1]),
    ]);
    const createEarlierValue = (value: number) => ({
      [asi.date]: expect.objectContaining({ value }) as unknown,
    });
    expect(year?.['revisions']).toMatchObject([
      { reason: '', was: createEarlierValue(asi.value) },
      { reason: 'correction', note: 'An earlier change was undone.', was: createEarlierValue(1) },
    ]);
    const record = await readLastChange(ASI);
    expect(record).toMatchObject({ kind: 'undo', undoes: change.id });
    const home = record.documents.find(({ path }) => path === ASI);
    expect(home).toEqual({ path: ASI, before: { ...asi, value: 1 }, after: asi });
    expect(record.documents.map(({ path }) => path)).toEqual([...HISTORY, ASI]);
  });

  it('undoes a change of the index only after later changes are undone', async () => {
    const first = await saveIndex(1);
    const second = await saveIndex(2);
    const comparison = await lookAtChange(first);
    const differs = { path: ASI, before: { value: 1 }, after: { value: 2 } };
    expect(comparison).toMatchObject({ state: 'changed', by: { id: second.id } });
    expect('between' in comparison && comparison.between[0]).toMatchObject(differs);
    expect(await undo(first)).toEqual({ result: 'changed' });
    expect(await readDocument(ASI)).toMatchObject({ value: 2 });
    expect(await countUndos(first.id)).toBe(0);
    await expectUndone(second);
    await expectUndone(first);
    expect(await readDocument(ASI)).toEqual(asi);
  });

  it('undoes a change only once when two people undo it at the same time', async () => {
    const change = await saveIndex(1);
    const outcomes = await Promise.all([undo(change), undo(change)]);
    expect(outcomes.map(({ result }) => result)).toEqual(['undone', 'undone']);
    expect(await readDocument(ASI)).toEqual(asi);
    expect(await countUndos(change.id)).toBe(1);
    expect(await lookAtChange(change)).toMatchObject({ state: 'undone' });
  });

  it.each([
    ['the response is lost', loseResponses(1), undoneResult],
    [
      'nobody can find out whether it was undone',
      loseResponseAndCheck(),
      { result: 'failed', message: undoMessages.unknown },
    ],
  ])('undoes a change only once when %s', async (_, network, end) => {
    const change = await saveIndex(1);
    breakNetwork(network);
    expect(await undo(change)).toMatchObject(end);
    restoreNetwork();
    await expectUndone(change);
    expect(await readDocument(ASI)).toEqual(asi);
    expect(await countUndos(change.id)).toBe(1);
  });

  it.each([
    ['without a network', failFirestore, undoMessages.failed, 0],
    [
      'when the rules reject it',
      rejectCommit,
      'Failed to undo. Nothing was restored. The server rejected All Share Index. Correct it in its editor, or sign in again if the page asks you to.',
      1,
    ],
  ])('reports the failure of an undo %s', async (_, network, message, refusals) => {
    const change = await saveIndex(1);
    const handlePermissionError = vi.fn<() => void>();
    const stop = onPermissionError(handlePermissionError);
    breakNetwork(network);
    expect(await undo(change)).toEqual({ result: 'failed', message });
    stop();
    expect(handlePermissionError).toHaveBeenCalledTimes(refusals);
    restoreNetwork();
    expect(await readDocument(ASI)).toMatchObject({ value: 1 });
    expect(await countUndos(change.id)).toBe(0);
  });
});

it('rejects an undo if the change record contradicts the previous one', async () => {
  await saveIndex(1);
  const [path = ''] = HISTORY;
  const pastDocuments = await readDocument(path);
  const { documents } = await readLastChange(path);
  const saved = documents.find((each) => each.path === path)?.after ?? {};
  const points = { points: { [asi.date]: { value: 3000 } } };
  await forgeRecord(path, points, saved);
  const forged = await readLastChange(path);
  expect(await lookAtChange(forged)).toMatchObject({
    state: 'disagrees',
    between: [{ after: points }],
  });
  expect(await undo(forged)).toEqual({ result: 'changed' });
  expect(await readDocument(path)).toEqual(pastDocuments);
  expect(await countUndos(forged.id)).toBe(0);
});

describe.each([
  ['the index', ASI, { ...asi, value: 3000 }],
  ['the exchange rate', RATE, { price: 3000 }],
  ['economic growth', 'macroeconomics/gdp', { date: 'Q2 2026', percentage: 30 }],
])('forged records of %s', (_, path, forged) => {
  it.each([1, 2])(
    'rejects the undo of a forged change record (%i consecutive forged records)',
    async (count) => {
      const stored = await readDocument(path);
      // Forges an earlier record first. Its `after` equals the `before` of the record that is
      // forged next.
      if (count === 2) await forgeRecord(path, stored ?? {}, forged);
      await forgeRecord(path, forged, stored ?? {});
      const planted = await readLastChange(path);
      expect((await undo(planted)).result).not.toBe('undone');
      expect(await readDocument(path)).toEqual(stored);
    },
  );
});

it.each([
  ['the same rate was published again since', true],
  ['the previous rate was corrected since', false],
])('rejects an undo if %s', async (_, again) => {
  const saveRateOfDay = async (price: number, day: string) => {
    await store.dispatch(figureEditors.macroeconomics.load());
    const session = { day, confirmed: true } as const;
    const next = { exchangeRate: { price } };
    await store.dispatch(figureEditors.macroeconomics.save({ next, session }));
    return readLastChange(RATE);
  };
  const day = '1999-01-05';
  await saveRateOfDay(1500, day);
  const change = await saveRateOfDay(1510, '1999-01-06');
  if (again) await saveRateOfDay(1510, '1999-01-07');
  else {
    const point = { series: 'exchangeRate', key: day, figure: () => ({ value: 1505 }) } as const;
    await saveFigures(createHistoryTargets([point], new Date()), {
      part: 'macroeconomics',
      kind: 'save',
    });
  }
  const comparison = await lookAtChange(change);
  expect(comparison).toMatchObject({ state: 'changed' });
  // The comparison contains only this point, not all points of the year.
  const [ownDifference] = 'between' in comparison ? comparison.between : [];
  expect(ownDifference?.after).toEqual(ownDifference?.before);
  expect(await undo(change)).toEqual({ result: 'changed' });
  expect(await readDocument(RATE)).toEqual({ price: 1510 });
});

it('shows the newest figure on Home after an undo of figures in two years', async () => {
  const price = 1600;
  const day = toLagosDay(new Date());
  const points = [`${getYear(day) - 1}-12-30`, day].map((key) => {
    return { series: 'exchangeRate', key, figure: () => ({ value: price }) } as const;
  });
  const ref = doc(firestore(), RATE);
  const home = replaceIfUnchanged({ ref, loaded: macroeconomics.exchangeRate, next: { price } });
  const targets = createHistoryTargets(points, new Date());
  await saveFigures([...targets, { ...home, shows: { [RATE]: day } }], {
    part: 'history',
    kind: 'save',
  });
  expect(await readDocument(RATE)).toEqual({ price });
  const change = await readLastChange(RATE);
  expect(await lookAtChange(change)).toEqual({ state: 'ready' });
  await expectUndone(change);
  expect(await readDocument(RATE)).toEqual(macroeconomics.exchangeRate);
});

it('rejects the undo of a publication if one of its documents was saved again', async () => {
  await store.dispatch(figureEditors.asi.load());
  await store.dispatch(figureEditors.macroeconomics.load());
  const rates = { ...macroeconomics, exchangeRate: { price: 1234 } };
  const saves = [
    figureEditors.asi.saving({ next: { asi: { ...asi, value: 1 } } }),
    figureEditors.macroeconomics.saving({ next: rates }),
  ];
  const note = { part: 'tonight', kind: 'publish' } as const;
  await store.dispatch(saveTogether({ saves, note, message: 'Not published' }));
  const change = await readLastChange(ASI);
  await setDoc(adminDocument(RATE), { price: 5 });
  expect(await lookAtChange(change)).toEqual({
    state: 'changed',
    between: [{ path: RATE, before: { price: 1234 }, after: { price: 5 } }],
    by: null,
  });
  expect(await undo(change)).toEqual({ result: 'changed' });
  expect(await readDocument(ASI)).toMatchObject({ value: 1 });
});

it('restores the text of a news item, but not its position', async () => {
  await store.dispatch(fetchManagedNews());
  const { data } = store.getState().news.managed;
  const [first] = data;
  if (first === undefined) throw new Error('The example has no news');
  const path = `newsCommentary/${first.id}`;
  const draft = { ...toNewsDraft(first), title: 'Other' };
  await store.dispatch(
    saveNews({
      id: first.id,
      draft,
      loaded: first,
      displayOrder: 0,
      progress: NOTHING_STORED,
    }),
  );
  const change = await readLastChange(path);
  await store.dispatch(reorderNews([...data].reverse()));
  await expectUndone(change);
  const [title, displayOrder] = [first.title, data.length - 1];
  expect(await readDocument(path)).toMatchObject({ title, displayOrder });
});

it('rejects an undo that would move a file into a deleted category', async () => {
  const [path = '', file] =
    Object.entries(examples).find(([name]) => name.startsWith('resourceFiles/')) ?? [];
  const home = readText(file ?? {}, 'category') ?? '';
  const other = Object.keys(examples)
    .flatMap((name) => /^resourceCategories\/(.+)$/.exec(name)?.[1] ?? [])
    .find((id) => id !== home);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const loaded = parseFile(id, file);
  if (loaded === null) throw new Error('The example has no files');
  const texts = { name: 'Moved', description: '', icon: 'pdf', category: String(other) };
  await store.dispatch(updateFile({ loaded, texts }));
  const change = await readLastChange(path);
  await deleteDoc(adminDocument(`resourceCategories/${home}`));
  expect(await undo(change)).toEqual({ result: 'failed', message: undoMessages.needsGone });
  expect(await readDocument(path)).toMatchObject({ name: 'Moved' });
  await store.dispatch(deleteFiles([{ ...loaded, path: 'elsewhere' }]));
  expect((await readLastChange(path)).documents[0]).toMatchObject({ after: null });
});
