import { execSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  PROJECT,
  ROOT,
  int,
  startTestServer,
  text,
  type TestServer,
} from '../helpers/firestoreServer.ts';
import { commitTo, startProcess } from '../helpers/firestoreProcess.ts';
import { createFolderForEach } from '../helpers/folder.ts';

const inFolder = createFolderForEach();
const getDataDir = (): string => inFolder('data');
const megabyte = 'x'.repeat(1_000_000);
const getJournal = (): string => inFolder('data', 'journal.ndjson');

const findIds = (server: TestServer) => server.find({ from: [{ collectionId: 'c' }] });

async function withServer<T>(use: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await startTestServer({ dataDir: getDataDir() });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

describe('the data folder of the Firestore emulator', () => {
  it('restores documents and deletions after a restart', async () => {
    const before = await withServer(async (server) => {
      await server.put({ 'c/cleared': {} });
      await server.clear();
      await server.put({ 'c/a': { n: int(1) }, 'c/b': {} });
      await server.commit([{ delete: `${ROOT}/c/b` }]);
      return (await server.send('GET', `/v1/${ROOT}/c/a`)).json;
    });
    await withServer(async (server) => {
      expect((await server.send('GET', `/v1/${ROOT}/c/a`)).json).toEqual(before);
      expect(await findIds(server)).toEqual(['a']);
    });
  });

  it('drops a partial last line that a crash left in the journal', async () => {
    await withServer((server) => server.put({ 'c/a': {} }));
    appendFileSync(getJournal(), '12345678 {"database":"projec');
    await withServer(async (server) => {
      expect(server.lines.join()).toMatch(/partial last line/);
      await server.put({ 'c/b': {} });
    });
    expect(await withServer(findIds)).toEqual(['a', 'b']);
  });

  const damageMiddle = (text: string) => text.replace('"n"', '"m"');
  const writeDamagedJournal = async (damage: (text: string) => string): Promise<string> => {
    await withServer(async (server) => {
      await server.put({ 'c/0': {} });
      await server.put({ 'c/1': { n: int(1) } });
      await server.put({ 'c/2': {} });
    });
    const damaged = damage(readFileSync(getJournal(), 'utf8'));
    writeFileSync(getJournal(), damaged);
    return damaged;
  };

  it.each([
    ['a damaged line in the middle', damageMiddle, 'line 2 of 3'],
    ['a damaged last line', (text: string) => text.replace(/.\n$/, '\n'), 'line 3 of 3'],
    ['garbage after valid lines', (text: string) => `${text}deadbeefrubbish`, 'line 4 of 4'],
    ['only garbage', () => 'rubbish\n', 'line 1 of 1'],
  ])('refuses to start with a journal that has %s', async (_what, damage, line) => {
    const damaged = await writeDamagedJournal(damage);
    await expect(withServer(findIds)).rejects.toThrow(`${line} in ${getJournal()} is damaged`);
    expect(readFileSync(getJournal(), 'utf8')).toBe(damaged);
    expect(readdirSync(inFolder())).toEqual(['data']);
    expect(readdirSync(getDataDir())).toEqual(['journal.ndjson']);
  });

  it.each([
    ['only a damaged change', 0, ['0', '2']],
    ['a damaged change and all later ones', 1, ['0']],
  ])('suggests a command that removes %s from the journal', async (_, command, loaded) => {
    const damaged = await writeDamagedJournal(damageMiddle);
    const message = await withServer(findIds).catch((error: unknown) => String(error));
    const commands = [...String(message).matchAll(/sed -i[^ ]+ '[^']+' '[^']+'/g)];
    execSync(commands[command]?.[0] ?? 'false');
    expect(await withServer(findIds)).toEqual(loaded);
    expect(readFileSync(`${getJournal()}.damaged`, 'utf8')).toBe(damaged);
  });

  it('suggests a command that renames a data folder with a damaged snapshot', async () => {
    await withServer((server) => server.put({ 'c/a': {} }));
    writeFileSync(inFolder('data', 'snapshot.ndjson'), 'half a snapsh');
    const message = await withServer(findIds).catch((error: unknown) => String(error));
    expect(message).toContain(`${inFolder('data', 'snapshot.ndjson')} is damaged`);
    execSync(/mv '[^']+' '[^']+'/.exec(String(message))?.[0] ?? 'false');
    expect(await withServer(findIds)).toEqual([]);
    expect(readdirSync(inFolder('data.damaged'))).toEqual(['journal.ndjson', 'snapshot.ndjson']);
  });

  it('compacts a long journal into a snapshot', async () => {
    const before = await withServer(async (server) => {
      await server.put({ 'c/gone': {}, 'c/kept': { n: int(1) } });
      await server.commit([{ delete: `${ROOT}/c/gone` }]);
      for (let n = 0; n < 35; n += 1) await server.put({ 'c/a': { n: int(n), s: text(megabyte) } });
      return (await server.send('GET', `/v1/${ROOT}/c`)).json;
    });
    expect(statSync(getJournal()).size).toBeLessThan(10_000_000);
    expect(statSync(inFolder('data', 'snapshot.ndjson')).size).toBeLessThan(2_000_000);
    await withServer(async (server) => {
      expect((await server.send('GET', `/v1/${ROOT}/c`)).json).toEqual(before);
    });
  });

  it('continues to write the journal if a snapshot cannot be written', async () => {
    mkdirSync(inFolder('data', 'snapshot.ndjson.new'), { recursive: true });
    await withServer(async (server) => {
      for (let n = 0; n < 35; n += 1) await server.put({ 'c/a': { n: int(n), s: text(megabyte) } });
      const warnings = server.lines.filter((line) => line.includes('could not be compacted'));
      expect(warnings).toHaveLength(1);
    });
    expect(await withServer((server) => server.fields('c/a'))).toMatchObject({ n: int(34) });
  });

  it('keeps every acknowledged write when the process is killed', async () => {
    const { child, port } = await startProcess({ FIRESTORE_DATA_DIR: getDataDir() });
    const exited = once(child, 'exit');
    const acknowledged: string[] = [];
    // Several clients write at once, so that the kill interrupts some of the writes.
    const writeUntilKilled = async (name: string): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const id = `${name}${n}`;
        const response = await commitTo(port, id, { n: int(n) });
        if (!response.ok) throw new Error(await response.text());
        acknowledged.push(id);
        if (acknowledged.length === 100) child.kill('SIGKILL');
      }
    };
    const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map(writeUntilKilled));
    expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(await withServer(findIds)).toEqual(expect.arrayContaining(acknowledged));
  });
});

