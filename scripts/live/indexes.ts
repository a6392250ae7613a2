/** Compares the indexes and field settings of Firestore with firestore.indexes.json. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CloudProject, getField, toList, getText } from '../remote.ts';
import type { Finding } from './findings.ts';

/** An index or a field setting, with its complete description and its state. */
interface DeployedIndex {
  name: string;
  state: string;
}

const BUILT_STATES = /^(READY|ACTIVE)$/;

const getMode = (part: unknown) =>
  getText(part, 'order') ||
  getText(part, 'arrayConfig') ||
  JSON.stringify(getField(part, 'vectorConfig'));

/**
 * Returns a description of an index. Leaves out the document's name at the end: Firestore always
 * adds it, but firestore.indexes.json does not need to contain it.
 */
function describeIndex(collection: string, index: unknown): string {
  const parts = toList(getField(index, 'fields'))
    .filter((part) => getText(part, 'fieldPath') !== '__name__')
    .map((part) => `${getText(part, 'fieldPath')} ${getMode(part)}`);
  return `index on ${collection} (${getText(index, 'queryScope')}): ${parts.join(', ')}`;
}

function describeField(path: string, indexes: readonly string[], ttl: boolean): string {
  const built = indexes.length === 0 ? 'not indexed' : indexes.toSorted().join(', ');
  return `field ${path}: ${built}${ttl ? ', expires' : ''}`;
}

/** Returns descriptions of the indexes and field settings in firestore.indexes.json. */
export async function readWantedIndexes(folder: string): Promise<string[]> {
  const spec: unknown = JSON.parse(await readFile(join(folder, 'firestore.indexes.json'), 'utf8'));
  return [
    ...toList(getField(spec, 'indexes')).map((index) =>
      describeIndex(getText(index, 'collectionGroup'), index),
    ),
    ...toList(getField(spec, 'fieldOverrides')).map((override) => {
      const path = [getText(override, 'collectionGroup'), getText(override, 'fieldPath')].join('.');
      const modes = toList(getField(override, 'indexes')).map(getMode);
      return describeField(path, modes, getField(override, 'ttl') === true);
    }),
  ];
}

/** Returns the indexes and field settings of Firestore. Some of them may not be built yet. */
async function listDeployedIndexes({ project, list }: CloudProject): Promise<DeployedIndex[]> {
  const group = `v1/projects/${project}/databases/(default)/collectionGroups/-`;
  const indexes = await list('firestore', `${group}/indexes`, 'indexes');
  // This filter matches fields with their own settings. firebase-tools uses the same filter.
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const fields = await list('firestore', `${group}/fields?filter=${filter}`, 'fields');
  const getPart = (value: unknown, kind: string) =>
    new RegExp(`/${kind}/([^/]+)`).exec(getText(value, 'name'))?.[1] ?? '';
  return [
    ...indexes.map((index) => ({
      name: describeIndex(getPart(index, 'collectionGroups'), index),
      state: getText(index, 'state'),
    })),
    ...fields
      .filter((value) => !getText(value, 'name').includes('__default__'))
      .map((value) => {
        const path = [getPart(value, 'collectionGroups'), getPart(value, 'fields')].join('.');
        const own = toList(getField(value, 'indexConfig', 'indexes'));
        const modes = own.map((index) => getMode(toList(getField(index, 'fields'))[0]));
        const ttl = getField(value, 'ttlConfig');
        const states = [...own, ttl ?? { state: 'READY' }].map((each) => getText(each, 'state'));
        return {
          name: describeField(path, modes, ttl !== undefined),
          state: states.find((state) => !BUILT_STATES.test(state)) ?? 'READY',
        };
      }),
  ];
}

/**
 * Compares the indexes in firestore.indexes.json with the indexes of Firestore. Returns four
 * groups: missing, still being built, failed, and not in firestore.indexes.json.
 * @param wanted descriptions of the indexes in firestore.indexes.json
 */
export async function compareIndexes(cloud: CloudProject, wanted: readonly string[]) {
  const deployed = await listDeployedIndexes(cloud);
  const statesByName = new Map(deployed.map(({ name, state }) => [name, state]));
  const filterByState = (test: (state: string | undefined) => boolean) =>
    wanted.filter((name) => test(statesByName.get(name)));
  return {
    missing: filterByState((state) => state === undefined),
    building: filterByState(
      (state) => state !== undefined && !BUILT_STATES.test(state) && state !== 'NEEDS_REPAIR',
    ),
    broken: filterByState((state) => state === 'NEEDS_REPAIR'),
    others: deployed.map(({ name }) => name).filter((name) => !wanted.includes(name)),
  };
}

export async function* findIndexProblems(
  cloud: CloudProject,
  folder: string,
): AsyncGenerator<Finding> {
  const wanted = await readWantedIndexes(folder);
  const { missing, building, broken, others } = await compareIndexes(cloud, wanted);
  const deploy = `npm run deploy -- --project ${cloud.project}`;
  const console = `https://console.firebase.google.com/project/${cloud.project}/firestore/indexes`;
  for (const name of missing) yield { what: `${name}: is not deployed`, todo: deploy };
  for (const name of building) {
    const todo = 'wait; queries that need it fail until then';
    yield { what: `${name}: is still being built`, todo };
  }
  for (const name of broken) {
    yield { what: `${name}: could not be built`, todo: `delete it at ${console}, then ${deploy}` };
  }
  for (const name of others) {
    const todo = `add it there, or delete it at ${console}`;
    yield { what: `${name}: is not in firestore.indexes.json`, todo };
  }
}
