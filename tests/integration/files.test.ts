import {
  breakNetwork,
  type RequestOutcome,
  loseResponseAndCheck,
  restoreNetwork,
  failFirestore,
  waitForResponse,
  failWritesFrom,
  createRejection,
  recordRequests,
  listStoredUnder,
} from '../helpers/staffArea';
import { deleteDoc, updateDoc } from 'firebase/firestore/lite';
import { adminDocument, testPorts } from '../helpers/backend';
import { readLastChange } from '../helpers/changes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/admin/store';
import { deleteFiles } from '@/features/resources/admin/fileThunks';
import {
  createUploadRetryState,
  uploadFile,
  type UploadOutcome,
} from '@/features/resources/admin/uploadFile';
import { fetchAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { DELETE_BATCH_SIZE } from '@/firebase/staff/deleteRecords';
import { STALL_MS } from '@/firebase/staff/fileStorage';
import {
  CATEGORY,
  hasFileRecord,
  FOLDER,
  createPdf,
  createFileRecord,
  storeObject,
  setUpTestCategory,
  writeRecords,
} from '../helpers/resourceFiles';

let store = makeStore();
const listFiles = () =>
  store.getState().resources.files.data.filter(({ category }) => category === CATEGORY);
const names = () => listFiles().map(({ name }) => name);

async function upload(
  file = createPdf('a.pdf'),
  fileName = 'Report',
  { signal = new AbortController().signal, attempts = createUploadRetryState() } = {},
) {
  const parts: number[] = [];
  const waiting: boolean[] = [];
  const outcome = await store.dispatch(
    uploadFile({ file, fileName, description: '', fileIcon: 'pdf' }, CATEGORY, {
      signal,
      attempts,
      onProgress: (part) => parts.push(part),
      onWaiting: (now) => waiting.push(now),
    }),
  );
  return { outcome, parts, waiting };
}

async function expectNothingLeft() {
  expect(await listStoredUnder(FOLDER)).toEqual([]);
  expect(names()).toEqual([]);
}

setUpTestCategory();
beforeEach(async () => {
  store = makeStore();
  await store.dispatch(fetchAllFiles());
});

it('stores an uploaded file as the newest file, with the time of the server', async () => {
  await upload(createPdf('before.pdf'));
  const later = Date.now() + 300_000;
  breakNetwork((url) => {
    if (url.includes('/v0/b/')) vi.spyOn(Date, 'now').mockReturnValue(later);
    return false;
  });
  const { outcome, parts } = await upload(createPdf('My report.v2.pdf'), 'My report');
  expect(outcome).toBe('uploaded');
  expect(parts.at(-1)).toBe(1);
  const [first] = listFiles();
  expect(first).toMatchObject({ name: 'My report', category: CATEGORY, size: 13 });
  expect(first?.uploadDate).toBe(new Date(later).toISOString());
  expect(first?.path).toMatch(/^resources\/cat_1000\/\d+-[0-9a-f]{9}_My_report\.pdf$/);
  expect(await hasFileRecord(first?.id ?? '')).toBe(true);
  const response = await fetch(first?.url ?? '');
  expect(await response.text()).toBe('%PDF-1.4 test');
});

it.each([
  ['text/plain', 'a.txt', 'text/plain', 'attachment'],
  ['text/html', 'a.csv', 'text/html', null],
  ['image/svg+xml', 'a.svg', 'image/svg+xml', null],
  ['', 'a.csv', 'text/csv', 'attachment'],
  ['application/vnd.ms-excel', 'a.csv', 'text/csv', 'attachment'],
  ['text/comma-separated-values', 'a.CSV', 'text/csv', 'attachment'],
  ['application/x-zip-compressed', 'a.zip', 'application/zip', 'attachment'],
  ['application/x-rar', 'a.rar', 'application/vnd.rar', 'attachment'],
  ['application/x-pdf', 'a.pdf', 'application/pdf', 'inline'],
  ['image/pjpeg', 'a.jpg', 'image/jpeg', 'inline'],
])('maps a file of type %j named %s to the type %s and the disposition %s', async (...row) => {
  const [type, name, storedType, how] = row;
  const { outcome } = await upload(new File(['<script>'], name, { type }), 'ọjà');
  expect(outcome).toBe(how === null ? 'failed' : 'uploaded');
  if (how === null) return expectNothingLeft();
  const response = await fetch(listFiles()[0]?.url ?? '');
  expect(await response.text()).toBe('<script>');
  expect(listFiles()).toMatchObject([{ name: 'ọjà', size: 8, fileType: storedType }]);
  expect(response.headers.get('content-type')).toBe(storedType);
  const extension = name.slice(1);
  const names = `filename="oja${extension}"; filename*=UTF-8''%E1%BB%8Dj%C3%A0${extension}`;
  expect(response.headers.get('content-disposition')).toBe(`${how}; ${names}`);
});

it('stores two files of the same name and time separately', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await Promise.all([upload(createPdf('a.pdf', 'one')), upload(createPdf('a.pdf', 'two'))]);
  expect(await listStoredUnder(FOLDER)).toHaveLength(2);
  const [first, second] = listFiles();
  expect(first?.path).not.toBe(second?.path);
});

