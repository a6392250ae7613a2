/**
 * firestore.rules as the local backend gets them. The rules take stored files from Google's address
 * alone; the emulator serves them at one of this machine. The repository's text is never changed,
 * so that nothing but it can be deployed.
 */
import { randomUUID } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { host, localRulesFile, projectFolder } from './local.ts';

/** The origin of stored files in production, as the rules write it: a pattern. */
const PRODUCTION = "'https://firebasestorage[.]googleapis[.]com'";
const EMULATOR = `'http://${host.replaceAll('.', '[.]')}:[0-9]{2,5}'`;
const POLL_MS = 500;

const rulesFile = join(projectFolder, 'firestore.rules');
const localFile = join(projectFolder, localRulesFile);

/**
 * The rules with the emulator's address in place of Google's; each line stays in its place.
 *
 * @throws where the text does not name Google's address once
 */
export function localRules(rules: string): string {
  const [before, after, ...more] = rules.split(PRODUCTION);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`firestore.rules must name ${PRODUCTION} once`);
  }
  return before + EMULATOR + after;
}

/**
 * Writes them where the local backend reads them. Backends that run already see a whole file or the
 * old one.
 */
export async function writeLocalRules(): Promise<void> {
  const text = localRules(await readFile(rulesFile, 'utf8'));
  // Two backends of one process may write them at once.
  const next = `${localFile}.${randomUUID()}`;
  await mkdir(dirname(localFile), { recursive: true });
  await writeFile(next, text);
  await rename(next, localFile);
}

/**
 * Writes them again whenever firestore.rules is saved; what is wrong with it goes to `onProblem`.
 * @returns what ends that
 */
export function followRules(onProblem: (problem: unknown) => void): () => Promise<void> {
  const follow = () => void writeLocalRules().catch(onProblem);
  watchFile(rulesFile, { interval: POLL_MS }, follow);
  return () => {
    unwatchFile(rulesFile, follow);
    return Promise.resolve();
  };
}
