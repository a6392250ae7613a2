import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT } from '../tests/helpers/firestoreServer.ts';
import { createFolderForEach } from '../tests/helpers/folder.ts';
import { HOST, findFreePort, writeConfig } from '../tests/helpers/freePorts.ts';
import { createEmulatorEnv } from './environment.ts';
import { WINDOWS_NEEDS_WSL, launchBackend } from './launch.ts';
import { assertPortsFree, PortsTaken } from './ports.ts';
import { createNoProxyEnv } from './noProxy.ts';
import { checkRulesFiles } from './rulesFiles.ts';
import { readSuiteConfig } from './suiteConfig.ts';

const inFolder = createFolderForEach();

/** Occupies a port until the returned function is called. */
async function occupy(port: number): Promise<() => Promise<unknown>> {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening');
  return () => new Promise((resolve) => server.close(resolve));
}

it('names the emulator and the process when a port is in use', async () => {
  const port = await findFreePort();
  const release = await occupy(port);
  const checked = assertPortsFree(HOST, { firestore: port, auth: 0 });
  await expect(checked).rejects.toThrow(PortsTaken);
  await expect(checked).rejects.toThrow(
    // The error can name the process only if the system has lsof or ss.
    new RegExp(
      `^Cannot start the emulators:\n  firestore: port ${port} is taken by ` +
        `(another program|.+, pid ${process.pid}( \\(.+\\))?)$`,
    ),
  );
  await release();
  await expect(assertPortsFree(HOST, { firestore: port })).resolves.toBeUndefined();
});

it.each([
  [{}, 'localhost,127.0.0.1,::1'],
  [{ NO_PROXY: 'example.com' }, 'example.com,localhost,127.0.0.1,::1'],
  [{ no_proxy: 'a.com, 127.0.0.1', NO_PROXY: 'b.com' }, 'a.com,127.0.0.1,localhost,::1'],
])('bypasses the proxy for localhost if the environment is %j', (env, expected) => {
  expect(createNoProxyEnv(env)).toEqual({ NO_PROXY: expected, no_proxy: expected });
});

describe('readSuiteConfig', () => {
  const readConfig = (json: object) => {
    const file = inFolder('firebase.json');
    writeFileSync(file, JSON.stringify(json));
    return readSuiteConfig(file);
  };

  it('returns the default ports and variables of the emulators in firebase.json', async () => {
    const config = await readConfig({ emulators: { auth: {}, firestore: {}, storage: {} } });
    const engines = { auth: 9099, firestore: 8080, storage: 9199 };
    expect(config.ports).toEqual({ ...engines, hub: 4400, logging: 4500 });
    expect(createEmulatorEnv(config, 'demo-a')).toEqual({
      GCLOUD_PROJECT: 'demo-a',
      FIREBASE_CONFIG:
        '{"projectId":"demo-a","storageBucket":"demo-a.appspot.com","databaseURL":"https://demo-a.firebaseio.com"}',
      FIREBASE_EMULATOR_HUB: '127.0.0.1:4400',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      FIREBASE_FIRESTORE_EMULATOR_ADDRESS: '127.0.0.1:8080',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
      STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9199',
    });
    const alone = createEmulatorEnv(await readConfig({ emulators: { auth: {} } }), 'demo-a');
    expect(Object.keys(alone)).not.toContain('FIRESTORE_EMULATOR_HOST');
  });

  it('finds the rules and indexes files of one or several databases', async () => {
    const emulators = { firestore: {}, storage: {} };
    const one = { firestore: { rules: 'a/f.rules', indexes: 'a/f.json' }, emulators };
    expect(await readConfig(one)).toMatchObject({
      rulesFiles: [inFolder('a/f.rules')],
      indexesFile: inFolder('a/f.json'),
    });
    const firestore = [
      { database: 'other', rules: 'o.rules', indexes: 'o.json' },
      { database: '(default)', rules: 'd.rules', indexes: 'd.json' },
    ];
    const storage = [{ bucket: 'a', rules: 's.rules' }];
    expect(await readConfig({ firestore, storage, emulators })).toMatchObject({
      rulesFiles: ['o.rules', 'd.rules', 's.rules'].map((name) => inFolder(name)),
      indexesFile: inFolder('d.json'),
    });
    expect((await readConfig({ emulators })).indexesFile).toBeUndefined();
  });

  it('rejects a missing firebase.json', async () => {
    const file = inFolder('firebase.json');
    await expect(readSuiteConfig(file)).rejects.toThrow(file);
  });

  it('rejects a start on Windows, which needs WSL', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    const launched = launchBackend({ projectId: PROJECT, configFile: 'firebase.json' });
    await expect(launched).rejects.toThrow(WINDOWS_NEEDS_WSL);
  });
});

