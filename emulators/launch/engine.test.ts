import { execFileSync } from 'node:child_process';
import {
  cpSync,
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const emulators = fileURLToPath(new URL('..', import.meta.url));
let folder = '';

/** Returns a copy of this package with a node_modules of its own, in a folder with spaces and accents. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'engine é à test-'));
  cpSync(emulators, path.join(folder, 'emulators'), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['re2js', 'vite']) {
    symlinkSync(
      path.join(emulators, '../node_modules', name),
      path.join(folder, 'node_modules', name),
    );
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cache = (): string => path.join(folder, 'node_modules/.cache');
const bundles = (): string[] => readdirSync(path.join(cache(), 'firebase-emulators'));
/** Returns the output of the Storage rules runtime before its input ends. */
const greeting = (): string =>
  execFileSync(path.join(folder, 'emulators/java'), ['-jar', 'any', 'serve'], {
    encoding: 'utf8',
    input: '',
    cwd: tmpdir(),
    env: { ...process.env, TMPDIR: folder },
  });

describe('an engine', () => {
  it('is bundled once, and again when a source has changed', () => {
    expect(greeting()).toBe('{"id":-1,"status":"ok"}\n');
    expect(greeting()).toBe('{"id":-1,"status":"ok"}\n');
    expect(bundles()).toHaveLength(1);
    const source = path.join(folder, 'emulators/storage/runtime.ts');
    writeFileSync(source, readFileSync(source, 'utf8').replace('id: -1', 'id: -2'));
    expect(greeting()).toBe('{"id":-2,"status":"ok"}\n');
    expect(bundles()).toHaveLength(2);
  });

  it('is bundled in the temporary folder where node_modules cannot be written to', () => {
    writeFileSync(cache(), 'in the way');
    expect(greeting()).toBe('{"id":-1,"status":"ok"}\n');
    expect(readdirSync(path.join(folder, 'firebase-emulators'))).toHaveLength(1);
  });
});
