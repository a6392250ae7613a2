import {
  breakNetwork,
  clearStored,
  mendNetwork,
  noFirestore,
  noStorage,
  noWrites,
  noWritesFrom,
  requestsDuring,
  signInAsStaff,
  signOutStaff,
  storedUnder,
} from '../helpers/staffArea';
import { doc, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import {
  addCategory,
  deleteCategory,
  reorderCategories,
  updateCategory,
} from '@/features/resources/admin/categoryThunks';
import { deleteFile, deleteFiles } from '@/features/resources/admin/fileThunks';
import { uploadFile } from '@/features/resources/admin/uploadFile';
import type { ResourceFile } from '@/features/resources/resource';
import { fetchCategories, fetchFiles } from '@/features/resources/resourcesSlice';
import { firestore } from '@/lib/firestore';
import { storeFile } from '@/ui/admin/storage';
import { resetDocuments } from '../helpers/backend';

const CATEGORY = 'cat_1000';
let store = makeStore();
const state = () => store.getState().resources;
const names = () => state().files.data.map(({ name }) => name);
const exists = async (id: string, collection = 'resourceFiles') =>
  (await getDoc(doc(firestore(), collection, id))).exists();

function pdf(name: string, content = '%PDF-1.4 test'): File {
  return new File([content], name, { type: 'application/pdf' });
}

async function upload(file: File, fileName = 'Report', signal = new AbortController().signal) {
  const parts: number[] = [];
  const outcome = await store.dispatch(
    uploadFile({ file, fileName, fileIcon: 'pdf' }, CATEGORY, {
      signal,
      onProgress: (part) => parts.push(part),
    }),
  );
  return { outcome, parts };
}

function record(n: number): ResourceFile {
  return {
    id: `file_${n}_x`,
    name: `File ${n}`,
    url: `https://example.com/${n}.pdf`,
    fileType: 'application/pdf',
    uploadDate: new Date(1_700_000_000_000 + n).toISOString(),
    category: CATEGORY,
    path: `resources/${CATEGORY}/${n}_file.pdf`,
    icon: 'pdf',
    size: 10,
  };
}

async function writeRecords(count: number): Promise<ResourceFile[]> {
  const records = Array.from({ length: count }, (_, n) => record(n));
  for (let first = 0; first < count; first += 400) {
    const batch = writeBatch(firestore());
    for (const each of records.slice(first, first + 400)) {
      batch.set(doc(firestore(), 'resourceFiles', each.id), each);
    }
    await batch.commit();
  }
  return records;
}

const store1 = (n: number) =>
  storeFile(record(n).path, pdf('x.pdf'), { contentType: 'application/pdf' });
const toDelete = ({ id, path }: ResourceFile) => ({ fileId: id, filePath: path });

beforeAll(signInAsStaff);
afterAll(async () => {
  await signOutStaff();
  await resetDocuments();
});

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await resetDocuments();
  await clearStored(`resources/${CATEGORY}/`);
  store = makeStore();
  await setDoc(doc(firestore(), 'resourceCategories', CATEGORY), {
    id: CATEGORY,
    name: 'Test',
    displayOrder: 6,
  });
});
afterEach(mendNetwork);

describe('reading', () => {
  it('loads categories in their order, in one request however often it is asked', async () => {
    const requests = await requestsDuring(() =>
      Promise.all([store.dispatch(fetchCategories()), store.dispatch(fetchCategories())]),
    );
    expect(requests).toHaveLength(1);
    expect(state().categories.data.map(({ displayOrder }) => displayOrder)).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });

  it('says that categories failed, and loads them at the next attempt', async () => {
    breakNetwork(noFirestore);
    await store.dispatch(fetchCategories());
    expect(state().categories).toMatchObject({
      status: 'failed',
      error: 'Failed to fetch categories',
    });
    mendNetwork();
    await store.dispatch(fetchCategories());
    expect(state().categories.status).toBe('succeeded');
  });

  it('loads the files of a category, newest first', async () => {
    await writeRecords(3);
    await store.dispatch(fetchFiles(CATEGORY));
    expect(names()).toEqual(['File 2', 'File 1', 'File 0']);
    await store.dispatch(fetchFiles(null));
    expect(names()).toContain('File 2');
    expect(names().length).toBeGreaterThan(3);
  });

  it('keeps the newer answer whichever comes last', async () => {
    await writeRecords(1);
    await Promise.all([store.dispatch(fetchFiles(null)), store.dispatch(fetchFiles(CATEGORY))]);
    expect(names()).toEqual(['File 0']);
  });

  it('says that files failed', async () => {
    breakNetwork(noFirestore);
    await store.dispatch(fetchFiles(CATEGORY));
    expect(state().files).toMatchObject({ status: 'failed', error: 'Failed to fetch files' });
  });
});

