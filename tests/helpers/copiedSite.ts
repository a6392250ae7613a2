/** Adapts a build of the site to another backend. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/local.ts';
import type { TestSite } from '../../scripts/testSite.ts';
import { listKeys } from '../../src/lib/records.ts';

/** Copies a build, and replaces the ports of its backend with those of another site. */
export async function copyBuild(from: TestSite, to: TestSite): Promise<void> {
  const folder = join(projectFolder, to.folder);
  await rm(folder, { recursive: true, force: true });
  await cp(join(projectFolder, from.folder), folder, { recursive: true });
  const ports = new Map(listKeys(to.ports).map((name) => [`${from.ports[name]}`, to.ports[name]]));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // Latin-1 keeps every byte, so binary files do not change.
    const text = await readFile(file, 'latin1');
    const moved = text.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => `${ports.get(port) ?? port}`);
    if (moved !== text) await writeFile(file, moved, 'latin1');
  }
}
