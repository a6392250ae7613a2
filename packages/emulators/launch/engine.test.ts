import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { folderOfEach } from '../tests/helpers/folder.ts';
import { folderOfPackage } from '../tests/helpers/installed.ts';

const emulators = fileURLToPath(new URL('..', import.meta.url));
const inFolder = folderOfEach('engine é à test-');

/**
 * Copies this package into a folder with spaces and accents in its name, with its own node_modules.
 */
beforeEach(() => {
  cpSync(emulators, inFolder('emulators'), { recursive: true });
  mkdirSync(inFolder('node_modules'));
  for (const name of ['re2js', 'vite']) {
    symlinkSync(folderOfPackage(name), inFolder('node_modules', name));
  }
});

const cache = (): string => inFolder('node_modules/.cache');
const bundles = (): string[] => readdirSync(path.join(cache(), 'firebase-emulators'));
/** Returns the first output of the Storage rules runtime, before its input ends. */
const greeting = (): string =>
  execFileSync(inFolder('emulators/java'), ['-jar', 'any', 'serve'], {
    encoding: 'utf8',
    input: '',
    cwd: tmpdir(),
    env: { ...process.env, TMPDIR: inFolder() },
  });

it('bundles an engine again only when a source has changed', () => {
  expect(greeting()).toBe('{"id":-1,"status":"ok"}\n');
  expect(greeting()).toBe('{"id":-1,"status":"ok"}\n');
  expect(bundles()).toHaveLength(1);
  const source = inFolder('emulators/storage/runtime.ts');
  writeFileSync(source, readFileSync(source, 'utf8').replace('id: -1', 'id: -2'));
  expect(greeting()).toBe('{"id":-2,"status":"ok"}\n');
  expect(bundles()).toHaveLength(2);
});

it('bundles an engine in the temporary folder if node_modules is not writable', () => {
  writeFileSync(cache(), 'in the way');
  expect(greeting()).toBe('{"id":-1,"status":"ok"}\n');
  expect(readdirSync(inFolder('firebase-emulators'))).toHaveLength(1);
});
