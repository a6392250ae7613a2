import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../local.ts';

/**
 * Returns the script that runs before the first paint, as an inline element.
 *
 * Vite knows no inline scripts. As a file of its own the script would start one request later, and
 * with it the first figures (docs/decisions/0030-bytes.md). Hosting's Content-Security-Policy
 * allows exactly this script, by its hash. All of this can go if the figures come with the HTML,
 * for which the site would need a server.
 *
 * @throws if firebase.json has another hash; it has the right one afterwards
 */
export async function readStartupScript(ssr: string): Promise<string> {
  const script = (await readFile(join(ssr, 'startup.js'), 'utf8')).trim();
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const file = join(projectFolder, 'firebase.json');
  const hosting = await readFile(file, 'utf8');
  if (hosting.includes(`script-src 'self' ${hash};`)) return `<script>${script}</script>`;
  await writeFile(file, hosting.replace(/(?<=script-src 'self' )'sha256-[^']+'/, hash));
  throw new Error(
    'The inline script has changed. firebase.json has its new hash now: build again.',
  );
}
