import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Returns the folder of an installed package. */
export function folderOfPackage(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((place) => existsSync(place));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
}
