import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, onTestFinished } from 'vitest';

/**
 * Creates a new temporary folder before each test. Returns a function that appends a path to the
 * path of the folder.
 */
export function createFolderForEach(name = 'emulators-'): (...segments: string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), name));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...segments) => join(folder, ...segments);
}

/** Creates a folder with the given files, by file name. The folder is deleted after the test. */
export function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
