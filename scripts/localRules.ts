/**
 * Creates the local rules from firestore.rules. firestore.rules accepts only file URLs of Google,
 * but the Storage emulator serves files from this machine. The local rules are a separate file, so
 * they can never be deployed.
 */
import { randomUUID } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { host, localRulesFile, projectFolder } from './local.ts';

/** Origin of stored files in production. The rules contain it as a regular expression. */
const PRODUCTION_ORIGIN = "'https://firebasestorage[.]googleapis[.]com'";
const EMULATOR_ORIGIN = `'http://${host.replaceAll('.', '[.]')}:[0-9]{2,5}'`;
const POLL_MS = 500;

const rulesFile = join(projectFolder, 'firestore.rules');
const localFile = join(projectFolder, localRulesFile);

/**
 * Returns the rules with the emulator's origin instead of Google's. Line numbers do not change.
 *
 * @throws if the rules do not contain Google's origin exactly once
 */
export function createLocalRules(rules: string): string {
  const [before, after, ...more] = rules.split(PRODUCTION_ORIGIN);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`firestore.rules must name ${PRODUCTION_ORIGIN} once`);
  }
  return before + EMULATOR_ORIGIN + after;
}

/**
 * Writes the local rules. The file is renamed atomically, so a running backend never reads an
 * incomplete file.
 */
export async function writeLocalRules(): Promise<void> {
  const text = createLocalRules(await readFile(rulesFile, 'utf8'));
  // The name of the temporary file is unique, because two backends may write the rules at the same
  // time.
  const next = `${localFile}.${randomUUID()}`;
  await mkdir(dirname(localFile), { recursive: true });
  await writeFile(next, text);
  await rename(next, localFile);
}

/**
 * Writes the local rules again whenever firestore.rules is saved.
 * @param onProblem called with the error if writing fails
 * @returns a function that stops watching firestore.rules
 */
export function watchRules(onProblem: (problem: unknown) => void): () => Promise<void> {
  const updateRules = () => void writeLocalRules().catch(onProblem);
  watchFile(rulesFile, { interval: POLL_MS }, updateRules);
  return () => {
    unwatchFile(rulesFile, updateRules);
    return Promise.resolve();
  };
}
