import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { UsageError, readArguments } from './launch/arguments.ts';
import { listDescendants } from './launch/processes.ts';
import { commitTo, waitForOutput } from './tests/helpers/firestoreProcess.ts';
import { int } from './tests/helpers/firestoreServer.ts';
import { createFolderForEach } from './tests/helpers/folder.ts';
import { HOST, writeConfig } from './tests/helpers/freePorts.ts';

const bin = fileURLToPath(new URL('bin.js', import.meta.url));
const START_MS = 90_000;

const inFolder = createFolderForEach('cli é à test-');

it.each([
  ['an unknown option', ['--prot'], "Unknown option '--prot'"],
  ['an unknown emulator', ['--only', 'auth,functions'], "'functions' is not one of auth"],
  ['an unknown command', ['serve'], "Unexpected argument 'serve'"],
  ['exec without a command', ['exec', '--only', 'auth'], 'exec needs a command'],
])('rejects %s', (_what, args, message) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(message);
});

it('prints its usage when the arguments are invalid', () => {
  const args = [bin, '--only', 'auth,functions'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: inFolder(),
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^'functions' is not one of auth.*\n\nUsage:/);
});

/** Writes a project that has only Firestore. Returns the port of its emulator. */
async function writeProject(): Promise<number> {
  const firestore = { rules: 'firestore.rules' };
  const { ports } = await writeConfig(inFolder(), { firestore }, 'firestore');
  const rules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow get; } } }`;
  writeFileSync(inFolder('firestore.rules'), rules);
  return ports[0] ?? 0;
}
const startCommand = () => spawn(process.execPath, [bin, '--data', 'data'], { cwd: inFolder() });

it(
  'runs the emulators of firebase.json until Ctrl-C',
  async () => {
    const port = await writeProject();
    const child = startCommand();
    await waitForOutput(child, /^Ready/m);
    const documents = `http://${HOST}:${port}/v1/projects/demo-project/databases/(default)/documents`;
    expect((await fetch(`${documents}/c/a`)).status).toBe(404);
    expect((await fetch(`${documents}/other/a`)).status).toBe(403);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(documents)).rejects.toThrow();
  },
  START_MS,
);

it(
  'quotes the last lines of output when firebase-tools is killed',
  async () => {
    await writeProject();
    const child = startCommand();
    const errors = text(child.stderr);
    await waitForOutput(child, /^Ready/m);
    const [suite = 0] = (await listDescendants(child.pid ?? 0)).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('emulators:start'),
    );
    process.kill(suite, 'SIGKILL');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await errors).toMatch(
      /^firebase-tools has ended by SIGKILL.*printed:\n[^]*All emulators ready/,
    );
  },
  START_MS,
);

it(
  'refuses to start when stored documents are damaged',
  async () => {
    const port = await writeProject();
    const first = startCommand();
    await waitForOutput(first, /^Ready/m);
    for (const id of ['one', 'two']) await commitTo(String(port), id, { n: int(1) });
    first.kill('SIGINT');
    await once(first, 'exit');
    const journal = inFolder('data/firestore/journal.ndjson');
    const damaged = readFileSync(journal, 'utf8').replace('"n"', '"m"');
    writeFileSync(journal, damaged);

    const second = startCommand();
    const [output, errors] = [text(second.stdout), text(second.stderr)];
    expect(await once(second, 'exit')).toEqual([1, null]);
    expect(await output).not.toContain('Ready');
    expect(await errors).toMatch(
      /^Stored documents cannot be read: line 1 of 2 in .*To leave out only that change, run: sed .*\n$/,
    );
    expect(readFileSync(journal, 'utf8')).toBe(damaged);
  },
  START_MS,
);
