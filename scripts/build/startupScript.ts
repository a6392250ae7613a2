import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../local.ts';

/**
 * Returns the script that runs before the first paint. Each page contains this script as an inline
 * element.
 *
 * Vite does not build inline scripts. If the script were a separate file, it would send the first
 * reads one request later (docs/decisions/0030-bytes.md). Delete the script if the HTML ever
 * contains the figures, which requires a server.
 */
export async function readStartupScript(ssr: string): Promise<string> {
  return (await readFile(join(ssr, 'startup.js'), 'utf8')).trim();
}

/**
 * Checks that the Content-Security-Policy in firebase.json allows the inline script by its hash. If
 * the hash has changed, writes the new hash to firebase.json and fails the build.
 *
 * @throws if firebase.json contained another hash
 */
export async function updateScriptHash(script: string): Promise<void> {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const file = join(projectFolder, 'firebase.json');
  const hosting = await readFile(file, 'utf8');
  if (hosting.includes(`script-src 'self' ${hash};`)) return;
  await writeFile(file, hosting.replace(/(?<=script-src 'self' )'sha256-[^']+'/, hash));
  throw new Error(
    'The inline script has changed. Its new hash is now in firebase.json. Run the build again.',
  );
}