describe('launchBackend', () => {
  beforeEach(async () => {
    writeFileSync(inFolder('firestore.rules'), "rules_version = '2';");
    const firestore = { rules: 'firestore.rules' };
    await writeConfig(inFolder(), { firestore }, 'firestore');
  });
  const createOptions = () => ({ projectId: PROJECT, configFile: inFolder('firebase.json') });

  it('rejects a start when a port that firebase-tools reserves is in use', async () => {
    const { reservedPorts } = await readSuiteConfig(createOptions().configFile);
    const port = reservedPorts['firestore websocket'] ?? 0;
    const release = await occupy(port);
    await expect(launchBackend(createOptions())).rejects.toThrow(`port ${port} is taken by`);
    await release();
  });

  it('rejects an aborted start only after all processes of the start have ended', async () => {
    const { ports } = await readSuiteConfig(createOptions().configFile);
    const step = `firestore on port ${String(ports['firestore'])}`;
    const listOwnProcesses = () =>
      listCommands().filter(
        (each) => each.includes(inFolder()) || each.includes(`${ports['firestore']}`),
      );
    const controller = new AbortController();
    let started: string[] = [];
    const launched = launchBackend({
      ...createOptions(),
      signal: controller.signal,
      onStep: (line) => {
        if (line !== step) return;
        started = listOwnProcesses();
        controller.abort();
      },
    });
    await expect(launched).rejects.toThrow('aborted');
    expect(started.join('\n')).toMatch(/emulators:start[^]*firestore\/main[.]ts/);
    expect(listOwnProcesses()).toEqual([]);
  }, 90_000);
});

it.each([
  ['firestore', 'kill -9 $$', 'The Firestore emulator ended by SIGKILL while it was starting:'],
  ['storage', 'exit 3', 'The Storage rules runtime ended with code 3 while it was starting:'],
] as const)(
  'reports why the %s engine ended while it was starting (%s)',
  async (name, end, message) => {
    const config = { [name]: { rules: 'any.rules' } };
    const { configFile } = await writeConfig(inFolder(), config, name);
    writeFileSync(inFolder('any.rules'), "rules_version = '2';");
    // Replaces the `java` script with one that fails as soon as an engine starts.
    const version = `case "$*" in *-version*) echo 'openjdk version "21.0.0"' >&2; exit;; esac`;
    const script = `#!/bin/sh\n${version}\necho 'because of this' >&2\n${end}\n`;
    writeFileSync(inFolder('java'), script, { mode: 0o755 });
    const launched = launchBackend({
      projectId: PROJECT,
      configFile,
      env: { PATH: `${inFolder()}${path.delimiter}${process.env['PATH'] ?? ''}` },
    });
    await expect(launched).rejects.toThrow(message);
    await expect(launched).rejects.toThrow('because of this');
  },
);

const listCommands = () =>
  spawnSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' }).stdout.split('\n');

it('reports a mistake in a rules file with line and column', async () => {
  const good = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} { allow read: if request.auth.uid == 'ada'; }
  }
}`;
  const bad = good.replace('request.auth', 'requst.auth');
  const file = inFolder('firestore.rules');
  writeFileSync(file, bad);
  const [mistake, consequence] = await checkRulesFiles([file]);
  expect(mistake).toMatch(/firestore\.rules:4:36 .*requst/);
  expect(consequence).toMatch(/every request is rejected until it is fixed/);
  writeFileSync(file, good);
  expect(await checkRulesFiles([file])).toEqual([]);
});
