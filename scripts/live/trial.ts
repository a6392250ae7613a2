/**
 * Compares the rules in production with the rules in the local emulators. Runs the tests of the
 * rules against the emulators and, at the same time, against a separate production project, and
 * compares the verdicts. Then deletes everything that it stored.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startMirror, type TranscriptHeader } from 'firebase-emulators-without-java/mirror';
import { staffAccount, visitorAccount } from '../../seed/accounts.ts';
import { seedNow } from '../../seed/calendar.ts';
import { type DeployContext, waitForIndexes } from '../deployment.ts';
import { bucket as localBucket, projectId, getTestFolder, getTestPorts } from '../local.ts';
import { callService, getField, toList, listAll, CommandError, getText } from '../remote.ts';
import { startTestBackend } from '../testSite.ts';
import { findStorageRoleProblems } from './access.ts';

export interface TrialOptions extends DeployContext {
  bucket: string;
  transcript: string;
  tests: readonly string[];
  signal: AbortSignal;
}

/**
 * Collection of the document that marks a project during a trial. An interrupted trial does not
 * delete this document.
 */
const MARK_COLLECTION = 'checkLiveTrial';
const ACCOUNTS = [staffAccount, visitorAccount];
/**
 * How long to wait after new rules are deployed. According to Google, new rules apply within a
 * minute.
 */
const RULES_DELAY_MS = 60_000;
/** Age at which an ID token is replaced. ID tokens are valid for an hour. */
const TOKEN_RENEWAL_MS = 45 * 60_000;
const MAX_WRITES = 500;

const front = getTestPorts('trial');
const behind = { ...front, firestore: front.firestore + 500, storage: front.storage + 500 };

/**
 * Returns functions that read, mark and delete the data of the project with administrator rights.
 */
function createStore({ cloud, bucket }: TrialOptions) {
  const target = cloud.target(bucket);
  const { documents, accounts, objects } = target;
  const post = (address: string, body: unknown) => callService(target, address, 'POST', body);
  const listNames = async (address: string, list: string, name: string) =>
    (await listAll(target, address, list)).map((each) => getText(each, name));
  const collections = async () => {
    const answer = await post(`${documents}:listCollectionIds`, { pageSize: 300 });
    return toList(getField(answer, 'collectionIds')).map(String);
  };
  const files = () => listNames(objects, 'items', 'name');
  return {
    collections,
    files,
    accounts: () => listNames(`${accounts}:batchGet?maxResults=100`, 'users', 'localId'),
    mark: (method: 'PATCH' | 'DELETE') =>
      callService(
        target,
        `${documents}/${MARK_COLLECTION}/one`,
        method,
        method === 'PATCH' ? {} : undefined,
      ),
    makeAccount: (account: object) => post(accounts, account),
    async clearDocuments() {
      const groups = (await collections()).filter((id) => id !== MARK_COLLECTION);
      // Only the names of the documents are needed, so the mask contains a field that no document
      // has.
      const pages = groups.map((id) => `${documents}/${id}?pageSize=300&mask.fieldPaths=none`);
      const names = await Promise.all(pages.map((page) => listNames(page, 'documents', 'name')));
      const writes = names.flat().map((name) => ({ delete: name }));
      for (let at = 0; at < writes.length; at += MAX_WRITES)
        await post(`${documents}:commit`, { writes: writes.slice(at, at + MAX_WRITES) });
    },
    async clearFiles() {
      const addresses = (await files()).map((name) => `${objects}/${encodeURIComponent(name)}`);
      await Promise.all(addresses.map((address) => callService(target, address, 'DELETE')));
    },
    clearAccounts: () =>
      post(`${accounts}:batchDelete`, { localIds: ACCOUNTS.map(({ uid }) => uid), force: true }),
  };
}
type ProjectStore = ReturnType<typeof createStore>;

/**
 * Checks that the project can be used for a trial. Returns its web key.
 * @throws if the project cannot be used for a trial, for example because it is not empty
 */
