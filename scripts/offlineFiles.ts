import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_FILE, SHELL_MARK } from '../src/lib/offline.ts';

/**
 * Writes the shell and the service worker of visitors: see docs/decisions/0031-offline.md.
 * @param template the HTML that every page has
 * @param ssr the folder of the built worker
 * @param words the paths of the pages of words, which are kept before they are visited
 */
export async function writeOffline(
  template: string,
  ssr: string,
  dist: string,
  words: readonly string[],
): Promise<void> {
  const shell = template
    .replace('<html', `<html ${SHELL_MARK}`)
    .replace('<!--head-->', '<meta name="robots" content="noindex">')
    .replace('<!--app-->', '');
  await writeFile(join(dist, SHELL_FILE), shell);
  // What is of the staff area is in a folder of its own.
  const assets = await readdir(join(dist, 'assets'), { withFileTypes: true });
  const files = assets.filter((file) => file.isFile()).map(({ name }) => `/assets/${name}`);
  const worker = await readFile(join(ssr, 'offlineWorker.js'), 'utf8');
  const lists = `self.siteFiles=${JSON.stringify(files.sort())};\nself.wordPages=${JSON.stringify(words)};`;
  await writeFile(join(dist, 'sw.js'), `${lists}\n${worker}`);
}
