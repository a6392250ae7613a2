/** The example data of the local backend: figures, files and news of a plausible site. */
import { createHash } from 'node:crypto';
import type { Ports } from '../scripts/local.ts';
import { formatContentDisposition } from '../src/lib/contentDisposition.ts';
import { toStoredName } from '../src/lib/storedName.ts';
import { staffAccount, createStaffRecord, visitorAccount } from './accounts.ts';
import { seedNow } from './calendar.ts';
import { getKind, readExampleFile } from './exampleFiles.ts';
import { createHistory } from './history.ts';
import { createMarket } from './market.ts';
import { createInterviews, toNewsDocument } from './news.ts';
import { createNotes } from './notes.ts';
import { createCategories } from './resources.ts';
import {
  clearAccounts,
  clearDocuments,
  clearFiles,
  toDownloadUrl,
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
  await setDocuments(ports, createExampleDocuments(ports));
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
 * Restores missing example documents, and the files of these documents. File names contain dates,
 * so the restored files may have other names than the lost ones. No stored file is deleted.
 */
export async function restoreDocuments(ports: Ports): Promise<void> {
  await Promise.all([seedDocuments(ports), putFiles(ports)]);
}

async function putFiles(ports: Ports): Promise<void> {
  await Promise.all(createExampleFiles().map((file) => putFile(ports, file)));
}

/**
 * Returns every document by its path, as of `now`. The download addresses of files contain the port
 * of the storage emulator.
 */
export function createExampleDocuments(ports: Ports, now = seedNow): Documents {
  const { asi, fixedIncome, macroeconomics, equityMarket } = createMarket(now);
  const documents: Documents = {
    'marketIndices/ASI': asi,
    [`staff/${staffAccount.uid}`]: createStaffRecord(now),
    ...createHistory(now),
    ...createNotes(now),
  };
  const collections: Record<string, Record<string, Documents[string]>> = {
    fixedIncome,
    macroeconomics,
    equityMarket,
  };
  for (const [collection, entries] of Object.entries(collections)) {
    for (const [id, data] of Object.entries(entries)) documents[`${collection}/${id}`] = data;
  }
  createInterviews(now).forEach((interview, index) => {
    const thumbnail = interview.thumbnail ? createThumbnail(interview.thumbnail.name) : undefined;
    const url = thumbnail ? toDownloadUrl(ports, thumbnail) : '';
    documents[`newsCommentary/example-news-${index + 1}`] = toNewsDocument(interview, index, url);
  });
  createCategories(now).forEach(({ id, name }, displayOrder) => {
    documents[`resourceCategories/${id}`] = { id, name, displayOrder };
  });
  for (const { id, uploaded, path, type, bytes, disposition: _, ...fields } of listFiles(now)) {
    const url = toDownloadUrl(ports, { path, token: createToken(path) });
    const record = { ...fields, id, url, path, fileType: type, uploadDate: uploaded };
    documents[`resourceFiles/${id}`] = { ...record, size: bytes.length };
  }
  return documents;
}

function listFiles(now: Date) {
  return createCategories(now).flatMap((category) =>
    category.files.map(([file, name, uploaded, description]) => {
      const { extension, icon, type } = getKind(file);
      const fileName = `${name}.${extension}`;
      const began = Date.parse(uploaded);
      const random = hashText(`${category.id}/${fileName}`).slice(0, 9);
      const id = `file_${began}_${random}`;
      const path = `resources/${category.id}/${began}-${random}_${toStoredName(fileName)}`;
      return {
        id,
        name,
        // Files of earlier versions have no description.
        ...(description !== undefined && { description }),
        uploaded,
        category: category.id,
        path,
        type,
        disposition: formatContentDisposition(fileName, type),
        icon,
        bytes: readExampleFile(file),
      };
    }),
  );
}

export function createExampleFiles(now = seedNow): StoredFile[] {
  const files = listFiles(now).map(({ path, type, disposition, bytes }): StoredFile => ({
    path,
    type,
    disposition,
    bytes,
    token: createToken(path),
  }));
  const thumbnails = createInterviews(now).flatMap(({ thumbnail }): StoredFile[] => {
    if (!thumbnail) return [];
    const { type } = getKind(thumbnail.file);
    return [{ ...createThumbnail(thumbnail.name), type, bytes: readExampleFile(thumbnail.file) }];
  });
  return [...files, ...thumbnails];
}

function createThumbnail(name: string) {
  const path = `news-commentary/${name}`;
  return { path, token: createToken(path) };
}

/** Returns a token in the form of real download tokens. It depends only on the path. */
function createToken(path: string): string {
  return hashText(path).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
