/**
 * The most expensive actions of staff must stay within the limits of the rules engine. The tests
 * run them with the code of the site.
 */
import '../helpers/staffArea';
import { beforeEach, expect, it } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { checkUndo } from '@/features/changes/admin/undo/undoChange';
import { loadSubjects, createPreview, savePoints } from '@/features/history/admin/points';
import { deleteFiles } from '@/features/resources/admin/fileThunks';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { createUploadRetryState, uploadFile } from '@/features/resources/admin/uploadFile';
import {
  PUBLICATION_METADATA,
  createSaves,
} from '@/features/tonight/admin/publication/publication';
import { parsePoints } from '@/figures/history';
import { MAX_TENURES } from '@/figures/limits';
import { NO_EXPLANATION } from '@/figures/revisions';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { DELETE_BATCH_SIZE } from '@/firebase/staff/deleteRecords';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import { saveFigures } from '@/firebase/staff/checkedSave';
import { createHistoryTargets } from '@/firebase/staff/historyTargets';
import { addDays } from '@/lib/days';
import { storageAs, readDocument } from '../helpers/backend';
import { describeChange, readLastChange, undo } from '../helpers/changes';
import { resetToDayBefore, session } from '../helpers/dayBefore';
import { CATEGORY, createPdf, setUpTestCategory, writeRecords } from '../helpers/resourceFiles';

const ASI = 'marketIndices/ASI';
const days = Array.from({ length: 365 }, (_, n) => addDays('1999-01-01', n));
let store = makeStore();

setUpTestCategory();
beforeEach(() => {
  store = makeStore();
});

it('publishes and undoes the figures of a session', async () => {
  await resetToDayBefore();
  const { asi, macroeconomics, fixedIncome, gainers, losers } = figureEditors;
  for (const editor of [asi, macroeconomics, fixedIncome, gainers, losers])
    await store.dispatch(editor.load());
  const row = { id: 'row-0', stockId: '', symbol: 'MTNN', previous: '245', current: '269.50' };
  const tenures = Array.from({ length: MAX_TENURES }, (_, n) => ({ label: `${n}-YEAR`, rate: n }));
  const next = {
    asi: { value: 105900, change: 0.44, date: session },
    exchangeRate: { price: 1531.5 },
    bonds: { type: 'BONDS', tenures },
    tbills: { type: 'T-BILLS', tenures },
    gainers: [row],
    losers: [{ ...row, current: '200' }],
  };
  const before = await readDocument(ASI);
  const saves = createSaves(next, new Date());
  const saving = saveTogether({ saves, note: PUBLICATION_METADATA, message: 'failed' });
  expect(await store.dispatch(saving).unwrap()).toMatchObject({ result: 'saved' });
  expect(await readDocument(ASI)).toEqual(next.asi);
  const change = await readLastChange(ASI);
  expect(await checkUndo(change, describeChange)).toEqual({ state: 'ready' });
  expect(await undo(change)).toMatchObject({ result: 'undone' });
  expect(await readDocument(ASI)).toEqual(before);
});

it('deletes 200 files in one commit', async () => {
  const records = await writeRecords(DELETE_BATCH_SIZE);
  await store.dispatch(fetchAllFiles());
  expect(await store.dispatch(deleteFiles(records))).toBeNull();
  expect(await readDocument(`resourceFiles/${records[199]?.id ?? ''}`)).toBeUndefined();
});

it('imports a full year of the index', async () => {
  const [subject] = await loadSubjects();
  if (subject === undefined) throw new Error('There is no first figure');
  const rows = days.map((key, value) => ({ row: value, key, value }));
  expect(
    await savePoints(subject, createPreview(rows, subject, {}), 'import', NO_EXPLANATION),
  ).toBe('saved');
  expect(await readDocument('history/asi-1999')).toMatchObject({ points: { '1999-12-31': {} } });
});

it('adds the last session to a full year of rates', async () => {
  const tenures = Array.from({ length: MAX_TENURES }, (_, n) => ({ label: `${n}-DAY`, rate: n }));
  const saveRates = (some: string[]) =>
    saveFigures(
      createHistoryTargets(
        some.map((key) => ({ series: 'tbills', key, figure: () => ({ tenures }) })),
        new Date(),
      ),
      { part: 'history', kind: 'import' },
    );
  expect(await saveRates(days.slice(0, -1))).toMatchObject({ result: 'saved' });
  expect(await saveRates(days)).toMatchObject({ result: 'saved' });
  const year = parsePoints('tbills', 1999, await readDocument('history/tbills-1999'));
  expect(Object.keys(year)).toHaveLength(365);
});

it.each(['A', 'B'])(
  'uploads a new file, but does not overwrite the stored file (file name: %s)',
  async (fileName) => {
    await store.dispatch(fetchAllFiles());
    const file = createPdf('a.pdf', 'x'.repeat(600_000));
    const watch = { signal: new AbortController().signal, attempts: createUploadRetryState() };
    const uploading = uploadFile(
      { file, fileName, description: '', fileIcon: 'pdf' },
      CATEGORY,
      watch,
    );
    expect(await store.dispatch(uploading)).toBe('uploaded');
    const { path } = store.getState().resources.files.data[0] ?? {};
    expect(await storageAs('staff').upload(path ?? '', 'application/pdf')).toBe(403);
  },
);
