import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { UsageError, readArguments } from './launch/arguments.ts';
import { outputOf } from './tests/helpers/firestoreProcess.ts';
import { folderOfEach } from './tests/helpers/folder.ts';
import { HOST, writeConfig } from './tests/helpers/freePorts.ts';

const bin = fileURLToPath(new URL('bin.js', import.meta.url));
const START_MS = 90_000;

const inFolder = folderOfEach('cli é à test-');

it.each([
  ['an unknown option', ['--prot'], "Unknown option '--prot'"],
  ['an unknown emulator', ['--only', 'auth,functions'], "'functions' is not one of auth"],
  ['a command that it does not have', ['serve'], "Unexpected argument 'serve'"],
  ['exec without a command', ['exec', '--only', 'auth'], 'exec needs a command'],
])('the command line refuses %s', (_what, args, message) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(message);
});

it('the command line says how it is used where it refuses', () => {
  const args = [bin, '--only', 'auth,functions'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: inFolder(),
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^'functions' is not one of auth.*\n\nUsage:/);
});

it(
  'the command line starts what firebase.json names and ends on Ctrl-C',
  async () => {
    const firestore = { rules: 'firestore.rules' };
    const { ports } = await writeConfig(inFolder(), { firestore }, 'firestore');
    const rules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow get; } } }`;
    writeFileSync(inFolder('firestore.rules'), rules);

    const child = spawn(process.execPath, [bin, '--data', 'data'], { cwd: inFolder() });
    await outputOf(child, /^Ready/m);
    const documents = `http://${HOST}:${ports[0]}/v1/projects/demo-project/databases/(default)/documents`;
    expect((await fetch(`${documents}/c/a`)).status).toBe(404);
    expect((await fetch(`${documents}/other/a`)).status).toBe(403);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(documents)).rejects.toThrow();
  },
  START_MS,
);
