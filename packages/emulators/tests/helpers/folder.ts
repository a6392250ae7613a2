import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, onTestFinished } from 'vitest';

/** Gives each test of a file a folder, which is gone after it; returns what names a place in it. */
export function folderOfEach(name = 'emulators-'): (...place: string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), name));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...place) => join(folder, ...place);
}

/** Creates a folder with these files, by their names. It exists until the test ends. */
export function newFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