async function checkTrialProject(
  { cloud, bucket }: TrialOptions,
  store: ProjectStore,
): Promise<string> {
  const { project, get } = cloud;
  const createRejection = (reasons: readonly string[]) =>
    new CommandError(`The trial did not start in ${project}:\n  ${reasons.join('\n  ')}`);
  if (!/(^|-)trials?(-|$)/.test(project))
    throw createRejection(['Its id does not contain the word trial']);
  const [collections, files, accounts, config] = await Promise.all([
    ...[store.collections(), store.files(), store.accounts()],
    get('identity', `admin/v2/projects/${project}/config`),
  ] as const);
  const isMarked = collections.includes(MARK_COLLECTION);
  const others = accounts.filter((id) => !isMarked || ACCOUNTS.every(({ uid }) => uid !== id));
  const key = getText(config, 'client', 'apiKey');
  const signsIn = getField(config, 'signIn', 'email', 'enabled') === true;
  const reasons = [
    !isMarked && collections.length > 0 && `It contains documents: ${collections.join(', ')}`,
    !isMarked && files.length > 0 && `Its bucket ${bucket} contains ${files.length} files`,
    others.length > 0 && `It has accounts: ${others.join(', ')}`,
    !signsIn && 'Nobody can sign in with e-mail and password: see Authentication, Sign-in method',
    key === '' && 'It has no web key: add a web app under Project settings',
  ].filter((reason) => reason !== false);
  for await (const { what, todo } of findStorageRoleProblems(cloud))
    reasons.push(`${what}: ${todo}`);
  if (reasons.length > 0) throw createRejection(reasons);
  return key;
}

/**
 * Creates the accounts in `ACCOUNTS`. Returns a function that returns an ID token for the id of an
 * account. The function requests a new token before the old one expires.
 */
async function createAccounts({ cloud }: TrialOptions, store: ProjectStore, key: string) {
  const password = `${randomBytes(32).toString('base64url')}-aA1`;
  for (const { uid: localId, email } of ACCOUNTS)
    await store.makeAccount({ localId, email, password });
  const address = cloud.addressOf('identity', `v1/accounts:signInWithPassword?key=${key}`);
  const tokens = new Map<string, { token: string; until: number }>();
  return async (uid: string) => {
    const known = tokens.get(uid);
    if (known !== undefined && known.until > Date.now()) return known.token;
    const email = ACCOUNTS.find((account) => account.uid === uid)?.email;
    const body = { email, password, returnSecureToken: true };
    const token = getText(await callService({ headers: {} }, address, 'POST', body), 'idToken');
    tokens.set(uid, { token, until: Date.now() + TOKEN_RENEWAL_MS });
    return token;
  };
}

/**
 * Deploys the rules, runs the tests and compares the verdicts. Afterwards, deletes all documents,
 * files and accounts.
 * @throws if the trial cannot start or does not finish
 */
export async function runTrial(means: TrialOptions) {
  const { cloud, bucket, folder, run, print, transcript, signal } = means;
  const { project } = cloud;
  const store = createStore(means);
  const key = await checkTrialProject(means, store);
  const clear = async () => {
    await Promise.all([store.clearDocuments(), store.clearFiles(), store.clearAccounts()]);
  };
  const ends: (() => Promise<unknown>)[] = [() => store.mark('DELETE'), clear];
  const step = async (name: string, command: readonly string[]) => {
    signal.throwIfAborted();
    return run(name, command);
  };
  try {
    await store.mark('PATCH');
    await clear();
    const deploy = ['firebase', 'deploy', '--project', project, '--only', 'firestore,storage'];
    if (!(await step('rules and indexes', deploy)))
      throw new CommandError('The rules and indexes were not deployed.');
    await waitForIndexes(means);
    await means.wait(RULES_DELAY_MS);
    const tokenOf = await createAccounts(means, store, key);
    const readRules = (name: string) => readFileSync(join(folder, name), 'utf8');
    const rules = { firestore: readRules('firestore.rules'), storage: readRules('storage.rules') };
    const accounts = Object.fromEntries(ACCOUNTS.map(({ uid, email }) => [uid, email]));
    const head: TranscriptHeader = { project, bucket, accounts, rules };
    mkdirSync(dirname(transcript), { recursive: true });
    writeFileSync(transcript, `${JSON.stringify(head)}\n`);
    const there = { ...cloud, bucket, key, tokenOf, ...store };
    const here = { project: projectId, bucket: localBucket, front, behind };
    const mirror = await startMirror(there, here, transcript);
    ends.push(mirror.stop);
    const site = { ports: behind, folder: getTestFolder('trial') };
    ends.push(await startTestBackend(site, signal, front));
    const env = ['env', 'TEST_SITE=trial', `SEED_NOW=${seedNow.toISOString()}`];
    const vitest = ['vitest', 'run', '--project', 'backend', '--testTimeout=3600000'];
    const passed = await step('tests', [...env, ...vitest, ...means.tests]);
    const { alike, unknown, different } = mirror.seen;
    if (!passed) unknown.push('the tests failed locally, so some of their requests may be missing');
    different.forEach((row) => print(`WRONG   ${row}`));
    unknown.forEach((row) => print(`UNKNOWN ${row}`));
    print(`${alike} equal, ${different.length} wrong, ${unknown.length} unknown: ${transcript}`);
    return { alike, wrong: different.length, unknown: unknown.length };
  } finally {
    for (const end of ends.toReversed()) await end();
    print(`${project} now contains only the rules and indexes`);
  }
}
