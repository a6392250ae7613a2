/** A category of its own for tests of the resources, and files to put in it. */
import { clearStored } from './staffArea';
import { doc, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { historyRules } from './backend';
import { beforeEach, vi } from 'vitest';
import type { ResourceFile } from '@/features/resources/documents';
import { firestore } from '@/firebase/firestore';
import { storeFile } from '@/firebase/staff/fileStorage';
import { contentDisposition } from '@/lib/contentDisposition';
import { category, resourceFile } from './builders';
import { asStaff } from './staffHooks';

export const CATEGORY = 'cat_1000';
export const FOLDER = `resources/${CATEGORY}/`;

const testCategory = category(1000, { name: 'Test', displayOrder: 6 });

/** As staff, with the category 'Test' at the end and nothing in it. Warnings are expected and not printed. */
export function withTestCategory(): void {
  asStaff();
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await clearStored(FOLDER);
    await setDoc(historyRules(`resourceCategories/${CATEGORY}`), testCategory);
  });
}

export async function exists(id: string, collection = 'resourceFiles'): Promise<boolean> {
  return (await getDoc(doc(firestore(), collection, id))).exists();
}

export function pdf(name: string, content = '%PDF-1.4 test'): File {
  return new File([content], name, { type: 'application/pdf' });
}

export const record = (n: number): ResourceFile =>
  resourceFile(`file_${n}_x`, {
    name: `File ${n}`,
    uploadDate: new Date(1_700_000_000_000 + n).toISOString(),
    category: CATEGORY,
    path: `${FOLDER}${n}_file.pdf`,
    size: 10,
  });

export async function writeRecords(count: number): Promise<ResourceFile[]> {
  const records = Array.from({ length: count }, (_, n) => record(n));
  for (let first = 0; first < count; first += 400) {
    const batch = writeBatch(historyRules('resourceFiles/all').firestore);
    for (const each of records.slice(first, first + 400)) {
      batch.set(historyRules(`resourceFiles/${each.id}`), each);
    }
    await batch.commit();
  }
  return records;
}

export const storeObject = (n: number): Promise<string> =>
  storeFile(record(n).path, pdf('x.pdf'), {
    contentType: 'application/pdf',
    contentDisposition: contentDisposition('x.pdf', 'application/pdf'),
  });