it('stores and deletes files with special characters in their names', async () => {
  const all = ['Inflation at 23.18%', 'name%20twenty', '100%', 'Ìròyìn ọjà', '📈 1', '..2'];
  for (const name of [...all, 'Q1/Q2 [final] #3?']) {
    expect((await upload(createPdf('a.pdf'), name)).outcome).toBe('uploaded');
    const [file] = listFiles();
    expect(file?.name).toBe(name);
    expect((await fetch(file?.url ?? '')).status).toBe(200);
    expect(await store.dispatch(deleteFiles(file ? [file] : []))).toBeNull();
    await expectNothingLeft();
  }
});

it('rejects an upload into a category that was deleted in the meantime', async () => {
  await deleteDoc(adminDocument(`resourceCategories/${CATEGORY}`));
  expect((await upload()).outcome).toBe('category-gone');
  await expectNothingLeft();
});

it('saves a file under its latest name if an earlier save is unconfirmed', async () => {
  const attempts = createUploadRetryState();
  const file = createPdf('a.pdf');
  breakNetwork(loseResponseAndCheck());
  expect((await upload(file, 'Report', { attempts })).outcome).toBe('failed');
  restoreNetwork();
  expect((await upload(file, 'Renamed', { attempts })).outcome).toBe('uploaded');
  expect(await listStoredUnder(FOLDER)).toHaveLength(1);
  await store.dispatch(fetchAllFiles());
  expect(names()).toEqual(['Renamed']);
});

it('uploads a file only once when the save of its record is retried', async () => {
  const attempts = createUploadRetryState();
  const file = createPdf('a.pdf');
  breakNetwork(failFirestore);
  expect((await upload(file, 'Report', { attempts })).outcome).toBe('failed');
  expect(await listStoredUnder(FOLDER)).toHaveLength(1);
  restoreNetwork();
  const requests = await recordRequests(async () => {
    expect((await upload(file, 'Report', { attempts })).outcome).toBe('uploaded');
  });
  expect(requests.filter((url) => url.includes('/o?name='))).toEqual([]);
  expect(await listStoredUnder(FOLDER)).toHaveLength(1);
});

it('uploads a file on retry after an interrupted upload', async () => {
  const big = createPdf('big.pdf', 'x'.repeat(600_000));
  // The first request starts the upload. The second and the third request each send a part of the
  // file.
  let sends = 0;
  breakNetwork(
    (url, init) =>
      url.includes('/v0/b/') && init?.method === 'POST' && (sends += 1) >= 3 && createRejection(),
  );
  const { outcome, parts } = await upload(big);
  expect(outcome).toBe('failed');
  const sent = Math.max(...parts);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(1);
  await expectNothingLeft();
  restoreNetwork();
  expect((await upload(big)).outcome).toBe('uploaded');
  expect(await listStoredUnder(FOLDER)).toHaveLength(1);
});

it('ends an upload after 15 s without progress', async () => {
  const fates: Record<string, () => RequestOutcome | Promise<RequestOutcome>> = {
    Limited: () => new Response('{}', { status: 429 }),
    Broken: () => new Response('{}', { status: 500 }),
    Cut: () => true,
    Hung: () => new Promise<never>(() => undefined),
  };
  const ended: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  breakNetwork((url) => {
    const name = Object.keys(fates).find((each) => url.includes(each));
    return (
      name !== undefined && url.includes(`:${testPorts.storage}/`) && (fates[name]?.() ?? false)
    );
  });
  const running = Object.keys(fates).map(async (name) => {
    const { outcome } = await upload(createPdf(`${name}.pdf`), name);
    ended.push(`${name} ${outcome}`);
  });
  const advanceClock = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      await vi.advanceTimersByTimeAsync(100);
      await waitForResponse();
    }
  };
  await advanceClock(STALL_MS - 1000);
  expect(ended).toEqual([]);
  await advanceClock(5000);
  expect(ended.toSorted()).toEqual([
    'Broken failed',
    'Cut failed',
    'Hung failed',
    'Limited failed',
  ]);
  vi.useRealTimers();
  await Promise.all(running);
});

