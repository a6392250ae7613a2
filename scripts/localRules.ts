/**
 * Creates the rules of the local backend from firestore.rules. The rules accept only files at
 * Google's address, but the emulator serves files from this machine. The repository's rules are
 * never changed, so no other rules can be deployed.
 */
import { randomUUID } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { host, localRulesFile, projectFolder } from './local.ts';

/** The origin of stored files in production, as a regular expression in the rules. */
const PRODUCTION_ORIGIN = "'https://firebasestorage[.]googleapis[.]com'";
const EMULATOR_ORIGIN = `'http://${host.replaceAll('.', '[.]')}:[0-9]{2,5}'`;
const POLL_MS = 500;

const rulesFile = join(projectFolder, 'firestore.rules');
const localFile = join(projectFolder, localRulesFile);

/**
 * Returns the rules with the emulator's address instead of Google's. Line numbers stay the same.
 *
 * @throws if the rules do not contain Google's address exactly once
 */
export function createLocalRules(rules: string): string {
  const [before, after, ...more] = rules.split(PRODUCTION_ORIGIN);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`firestore.rules must name ${PRODUCTION_ORIGIN} once`);
  }
  return before + EMULATOR_ORIGIN + after;
}

/** Writes the local rules. The rename is atomic, so a running backend never reads half a file. */
export async function writeLocalRules(): Promise<void> {
  const text = createLocalRules(await readFile(rulesFile, 'utf8'));
  // The name is unique, because two backends of one process may write at the same time.
  const next = `${localFile}.${randomUUID()}`;
  await mkdir(dirname(localFile), { recursive: true });
  await writeFile(next, text);
  await rename(next, localFile);
}

/**
 * Writes the local rules whenever firestore.rules is saved, and passes errors to `onProblem`.
 * @returns a function that stops watching the file
 */
export function watchRules(onProblem: (problem: unknown) => void): () => Promise<void> {
  const updateRules = () => void writeLocalRules().catch(onProblem);
  watchFile(rulesFile, { interval: POLL_MS }, updateRules);
  return () => {
    unwatchFile(rulesFile, updateRules);
    return Promise.resolve();
  };
}
