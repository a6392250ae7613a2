/** A category only for tests, and functions that store files in it. */
import { clearStored } from './staffArea';
import { setDoc } from 'firebase/firestore/lite';
import { adminDocument, readDocument, testPorts } from './backend';
import { beforeEach } from 'vitest';
import type { ResourceFile } from '@/features/resources/documents';
import { storeFile } from '@/firebase/staff/fileStorage';
import { formatContentDisposition } from '@/lib/contentDisposition';
import { setDocuments } from '../../seed/rest';
import { createCategory, createResourceFile } from './builders';
import { setUpStaff } from './staffHooks';

export const CATEGORY = 'cat_1000';
export const FOLDER = `resources/${CATEGORY}/`;

/** Signs in as staff before all tests, and creates the empty category 'Test' before each test. */
export function setUpTestCategory(): void {
  setUpStaff();
  beforeEach(async () => {
    await clearStored(FOLDER);
    const last = createCategory(1000, { name: 'Test', displayOrder: 6 });
    await setDoc(adminDocument(`resourceCategories/${CATEGORY}`), last);
  });
}

export const hasFileRecord = async (id: string) =>
  (await readDocument(`resourceFiles/${id}`)) !== undefined;

export function createPdf(name: string, content = '%PDF-1.4 test'): File {
  return new File([content], name, { type: 'application/pdf' });
}

export const createFileRecord = (n: number): ResourceFile =>
  createResourceFile(`file_${n}_x`, {
    name: `File ${n}`,
    uploadDate: new Date(1_700_000_000_000 + n).toISOString(),
    category: CATEGORY,
    path: `${FOLDER}${n}_file.pdf`,
    size: 10,
  });

export async function writeRecords(count: number): Promise<ResourceFile[]> {
  const records = Array.from({ length: count }, (_, n) => createFileRecord(n));
  await setDocuments(
    testPorts,
    Object.fromEntries(records.map((each) => [`resourceFiles/${each.id}`, { ...each, size: 10 }])),
  );
  return records;
}

export const storeObject = (n: number): Promise<string> =>
  storeFile(createFileRecord(n).path, createPdf('x.pdf'), {
    contentType: 'application/pdf',
    contentDisposition: formatContentDisposition('x.pdf', 'application/pdf'),
  });