it('restores every type of value from an export of all databases', async () => {
  const exportDatabase = (database: string) =>
    server.send('POST', `/emulator/v1/projects/${PROJECT}:export`, {
      database,
      export_directory: inFolder(),
      export_name: 'named',
    });
  const fields = {
    null: { nullValue: null },
    nan: { doubleValue: 'NaN' },
    zero: { doubleValue: '-0' },
    big: int('9223372036854775807'),
    time: { timestampValue: '2026-01-31T00:00:00.123456Z' },
    bytes: { bytesValue: 'AAEC' },
    point: { geoPointValue: { latitude: 1.5, longitude: -2 } },
    list: { arrayValue: { values: [int(1), { mapValue: { fields: { a: int(1) } } }] } },
  };
  const names = [
    `${ROOT}/c/a`,
    `${ROOT}/c/a/d/b`,
    'projects/demo-test/databases/other/documents/c/a',
  ];
  const elsewhere = 'projects/elsewhere/databases/(default)/documents/c/a';
  const server = await startTestServer();
  for (const name of [...names, elsewhere]) {
    const [database] = name.split('/documents');
    const body = { writes: [{ update: { name, fields: { ...fields, s: text(name) } } }] };
    const written = await server.send('POST', `/v1/${database}/documents:commit`, body);
    expect(written.status).toBe(200);
  }
  expect(await exportDatabase('(default)')).toMatchObject({
    status: 400,
    error: 'INVALID_ARGUMENT',
  });
  expect((await exportDatabase(`projects/${PROJECT}/databases/(default)`)).status).toBe(200);
  const read = (from: TestServer) =>
    Promise.all(names.map(async (name) => (await from.send('GET', `/v1/${name}`)).json));
  const before = await read(server);
  await server.close();
  const again = await startTestServer({ seed: inFolder('named/named.overall_export_metadata') });
  expect(await read(again)).toEqual(before);
  expect((await again.send('GET', `/v1/${elsewhere}`)).status).toBe(404);
  await again.close();
});
