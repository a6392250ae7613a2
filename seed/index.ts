/** The example data of the local backend: figures, files and news of a plausible site. */
import { createHash } from 'node:crypto';
import type { Ports } from '../scripts/local.ts';
import { contentDisposition } from '../src/lib/contentDisposition.ts';
import { storedName } from '../src/lib/storedName.ts';
import { staffAccount, staffRecordAt, visitorAccount } from './accounts.ts';
import { seedNow } from './calendar.ts';
import { kindOf, readExampleFile } from './exampleFiles.ts';
import { historyAt } from './history.ts';
import { marketAt } from './market.ts';
import { interviewsAt, newsDocument } from './news.ts';
import { categoriesAt } from './resources.ts';
import {
  clearAccounts,
  clearDocuments,
  clearFiles,
  downloadUrl,
  putAccount,
  putFile,
  setDocuments,
  type Documents,
  type StoredFile,
} from './rest.ts';

export { examplePassword, staffAccount, visitorAccount } from './accounts.ts';

/** Replaces all data of the backend with the example data. */
export async function seed(ports: Ports): Promise<void> {
  await Promise.all([seedDocuments(ports), seedAccounts(ports), seedFiles(ports)]);
}

/** Replaces only the documents. This is fast, for tests that changed nothing else. */
export async function seedDocuments(ports: Ports): Promise<void> {
  await clearDocuments(ports);
  await setDocuments(ports, exampleDocuments(ports));
}

export async function seedAccounts(ports: Ports): Promise<void> {
  await clearAccounts(ports);
  await putAccount(ports, staffAccount);
  await putAccount(ports, visitorAccount);
}

export async function seedFiles(ports: Ports): Promise<void> {
  await clearFiles(ports);
  await putFiles(ports);
}

/**
 * Restores lost example documents, and the files that they name. The names of files contain dates,
 * so the stored files may be of another day. No stored file is deleted.
 */
export async function restoreDocuments(ports: Ports): Promise<void> {
  await Promise.all([seedDocuments(ports), putFiles(ports)]);
}

async function putFiles(ports: Ports): Promise<void> {
  await Promise.all(exampleFiles().map((file) => putFile(ports, file)));
}

/**
 * Returns every document by its path, as of `now`. The download addresses of files contain the
 * storage port.
 */
export function exampleDocuments(ports: Ports, now = seedNow): Documents {
  const { asi, fixedIncome, macroeconomics, equityMarket } = marketAt(now);
  const documents: Documents = {
    'marketIndices/ASI': asi,
    [`staff/${staffAccount.uid}`]: staffRecordAt(now),
    ...historyAt(now),
  };
  const collections: Record<string, Record<string, Documents[string]>> = {
    fixedIncome,
    macroeconomics,
    equityMarket,
  };
  for (const [collection, entries] of Object.entries(collections)) {
    for (const [id, data] of Object.entries(entries)) documents[`${collection}/${id}`] = data;
  }
  interviewsAt(now).forEach((interview, index) => {
    const thumbnail = interview.thumbnail ? thumbnailFile(interview.thumbnail.name) : undefined;
    const url = thumbnail ? downloadUrl(ports, thumbnail) : '';
    documents[`newsCommentary/example-news-${index + 1}`] = newsDocument(interview, index, url);
  });
  categoriesAt(now).forEach(({ id, name }, displayOrder) => {
    documents[`resourceCategories/${id}`] = { id, name, displayOrder };
  });
  for (const { id, name, uploaded, category, path, type, icon, bytes } of listFiles(now)) {
    const url = downloadUrl(ports, { path, token: tokenFor(path) });
    const record = { id, name, url, fileType: type, uploadDate: uploaded, category, path, icon };
    documents[`resourceFiles/${id}`] = { ...record, size: bytes.length };
  }
  return documents;
}

function listFiles(now: Date) {
  return categoriesAt(now).flatMap((category) =>
    category.files.map(([file, name, uploaded]) => {
      const { extension, icon, type } = kindOf(file);
      const fileName = `${name}.${extension}`;
      const began = Date.parse(uploaded);
      const random = hash(`${category.id}/${fileName}`).slice(0, 9);
      const id = `file_${began}_${random}`;
      const path = `resources/${category.id}/${began}-${random}_${storedName(fileName)}`;
      return {
        id,
        name,
        uploaded,
        category: category.id,
        path,
        type,
        disposition: contentDisposition(fileName, type),
        icon,
        bytes: readExampleFile(file),
      };
    }),
  );
}

export function exampleFiles(now = seedNow): StoredFile[] {
  const files = listFiles(now).map(({ path, type, disposition, bytes }): StoredFile => ({
    path,
    type,
    disposition,
    bytes,
    token: tokenFor(path),
  }));
  const thumbnails = interviewsAt(now).flatMap(({ thumbnail }): StoredFile[] => {
    if (!thumbnail) return [];
    const { type } = kindOf(thumbnail.file);
    return [{ ...thumbnailFile(thumbnail.name), type, bytes: readExampleFile(thumbnail.file) }];
  });
  return [...files, ...thumbnails];
}

function thumbnailFile(name: string) {
  const path = `news-commentary/${name}`;
  return { path, token: tokenFor(path) };
}

/** Returns a token in the form of real download tokens. It depends only on the path. */
function tokenFor(path: string): string {
  return hash(path).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
