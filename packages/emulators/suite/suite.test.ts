import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchBackend } from '../launch/launch.ts';
import { listDescendants } from '../launch/processes.ts';
import type { Backend } from '../launch/types.ts';
import { HOST, writeConfig } from '../tests/helpers/freePorts.ts';

const PROJECT = 'demo-suite';
const BUCKET = `${PROJECT}.appspot.com`;
const OWNER = { authorization: 'Bearer owner' };

/** Proxy address where no server listens, so a request through this proxy fails. */
const DEAD_PROXY = 'http://127.0.0.1:9';

/**
 * How long the suite may take to start: about 5 seconds on an idle machine, and much longer on a
 * busy one.
 */
const START_MS = 180_000;

/**
 * Folder name with spaces, accents and escapes. No part of the emulators may change these
 * characters.
 */
const folder = join(mkdtempSync(join(tmpdir(), 'suite-')), 'é à %41 #b?');
const dataDir = join(folder, 'data');
const suiteDir = join(dataDir, 'suite');
const notices: string[] = [];
const steps: string[] = [];
let configFile = '';
let backend: Backend;

const storageRules = (condition: string) => `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read, write: if ${condition}; } } }`;
const firestoreRules = (condition: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write: if ${condition}; } } }`;

async function launch(): Promise<void> {
  backend = await launchBackend({
    projectId: PROJECT,
    configFile,
    dataDir,
    env: { HTTP_PROXY: DEAD_PROXY, https_proxy: DEAD_PROXY, ALL_PROXY: DEAD_PROXY },
    onNotice: (line) => notices.push(line),
    onStep: (line) => steps.push(line),
  });
}

beforeAll(async () => {
  mkdirSync(join(folder, 'site'), { recursive: true });
  const firestore = { rules: 'firestore.rules' };
  const config = { firestore, storage: { rules: 'storage.rules' }, hosting: { public: 'site' } };
  const names = ['auth', 'firestore', 'storage', 'hosting'];
  ({ configFile } = await writeConfig(folder, config, ...names));
  writeFileSync(join(folder, 'storage.rules'), storageRules('true'));
  writeFileSync(join(folder, 'firestore.rules'), firestoreRules('true'));
  await launch();
}, START_MS);

afterAll(async () => {
  await backend.stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const getOrigin = (name: string) => `http://${HOST}:${String(backend.ports[name])}`;
const getObjectUrl = (name: string) =>
  `${getOrigin('storage')}/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`;

const MULTIPART = {
  'x-goog-upload-protocol': 'multipart',
  'content-type': 'multipart/related; boundary=x',
};
const createMultipart = (metadata: string, text: string) =>
  `--x\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n` +
  `--x\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--x--`;

/** Uploads a small file with the same request as the SDK. */
async function upload(name: string, text: string): Promise<Response> {
  const url = getObjectUrl(name).replace(/\/([^/]+)$/, '?name=$1');
  const body = createMultipart(JSON.stringify({ name }), text);
  return fetch(url, { method: 'POST', headers: MULTIPART, body });
}
const download = async (name: string) => (await fetch(`${getObjectUrl(name)}?alt=media`)).text();

