import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_FILE, SHELL_MARK } from '../src/lib/offline.ts';

/**
 * Writes the shell and the service worker of visitors: see docs/decisions/0031-offline.md.
 * @param template the HTML that every page has
 * @param ssr the folder of the built worker
 */
export async function writeOffline(template: string, ssr: string, dist: string): Promise<void> {
  const shell = template
    .replace('<html', `<html ${SHELL_MARK}`)
    .replace('<!--head-->', '<meta name="robots" content="noindex">')
    .replace('<!--app-->', '');
  await writeFile(join(dist, SHELL_FILE), shell);
  // What is of the staff area is in a folder of its own.
  const assets = await readdir(join(dist, 'assets'), { withFileTypes: true });
  const files = assets.filter((file) => file.isFile()).map(({ name }) => `/assets/${name}`);
  const worker = await readFile(join(ssr, 'offlineWorker.js'), 'utf8');
  const list = JSON.stringify(files.sort());
  await writeFile(join(dist, 'sw.js'), `self.siteFiles=${list};\n${worker}`);
}
