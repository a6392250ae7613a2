import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../local.ts';

/**
 * Returns the script that runs before the first paint. Each page contains the script as an inline
 * element.
 *
 * Vite does not build inline scripts. In a separate file, the script and the first reads would
 * start one request later (docs/decisions/0030-bytes.md). The script can go if the HTML contains
 * the figures, but that needs a server.
 */
export async function readStartupScript(ssr: string): Promise<string> {
  return (await readFile(join(ssr, 'startup.js'), 'utf8')).trim();
}

/**
 * Checks that the Content-Security-Policy in firebase.json allows this inline script by its hash.
 * Otherwise writes the new hash to firebase.json and ends the build.
 *
 * @throws if firebase.json had another hash
 */
export async function updateScriptHash(script: string): Promise<void> {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const file = join(projectFolder, 'firebase.json');
  const hosting = await readFile(file, 'utf8');
  if (hosting.includes(`script-src 'self' ${hash};`)) return;
  await writeFile(file, hosting.replace(/(?<=script-src 'self' )'sha256-[^']+'/, hash));
  throw new Error(
    'The inline script has changed. firebase.json has its new hash now: build again.',
  );
}