describe('uploading', () => {
  beforeEach(async () => {
    await store.dispatch(fetchFiles(null));
  });

  it('stores the file and its record, and puts it in front', async () => {
    const { outcome, parts } = await upload(pdf('My report.v2.pdf'), 'My report');
    expect(outcome).toBe('uploaded');
    expect(parts.at(-1)).toBe(1);
    const [first] = state().files.data;
    expect(first).toMatchObject({ name: 'My report', category: CATEGORY, size: 13 });
    expect(first?.path).toMatch(/^resources\/cat_1000\/\d+_My_report\.pdf$/);
    expect(await exists(first?.id ?? '')).toBe(true);
    const response = await fetch(first?.url ?? '');
    expect(await response.text()).toBe('%PDF-1.4 test');
  });

  it('keeps two files of one name apart', async () => {
    await Promise.all([upload(pdf('a.pdf', 'one')), upload(pdf('a.pdf', 'two'))]);
    expect(await storedUnder(`resources/${CATEGORY}/`)).toHaveLength(2);
    const [first, second] = state().files.data;
    expect(first?.path).not.toBe(second?.path);
  });

  it('stores a name with a slash and brackets', async () => {
    const { outcome } = await upload(pdf('a.pdf'), 'Q1/Q2 [final] #3?');
    expect(outcome).toBe('uploaded');
    expect(names()[0]).toBe('Q1/Q2 [final] #3?');
  });

  it('removes the stored file when its record cannot be written', async () => {
    breakNetwork(noWrites);
    expect((await upload(pdf('a.pdf'))).outcome).toBe('failed');
    expect(await storedUnder(`resources/${CATEGORY}/`)).toEqual([]);
    expect(names()).not.toContain('Report');
  });

  it('stores nothing when storage refuses the type', async () => {
    const svg = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    expect((await upload(svg)).outcome).toBe('failed');
    expect(await storedUnder(`resources/${CATEGORY}/`)).toEqual([]);
  });

  it('leaves nothing behind when it is cancelled', async () => {
    const controller = new AbortController();
    const running = upload(pdf('big.pdf', 'x'.repeat(3_000_000)), 'Big', controller.signal);
    controller.abort();
    expect((await running).outcome).toBe('cancelled');
    expect(await storedUnder(`resources/${CATEGORY}/`)).toEqual([]);
    expect(names()).not.toContain('Big');
  });
});

describe('deleting files', () => {
  it('deletes the record and what is stored', async () => {
    const [first] = await writeRecords(1);
    if (first === undefined) throw new Error('no record');
    await store1(0);
    await store.dispatch(fetchFiles(CATEGORY));
    const result = await store.dispatch(deleteFile(toDelete(first)));
    expect(result.payload).toBe(1);
    expect(names()).toEqual([]);
    expect(await exists(first.id)).toBe(false);
    expect(await storedUnder(`resources/${CATEGORY}/`)).toEqual([]);
  });

  it('does not mind that nothing is stored', async () => {
    const [first] = await writeRecords(1);
    if (first === undefined) throw new Error('no record');
    expect((await store.dispatch(deleteFile(toDelete(first)))).payload).toBe(1);
  });

  it('keeps record and file when the record cannot be deleted', async () => {
    const [first] = await writeRecords(1);
    if (first === undefined) throw new Error('no record');
    await store1(0);
    await store.dispatch(fetchFiles(CATEGORY));
    breakNetwork(noWrites);
    const result = await store.dispatch(deleteFile(toDelete(first)));
    expect(result.payload).toBe('Failed to delete file');
    mendNetwork();
    expect(names()).toEqual(['File 0']);
    expect(await exists(first.id)).toBe(true);
    expect(await storedUnder(`resources/${CATEGORY}/`)).toHaveLength(1);
  });

  it('deletes more than 500 files', async () => {
    const records = await writeRecords(501);
    await store.dispatch(fetchFiles(CATEGORY));
    const result = await store.dispatch(deleteFiles(records.map(toDelete)));
    expect(result.payload).toBe(501);
    await store.dispatch(fetchFiles(CATEGORY));
    expect(names()).toEqual([]);
  });

  it('loses nothing and orphans nothing when a batch in the middle fails', async () => {
    const records = await writeRecords(501);
    await Promise.all([store1(0), store1(500)]);
    await store.dispatch(fetchFiles(CATEGORY));
    breakNetwork(noWritesFrom(2));
    const result = await store.dispatch(deleteFiles(records.map(toDelete)));
    expect(result.payload).toBe('Failed to delete one or more files');
    mendNetwork();
    expect(names()).toHaveLength(51);
    expect(await exists('file_0_x')).toBe(false);
    expect(await exists('file_500_x')).toBe(true);
    expect(await storedUnder(`resources/${CATEGORY}/`)).toEqual([record(500).path]);
  });
});

