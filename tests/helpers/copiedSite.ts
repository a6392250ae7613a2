import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/local.ts';
import type { TestSite } from '../../scripts/testSite.ts';
import { listKeys } from '../../src/lib/records.ts';

/** Copies a build of the site and replaces the ports of the backend in all files. */
export async function copyBuild(from: TestSite, to: TestSite): Promise<void> {
  const folder = join(projectFolder, to.folder);
  await rm(folder, { recursive: true, force: true });
  await cp(join(projectFolder, from.folder), folder, { recursive: true });
  const ports = new Map(listKeys(to.ports).map((name) => [`${from.ports[name]}`, to.ports[name]]));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // The Latin-1 encoding preserves every byte, so binary files stay intact.
    const text = await readFile(file, 'latin1');
    const moved = text.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => `${ports.get(port) ?? port}`);
    if (moved !== text) await writeFile(file, moved, 'latin1');
  }
}
