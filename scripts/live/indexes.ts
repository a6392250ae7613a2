/** Compares the indexes and field settings of Firestore with those of the repository. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cloud, field, items, textIn } from '../remote.ts';
import type { Finding } from './findings.ts';

/** The complete description of an index or a field setting, and its state. */
interface Stated {
  name: string;
  state: string;
}

/** Matches the states of a built index. */
const BUILT = /^(READY|ACTIVE)$/;

const modeOf = (part: unknown) =>
  textIn(part, 'order') ||
  textIn(part, 'arrayConfig') ||
  JSON.stringify(field(part, 'vectorConfig'));

/**
 * Returns a description of an index. Firestore adds the document's name at the end of each index,
 * but firestore.indexes.json need not contain it.
 */
function indexName(collection: string, index: unknown): string {
  const parts = items(field(index, 'fields'))
    .filter((part) => textIn(part, 'fieldPath') !== '__name__')
    .map((part) => `${textIn(part, 'fieldPath')} ${modeOf(part)}`);
  return `index on ${collection} (${textIn(index, 'queryScope')}): ${parts.join(', ')}`;
}

function fieldName(path: string, indexes: readonly string[], ttl: boolean): string {
  const built = indexes.length === 0 ? 'not indexed' : indexes.toSorted().join(', ');
  return `field ${path}: ${built}${ttl ? ', expires' : ''}`;
}

/** Returns the indexes and field settings of firestore.indexes.json. */
export async function wantedIndexes(folder: string): Promise<string[]> {
  const spec: unknown = JSON.parse(await readFile(join(folder, 'firestore.indexes.json'), 'utf8'));
  return [
    ...items(field(spec, 'indexes')).map((index) =>
      indexName(textIn(index, 'collectionGroup'), index),
    ),
    ...items(field(spec, 'fieldOverrides')).map((override) => {
      const path = [textIn(override, 'collectionGroup'), textIn(override, 'fieldPath')].join('.');
      const modes = items(field(override, 'indexes')).map(modeOf);
      return fieldName(path, modes, field(override, 'ttl') === true);
    }),
  ];
}

/**
 * Returns the indexes and field settings of Firestore, including those that are still being built.
 */
async function deployedIndexes({ project, list }: Cloud): Promise<Stated[]> {
  const group = `v1/projects/${project}/databases/(default)/collectionGroups/-`;
  const indexes = await list('firestore', `${group}/indexes`, 'indexes');
  // firebase-tools uses the same filter. It matches fields with settings of their own.
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const fields = await list('firestore', `${group}/fields?filter=${filter}`, 'fields');
  const partOf = (value: unknown, kind: string) =>
    new RegExp(`/${kind}/([^/]+)`).exec(textIn(value, 'name'))?.[1] ?? '';
  return [
    ...indexes.map((index) => ({
      name: indexName(partOf(index, 'collectionGroups'), index),
      state: textIn(index, 'state'),
    })),
    ...fields
      .filter((value) => !textIn(value, 'name').includes('__default__'))
      .map((value) => {
        const path = [partOf(value, 'collectionGroups'), partOf(value, 'fields')].join('.');
        const own = items(field(value, 'indexConfig', 'indexes'));
        const modes = own.map((index) => modeOf(items(field(index, 'fields'))[0]));
        const ttl = field(value, 'ttlConfig');
        const states = [...own, ttl ?? { state: 'READY' }].map((each) => textIn(each, 'state'));
        return {
          name: fieldName(path, modes, ttl !== undefined),
          state: states.find((state) => !BUILT.test(state)) ?? 'READY',
        };
      }),
  ];
}

/**
 * Compares the indexes of the repository with those of Firestore. Returns four groups: missing, not
 * yet built, impossible to build, and unknown to the repository.
 * @param wanted descriptions of the indexes in firestore.indexes.json
 */
export async function indexStates(cloud: Cloud, wanted: readonly string[]) {
  const deployed = await deployedIndexes(cloud);
  const stateOf = new Map(deployed.map(({ name, state }) => [name, state]));
  const withState = (test: (state: string | undefined) => boolean) =>
    wanted.filter((name) => test(stateOf.get(name)));
  return {
    missing: withState((state) => state === undefined),
    building: withState(
      (state) => state !== undefined && !BUILT.test(state) && state !== 'NEEDS_REPAIR',
    ),
    broken: withState((state) => state === 'NEEDS_REPAIR'),
    others: deployed.map(({ name }) => name).filter((name) => !wanted.includes(name)),
  };
}

export async function* indexFindings(cloud: Cloud, folder: string): AsyncGenerator<Finding> {
  const wanted = await wantedIndexes(folder);
  const { missing, building, broken, others } = await indexStates(cloud, wanted);
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
