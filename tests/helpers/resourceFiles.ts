/** A separate category for tests of the resources, and functions that store files in it. */
import { clearStored } from './staffArea';
import { setDoc } from 'firebase/firestore/lite';
import { adminDocument, readDocument, testPorts } from './backend';
import { beforeEach } from 'vitest';
import type { ResourceFile } from '@/features/resources/documents';
import { storeFile } from '@/firebase/staff/fileStorage';
import { contentDisposition } from '@/lib/contentDisposition';
import { setDocuments } from '../../seed/rest';
import { category, resourceFile } from './builders';
import { asStaff } from './staffHooks';

export const CATEGORY = 'cat_1000';
export const FOLDER = `resources/${CATEGORY}/`;

/** Signs in as staff before all tests, and creates the empty category 'Test' before each. */
export function withTestCategory(): void {
  asStaff();
  beforeEach(async () => {
    await clearStored(FOLDER);
    const last = category(1000, { name: 'Test', displayOrder: 6 });
    await setDoc(adminDocument(`resourceCategories/${CATEGORY}`), last);
  });
}

export const exists = async (id: string) =>
  (await readDocument(`resourceFiles/${id}`)) !== undefined;

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
  await setDocuments(
    testPorts,
    Object.fromEntries(records.map((each) => [`resourceFiles/${each.id}`, { ...each, size: 10 }])),
  );
  return records;
}

export const storeObject = (n: number): Promise<string> =>
  storeFile(record(n).path, pdf('x.pdf'), {
    contentType: 'application/pdf',
    contentDisposition: contentDisposition('x.pdf', 'application/pdf'),
  });
