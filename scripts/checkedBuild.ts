/**
 * Marks a build as checked, because only a checked build may be deployed to hosting. The mark is a
 * file outside of the build. It is valid for one project, until the build or the deployed settings
 * change.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './placeholders.ts';
import { getField } from './remote.ts';

const MARK_FILE = '.local/checked-build.json';
const BUILD_FOLDER = 'dist';
/** Files that are deployed together with the build. */
const SETTINGS_FILES = [
  'firebase.json',
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
];

export const listBuiltFiles = (folder: string) => listFiles(folder, BUILD_FOLDER);

async function computeDigest(folder: string): Promise<string> {
  const digest = createHash('sha256');
  for (const file of [...SETTINGS_FILES, ...(await listBuiltFiles(folder))]) {
    const content = await readFile(join(folder, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

export async function markAsChecked(folder: string, project: string): Promise<void> {
  const mark = { project, digest: await computeDigest(folder) };
  await mkdir(dirname(join(folder, MARK_FILE)), { recursive: true });
  await writeFile(join(folder, MARK_FILE), JSON.stringify(mark));
}

/** Returns why dist/ must not be deployed to a project. Returns undefined if it may be deployed. */
export async function findReasonNotToDeploy(folder: string, project: string) {
  if ((await listBuiltFiles(folder)).length === 0) return 'there is no build in dist/';
  const mark: unknown = await readFile(join(folder, MARK_FILE), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const checkedFor = getField(mark, 'project');
  if (typeof checkedFor !== 'string') return 'the build in dist/ was not checked';
  if (checkedFor !== project) return `the build in dist/ is for the project ${checkedFor}`;
  if (getField(mark, 'digest') !== (await computeDigest(folder))) {
    return `dist/ or one of ${SETTINGS_FILES.join(', ')} was changed since the build was checked`;
  }
  return undefined;
}
