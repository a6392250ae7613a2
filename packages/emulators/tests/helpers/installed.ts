import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export function findPackageFolder(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = folders.map((each) => join(each, name)).find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
}