describe('categories', () => {
  beforeEach(async () => {
    await store.dispatch(fetchCategories());
  });
  const categoryNames = () => state().categories.data.map(({ name }) => name);
  const last = () => {
    const category = state().categories.data.at(-1);
    if (category === undefined) throw new Error('no category');
    return category;
  };

  it('adds one at the end', async () => {
    await store.dispatch(addCategory({ name: 'Added', displayOrder: 7 }));
    expect(last()).toMatchObject({ name: 'Added', displayOrder: 7 });
    expect(last().id).toMatch(/^cat_\d+$/);
    expect(await exists(last().id, 'resourceCategories')).toBe(true);
  });

  it('says that adding failed', async () => {
    breakNetwork(noWrites);
    const result = await store.dispatch(addCategory({ name: 'Added', displayOrder: 7 }));
    expect(result.payload).toBe('Failed to add category');
    expect(categoryNames()).not.toContain('Added');
  });

  it('renames one', async () => {
    const result = await store.dispatch(updateCategory({ loaded: last(), name: 'Renamed' }));
    expect(result.payload).toBe('saved');
    expect(last().name).toBe('Renamed');
  });

  it('does not overwrite what someone else changed, unless told to', async () => {
    const loaded = last();
    const target = doc(firestore(), 'resourceCategories', CATEGORY);
    await setDoc(target, { id: CATEGORY, name: 'Theirs', displayOrder: 3 });
    const first = await store.dispatch(updateCategory({ loaded, name: 'Mine' }));
    expect(first.payload).toBe('conflict');
    expect((await getDoc(target)).data()).toMatchObject({ name: 'Theirs' });
    await store.dispatch(updateCategory({ loaded, name: 'Mine', overwrite: true }));
    expect((await getDoc(target)).data()).toEqual({ id: CATEGORY, name: 'Mine', displayOrder: 3 });
  });

  it('says that renaming failed', async () => {
    breakNetwork(noWrites);
    const result = await store.dispatch(updateCategory({ loaded: last(), name: 'Renamed' }));
    expect(result.payload).toBe('Failed to update category');
    expect(last().name).toBe('Test');
  });

  it('saves an order', async () => {
    const reversed = [...state().categories.data].reverse();
    await store.dispatch(reorderCategories(reversed));
    await store.dispatch(fetchCategories());
    expect(categoryNames()).toEqual(reversed.map(({ name }) => name));
  });

  it('saves all of an order or nothing', async () => {
    const [first, ...others] = state().categories.data;
    if (first === undefined) throw new Error('no category');
    const gone = { ...first, id: 'cat_404' };
    const result = await store.dispatch(reorderCategories([...others, first, gone]));
    expect(result.payload).toBe('Failed to reorder categories');
    const before = categoryNames();
    await store.dispatch(fetchCategories());
    expect(categoryNames()).toEqual(before);
  });

  it('deletes one with all its files and whatever else is stored in its folder', async () => {
    await writeRecords(2);
    await Promise.all([store1(0), store1(1), store1(77)]);
    const result = await store.dispatch(deleteCategory(CATEGORY));
    expect(result.payload).toBe(CATEGORY);
    expect(categoryNames()).not.toContain('Test');
    expect(await exists(CATEGORY, 'resourceCategories')).toBe(false);
    expect(await exists('file_0_x')).toBe(false);
    expect(await storedUnder(`resources/${CATEGORY}/`)).toEqual([]);
  });

  it('deletes one with more than 500 files; a failure in the middle can be repeated', async () => {
    // Records come in the order of their ids: file_9_x is the last one.
    await writeRecords(501);
    await Promise.all([store1(0), store1(9)]);
    breakNetwork(noWritesFrom(2));
    const result = await store.dispatch(deleteCategory(CATEGORY));
    expect(result.payload).toBe('Failed to delete category');
    mendNetwork();
    expect(await exists(CATEGORY, 'resourceCategories')).toBe(true);
    expect(await storedUnder(`resources/${CATEGORY}/`)).toHaveLength(1);
    expect((await store.dispatch(deleteCategory(CATEGORY))).payload).toBe(CATEGORY);
    expect(await exists('file_9_x')).toBe(false);
    expect(await storedUnder(`resources/${CATEGORY}/`)).toEqual([]);
  });

  it('deletes one though its stored files cannot be reached', async () => {
    await writeRecords(1);
    breakNetwork(noStorage);
    const result = await store.dispatch(deleteCategory(CATEGORY));
    expect(result.payload).toBe(CATEGORY);
    expect(console.warn).toHaveBeenCalled();
  }, 60_000);
});