async function auth(path: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(`${getOrigin('auth')}/identitytoolkit.googleapis.com/v1/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
const ada = { email: 'ada@example.com', password: 'enchantress', returnSecureToken: true };

const readCommand = (pid: number) =>
  execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
async function findEngine(program: 'storage/runtime' | 'firestore/main'): Promise<number> {
  const all = await listDescendants(backend.pid);
  const pid = all.find((each) => readCommand(each).includes(program));
  // Signalling the pid 0 would signal the process group of this test.
  if (!pid) throw new Error(`No process runs ${program}.`);
  return pid;
}

it('reports the start of each emulator with its port', () => {
  const parts = Object.entries(backend.ports).map(([name, port]) => `${name} on port ${port}`);
  expect(parts.length).toBeGreaterThan(3);
  expect(steps.toSorted()).toEqual(parts.toSorted());
});

it('keeps idle connections open longer than clients do', async () => {
  for (const name of ['auth', 'storage', 'hosting', 'firestore']) {
    await (await fetch(getOrigin(name))).arrayBuffer();
    expect((await fetch(getOrigin(name))).headers.get('keep-alive'), name).toBe('timeout=70');
  }
});

describe('names of stored files', () => {
  it.each(['Inflation at 23.18%', 'name%20twenty', '100%25', 'a/%2F/b', 'é à %zz #?&.pdf'])(
    'accepts a stored file named %j',
    async (name) => {
      expect((await upload(name, `text of ${name}`)).status).toBe(200);
      expect(await download(name)).toBe(`text of ${name}`);
      expect(await (await fetch(getObjectUrl(name))).json()).toMatchObject({ name });
      expect((await fetch(getObjectUrl(name), { method: 'DELETE' })).status).toBe(204);
      expect((await fetch(getObjectUrl(name))).status).toBe(404);
    },
  );

  it.each([
    ['a malformed escape', '/o/50%', undefined],
    ['metadata that is not JSON', '/o?name=a', createMultipart('{half', 'text')],
  ])('responds with status 400 to %s', async (_what, path, body) => {
    const response = await fetch(getObjectUrl('').replace(/\/o\/$/, path), {
      ...(body ? { method: 'POST', body } : {}),
      headers: MULTIPART,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400 } });
  });
});

it('reports the restart of a killed Storage rules process', async () => {
  const first = await findEngine('storage/runtime');
  process.kill(first, 'SIGKILL');
  expect((await upload('after a kill', 'stored')).status).toBe(200);
  expect(await findEngine('storage/runtime')).not.toBe(first);
  expect(notices.join('\n')).toContain(
    `the rules runtime (pid ${first}) has exited with SIGKILL; restarting it`,
  );
});

it('includes an upload in the coverage of the Storage rules', async () => {
  const coverage = (rest: string) =>
    fetch(`${getOrigin('storage')}/emulator/v1/projects/${PROJECT}:rule${rest}`);
  const rules = storageRules("request.resource.contentType != 'text/html'");
  writeFileSync(join(folder, 'storage.rules'), rules);
  const report = async (): Promise<unknown> => (await coverage('Coverage')).json();
  const files = [{ content: rules }];
  await vi.waitFor(async () => expect(await report()).toMatchObject({ rules: { files } }), {
    timeout: 20_000,
  });
  expect((await upload('counted', 'text')).status).toBe(200);
  expect(await report()).toMatchObject({
    report: [{ values: [{ value: { boolValue: true }, count: 1 }] }],
  });
  expect((await coverage('Coverages')).status).toBe(404);
});

const deleteDocument = () =>
  fetch(`${getOrigin('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents/c/a`, {
    method: 'DELETE',
  });
it.each([
  ['storage.rules', storageRules, () => upload('by the rules', '')],
  ['firestore.rules', firestoreRules, deleteDocument],
])('reloads %s after the file was removed and created again', async (name, rules, ask) => {
  const file = join(folder, name);
  expect((await ask()).status).toBe(200);
  for (const [condition, status] of [
    ['false', 403],
    ['true', 200],
  ] as const) {
    rmSync(file);
    writeFileSync(file, rules(condition));
    await vi.waitFor(async () => expect((await ask()).status).toBe(status), { timeout: 20_000 });
  }
});

describe('stored data', () => {
  it(
    'restores acknowledged data after all processes were killed',
    async () => {
      const large = 'x'.repeat(5_000_000);
      expect((await upload('reports/large', large)).status).toBe(200);
      expect((await upload('reports/small', 'first')).status).toBe(200);
      expect((await upload('reports/small', 'second')).status).toBe(200);
      expect((await upload('reports/gone', 'gone')).status).toBe(200);
      expect((await fetch(getObjectUrl('reports/gone'), { method: 'DELETE' })).status).toBe(204);
      const patched = await fetch(getObjectUrl('reports/small'), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ contentType: 'text/csv' }),
      });
      expect(patched.status).toBe(200);
      const before: unknown = await (await fetch(getObjectUrl('reports/small'))).json();
      expect((await auth('accounts:signUp', ada)).status).toBe(200);

      const all = [...(await listDescendants(backend.pid)), backend.pid];
      for (const pid of all) process.kill(pid, 'SIGKILL');
      expect(await backend.failure).toMatch(
        /^firebase-tools has ended by SIGKILL.* last lines that it printed:\n[^]*(emulators ready|Rules updated)/,
      );
      await backend.stop();
      await launch();

      expect((await download('reports/large')) === large).toBe(true);
      expect(await download('reports/small')).toBe('second');
      expect(await (await fetch(getObjectUrl('reports/small'))).json()).toEqual(before);
      expect((await fetch(getObjectUrl('reports/gone'))).status).toBe(404);
      expect((await auth('accounts:signInWithPassword', ada)).status).toBe(200);
      // Each stored file has one blob and one metadata file. Any further file would be an orphan.
      const files = join(suiteDir, 'storage_export');
      const list = `${getOrigin('storage')}/storage/v1/b/${BUCKET}/o`;
      const { items } = (await (await fetch(list, { headers: OWNER })).json()) as {
        items: unknown[];
      };
      for (const folderName of ['blobs', 'metadata'])
        expect(readdirSync(join(files, folderName))).toHaveLength(items.length);
    },
    START_MS,
  );

  it('responds with 500 to a write that could not be stored', async () => {
    expect((await upload('stored', 'before')).status).toBe(200);
    mkdirSync(join(suiteDir, 'auth_export/accounts.json.new/in the way'), { recursive: true });
    rmSync(join(suiteDir, 'storage_export/metadata'), { recursive: true });
    writeFileSync(join(suiteDir, 'storage_export/metadata'), 'in the way');
    const bob = { ...ada, email: 'bob@example.com' };
    for (const failedResponse of [
      await upload('unstored', ''),
      await auth('accounts:signUp', bob),
    ]) {
      expect(failedResponse.status).toBe(500);
      expect(await failedResponse.json()).toMatchObject({
        error: { message: expect.stringMatching(/^Not stored: /) as string },
      });
    }
    expect((await fetch(getObjectUrl('unstored'))).status).toBe(404);
    expect(await download('stored')).toBe('before');
  });
});

it(
  'reports which part of the stored data is unreadable',
  async () => {
    const unreadable = join(folder, 'unreadable');
    mkdirSync(join(unreadable, 'suite/auth_export'), { recursive: true });
    writeFileSync(join(unreadable, 'suite/auth_export/accounts.json'), '{"users":"none"}');
    const launched = launchBackend({
      projectId: PROJECT,
      configFile: (await writeConfig(unreadable, {}, 'auth')).configFile,
      dataDir: unreadable,
    });
    await expect(launched).rejects.toMatchObject({ name: 'DataUnreadable', part: 'accounts' });
  },
  START_MS,
);

it('reports which emulator no longer answers after its engine was killed', async () => {
  process.kill(await findEngine('firestore/main'), 'SIGKILL');
  expect(await backend.failure).toMatch(/^The firestore emulator no longer answers on port \d+[.]/);
});
