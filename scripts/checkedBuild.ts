/**
 * Marks a build as checked. Only a checked build can be deployed to hosting. The mark is a file
 * outside of the build. It is valid for one project, and only until the build or the deployed
 * settings change.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './placeholders.ts';
import { field } from './remote.ts';

const MARK = '.local/checked-build.json';
const BUILD = 'dist';
/** Files that are deployed together with the build. */
const SETTINGS = ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'];

export const builtFiles = (folder: string) => filesBelow(folder, BUILD);

async function digestOf(folder: string): Promise<string> {
  const digest = createHash('sha256');
  for (const file of [...SETTINGS, ...(await builtFiles(folder))]) {
    const content = await readFile(join(folder, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

/** Marks the build in dist/ as checked for a project. */
export async function markAsChecked(folder: string, project: string): Promise<void> {
  const mark = { project, digest: await digestOf(folder) };
  await mkdir(dirname(join(folder, MARK)), { recursive: true });
  await writeFile(join(folder, MARK), JSON.stringify(mark));
}

/** Returns why dist/ must not be deployed to a project; undefined if it may be. */
export async function reasonNotToDeploy(folder: string, project: string) {
  if ((await builtFiles(folder)).length === 0) return 'there is no build in dist/';
  const mark: unknown = await readFile(join(folder, MARK), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const checkedFor = field(mark, 'project');
  if (typeof checkedFor !== 'string') return 'the build in dist/ was not checked';
  if (checkedFor !== project) return `the build in dist/ is for the project ${checkedFor}`;
  if (field(mark, 'digest') !== (await digestOf(folder))) {
    return `dist/ or one of ${SETTINGS.join(', ')} was changed since the build was checked`;
  }
  return undefined;
}