/**
 * Runs an upload with a fake clock. Expects that the upload ends long before the time limit of a
 * request.
 */
async function runShortUpload(): Promise<UploadOutcome> {
  const running = upload();
  const ended = vi.fn();
  void running.finally(ended);
  for (let passed = 0; ended.mock.calls.length === 0 && passed < STALL_MS / 2; passed += 1) {
    await vi.advanceTimersByTimeAsync(1);
    await waitForResponse();
  }
  expect(ended).toHaveBeenCalled();
  vi.useRealTimers();
  return (await running).outcome;
}

it.each([
  ['without a session', 401],
  ['over the quota of the bucket', 402],
  ['without permission', 403],
  ['without the role of the service', 412],
])('ends an upload immediately %s (status %i)', async (_, status) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  breakNetwork(
    (url, init) =>
      url.includes('/v0/b/') && init?.method === 'POST' && new Response('{}', { status }),
  );
  expect(await runShortUpload()).toBe('failed');
});

it('continues a slow upload as long as it makes progress', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  breakNetwork((url) => {
    if (!url.includes('upload_id=')) return false;
    return new Promise((resolve) => setTimeout(() => resolve(false), STALL_MS - 1000));
  });
  const running = upload(createPdf('slow.pdf', 'x'.repeat(1_500_000)));
  const ended = vi.fn();
  void running.finally(ended);
  let passed = 0;
  for (; ended.mock.calls.length === 0; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await waitForResponse();
  }
  vi.useRealTimers();
  const { outcome, waiting } = await running;
  expect(outcome).toBe('uploaded');
  expect(passed).toBeGreaterThan(2 * STALL_MS);
  expect(waiting).toEqual([true, false, true, false, true, false]);
});

it('removes a cancelled upload completely', async () => {
  const controller = new AbortController();
  const running = upload(createPdf('big.pdf', 'x'.repeat(3_000_000)), 'Big', controller);
  controller.abort();
  expect((await running).outcome).toBe('cancelled');
  await expectNothingLeft();
});

describe('deleting files', () => {
  it('stores the new name in the change record of a file that was renamed before its deletion', async () => {
    const [unchangedFile, renamed, deletedFile] = [
      createFileRecord(0),
      createFileRecord(1),
      createFileRecord(2),
    ];
    await writeRecords(3);
    await store.dispatch(fetchAllFiles());
    await updateDoc(adminDocument(`resourceFiles/${renamed.id}`), { name: 'Renamed' });
    await deleteDoc(adminDocument(`resourceFiles/${deletedFile.id}`));
    expect(await store.dispatch(deleteFiles([unchangedFile, renamed, deletedFile]))).toBeNull();
    expect(names()).toEqual([]);
    const { documents } = await readLastChange(`resourceFiles/${unchangedFile.id}`);
    expect(documents.map(({ before }) => before)).toEqual([
      { name: unchangedFile.name, path: unchangedFile.path },
      { name: 'Renamed', path: renamed.path },
      null,
    ]);
  });

  it('keeps the record and the stored object of each file that could not be deleted', async () => {
    const records = await writeRecords(501);
    await Promise.all([storeObject(0), storeObject(500)]);
    await store.dispatch(fetchAllFiles());
    const deleteAll = () => store.dispatch(deleteFiles(records));
    breakNetwork(failWritesFrom(2));
    expect(await deleteAll()).toBe('Failed to delete one or more files');
    restoreNetwork();
    expect(names()).toHaveLength(501 - DELETE_BATCH_SIZE);
    expect(await hasFileRecord('file_0_x')).toBe(false);
    expect(await hasFileRecord('file_500_x')).toBe(true);
    expect(await listStoredUnder(FOLDER)).toEqual([createFileRecord(500).path]);
    expect(await deleteAll()).toBeNull();
    await store.dispatch(fetchAllFiles());
    expect(names()).toEqual([]);
  });
});
