/**
 * Finds stored objects that no document refers to. A failed upload or save can leave such objects.
 */
import {
  callService,
  getField,
  listAll,
  CommandError,
  getText,
  getStringField,
  type BackendTarget,
} from './remote.ts';
import type { Terminal } from './terminal.ts';

interface StoredObject {
  name: string;
  /** Size in bytes. */
  size: number;
  updated: Date;
}

/** Folders in which the site stores files. The other folders of the bucket are ignored. */
const SITE_FOLDERS = ['resources/', 'news-commentary/'] as const;

/**
 * Minimum age of an orphan. During an upload, the object is stored before the document that refers
 * to it.
 */
const MIN_AGE_MS = 3_600_000;

/**
 * Returns the name of the stored object in a download URL. Returns undefined for any other URL.
 * Decodes the name only once, because a name may contain a percent sign. Ignores the bucket,
 * because a bucket can have two names. An object must not be deleted if a URL with either name
 * refers to it.
 */
export function findObjectName(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const [, encoded] = /^\/v0\/b\/[^/]+\/o\/([^/]+)$/.exec(new URL(address).pathname) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Returns whether an object is so old that it cannot belong to an upload in progress. */
export const isSettled = ({ updated }: { updated: Date }, now = Date.now()): boolean =>
  now - updated.getTime() >= MIN_AGE_MS;

/**
 * Returns all stored objects that no document refers to, including recent ones. The objects are
 * sorted by name.
 */
export async function findOrphans(target: BackendTarget): Promise<StoredObject[]> {
  // List the objects before the documents. Otherwise, a file that is uploaded between the two reads
  // would look like an orphan.
  const objects = await Promise.all(SITE_FOLDERS.map((folder) => listFolder(target, folder)));
  const named = await listRecordedNames(target);
  return objects.flat().filter(({ name }) => !named.has(name));
}

async function listFolder(target: BackendTarget, folder: string): Promise<StoredObject[]> {
  const url = `${target.objects}?prefix=${encodeURIComponent(folder)}`;
  return (await listAll(target, url, 'items')).map((object) => {
    const name = getText(object, 'name');
    const updated = new Date(getText(object, 'updated'));
    if (name === '' || Number.isNaN(updated.getTime())) {
      throw new CommandError(
        `Storage lists an object without a name or time: ${JSON.stringify(object)}`,
      );
    }
    return { name, size: Number(getField(object, 'size')), updated };
  });
}

async function listRecordedNames(target: BackendTarget): Promise<Set<string>> {
  const [files, news] = await Promise.all(
    ['resourceFiles', 'newsCommentary'].map((collection) =>
      listAll(target, `${target.documents}/${collection}?pageSize=300`, 'documents'),
    ),
  );
  const getNameInAddress = (record: unknown, name: string) =>
    findObjectName(getStringField(record, name) ?? '');
  const names = [
    ...(files ?? []).flatMap((record) => [
      getStringField(record, 'path'),
      getNameInAddress(record, 'url'),
    ]),
    ...(news ?? []).map((record) => getNameInAddress(record, 'thumbnailUrl')),
  ];
  return new Set(names.filter((name) => name !== undefined));
}

/**
 * Lists the orphans. If `delete` is true, deletes the orphans that are older than an hour.
 * @throws if a service rejects a call. The output lists the objects that were deleted before the
 * error.
 */
export async function cleanUp(
  target: BackendTarget,
  wants: { delete: boolean; now?: number },
  { print, ask }: Terminal,
): Promise<void> {
  const found = await findOrphans(target);
  const settled = found.filter((object) => isSettled(object, wants.now));
  for (const object of found) print(formatLine(object, settled.includes(object)));
  print(formatSummary(found, settled));
  if (!wants.delete || settled.length === 0) return;
  if (!(await ask(`Delete ${formatCount(settled.length)}? This cannot be undone. (yes/no) `))) {
    print('Nothing was deleted.');
    return;
  }
  // The user may have taken a long time to answer. Do not delete an object if a document has
  // started to refer to it in the meantime.
  const still = new Set((await findOrphans(target)).map(({ name }) => name));
  const deleted = settled.filter(({ name }) => still.has(name));
  for (const { name } of deleted) {
    await callService(target, `${target.objects}/${encodeURIComponent(name)}`, 'DELETE');
    print(`deleted  ${name}`);
  }
  print(`${formatCount(deleted.length)} deleted.`);
}

const formatCount = (count: number) => `${count} ${count === 1 ? 'object' : 'objects'}`;

const formatKilobytes = (size: number) => `${(size / 1024).toFixed(1)} KB`;

function formatLine(object: StoredObject, settled: boolean): string {
  const { name, size, updated } = object;
  const line = `${formatKilobytes(size).padStart(12)}  ${updated.toISOString()}  ${name}`;
  return settled ? line : `${line}  (not deleted: younger than an hour)`;
}

function formatSummary(found: StoredObject[], settled: StoredObject[]): string {
  if (found.length === 0) return 'Every stored object has a record.';
  const size = formatKilobytes(found.reduce((sum, object) => sum + object.size, 0));
  const young = found.length - settled.length;
  const kept = `${formatCount(young)} younger than an hour will not be deleted, because an upload may be in progress.`;
  const total = `${formatCount(found.length)} without a record, ${size}.`;
  return young === 0 ? total : `${total} ${kept}`;
}
