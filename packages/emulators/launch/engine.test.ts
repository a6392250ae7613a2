import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { createFolderForEach } from '../tests/helpers/folder.ts';
import { findPackageFolder } from '../tests/helpers/installed.ts';

const emulators = fileURLToPath(new URL('..', import.meta.url));
const inFolder = createFolderForEach('engine é à test-');

/**
 * Copies this package into a folder with spaces and accents in its name. The copy has a separate
 * node_modules folder.
 */
beforeEach(() => {
  cpSync(emulators, inFolder('emulators'), { recursive: true });
  mkdirSync(inFolder('node_modules'));
  for (const name of ['re2js', 'vite']) {
    symlinkSync(findPackageFolder(name), inFolder('node_modules', name));
  }
});

const cacheFolder = (): string => inFolder('node_modules/.cache');
const listBundles = (): string[] => readdirSync(path.join(cacheFolder(), 'firebase-emulators'));
/**
 * Returns the first output of the Storage rules runtime. The runtime must write it before its input
 * ends.
 */
const readGreeting = (): string =>
  execFileSync(inFolder('emulators/java'), ['-jar', 'any', 'serve'], {
    encoding: 'utf8',
    input: '',
    cwd: tmpdir(),
    env: { ...process.env, TMPDIR: inFolder() },
  });

it('bundles an engine again only after a source has changed', () => {
  expect(readGreeting()).toBe('{"id":-1,"status":"ok"}\n');
  expect(readGreeting()).toBe('{"id":-1,"status":"ok"}\n');
  expect(listBundles()).toHaveLength(1);
  const source = inFolder('emulators/storage/runtime.ts');
  writeFileSync(source, readFileSync(source, 'utf8').replace('id: -1', 'id: -2'));
  expect(readGreeting()).toBe('{"id":-2,"status":"ok"}\n');
  expect(listBundles()).toHaveLength(2);
});

it('bundles an engine in the temporary folder if node_modules is not writable', () => {
  writeFileSync(cacheFolder(), 'in the way');
  expect(readGreeting()).toBe('{"id":-1,"status":"ok"}\n');
  expect(readdirSync(inFolder('firebase-emulators'))).toHaveLength(1);
});
