import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeConfig } from './tests/helpers/freePorts.ts';
import { findPackageFolder } from './tests/helpers/installed.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'package é à test-'));
/**
 * A project outside of this repository. It contains the packed package and the package's
 * dependencies.
 */
const project = path.join(folder, 'project');
const installed = path.join(project, 'node_modules/firebase-emulators-without-java');
const START_MS = 180_000;

/** Installs the package as packed by `npm run pack:emulators`. */
beforeAll(() => {
  const built = path.join(folder, 'built');
  execFileSync(process.execPath, [path.join(sources, 'build.js'), built]);
  execFileSync('npm', ['pack', '--silent', built], { cwd: folder });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  mkdirSync(installed, { recursive: true });
  const unpack = ['-xzf', path.join(folder, archive), '-C', installed, '--strip-components=1'];
  execFileSync('tar', unpack);
  for (const name of ['firebase-tools', 're2js']) {
    symlinkSync(findPackageFolder(name), path.join(project, 'node_modules', name));
  }
}, START_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(installed, 'cli.js'), ...args], {
    cwd: project,
    encoding: 'utf8',
  });

it('the package contains no TypeScript sources and no paths of this repository', () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));
  expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
  const repository = path.resolve(sources, '../..');
  const filesWithPaths = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return [repository, folder].some((root) => text.includes(root));
  });
  expect(filesWithPaths).toEqual([]);
});

it('prints its usage with --help', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: firebase-emulators-without-java/);
});

it('reports a firebase.json without emulators', () => {
  writeFileSync(path.join(project, 'firebase.json'), '{}');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('"emulators" in firebase.json names none of auth');
});

it(
  'runs a command with the emulators and the indexes of firebase.json',
  async () => {
    mkdirSync(path.join(project, 'config'));
    const write = (name: string, text: string) => writeFileSync(path.join(project, name), text);
    const firestore = { rules: 'config/any.rules', indexes: 'config/any.json' };
    await writeConfig(project, { firestore }, 'firestore');
    write('.firebaserc', '{"projects":{"default":"demo-packed"}}');
    write('config/any.json', '{"indexes":[]}');
    write(
      'config/any.rules',
      `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow read; } } }`,
    );
    write(
      'command.mjs',
      `const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
const where = { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: 1 } } };
const orderBy = [{ field: { fieldPath: 'b' } }];
const structuredQuery = { from: [{ collectionId: 'c' }], where, orderBy };
const documents = 'http://' + host + '/v1/projects/' + project + '/databases/(default)/documents';
const body = JSON.stringify({ structuredQuery });
const response = await fetch(documents + ':runQuery', { method: 'POST', body });
console.log(process.argv[2], project, (await response.json()).error.message);
process.exit(7);`,
    );
    const { status, stdout, stderr } = run('exec', '--', 'node', 'command.mjs', 'a "b" $c');
    expect(stderr).toBe('');
    expect(stdout).toContain('a "b" $c demo-packed The query requires an index.');
    expect(status).toBe(7);
  },
  START_MS,
);

it('exports the documented functions', () => {
  const script = `
      const exported = [];
      for (const part of ['', '/rules', '/outbox']) {
        exported.push(...Object.keys(await import('firebase-emulators-without-java' + part)));
      }
      console.log(exported.join(' '));`;
  const args = ['--input-type=module', '-e', script];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  for (const name of ['launchBackend', 'compileRules', 'startOutbox']) {
    expect(stdout).toContain(name);
  }
});
