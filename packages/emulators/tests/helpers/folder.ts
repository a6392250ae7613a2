import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Gives each test of a file a folder, which is gone after it; returns what names a place in it. */
export function folderOfEach(name = 'emulators-'): (...place: string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), name));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...place) => join(folder, ...place);
}
