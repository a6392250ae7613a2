/*
 * To load TypeScript file by file takes a second, most of which goes to the compiler. So what runs
 * in a process of its own is bundled once, under a name made from its sources, and from then on
 * only that is loaded.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const launch = dirname(fileURLToPath(import.meta.url));
const emulators = dirname(launch);
const modules = join(dirname(emulators), 'node_modules');
const SOURCES = ['firestore', 'rules', 'shared', 'storage', 'suite'];

/** Loads an entry of this folder, such as `firestore/main.ts`. */
export async function runBundled(entry) {
  const name = `${entry.replaceAll('/', '-')}-${state()}.mjs`;
  const places = [join(modules, '.cache'), tmpdir()].map((cache) =>
    join(cache, 'local-backend', name),
  );
  const problems = [];
  const bundled = (place) => bundle(entry, place, problems);
  const file = places.find((place) => existsSync(place)) ?? places.find(bundled);
  if (file === undefined) throw new Error(`${entry} could not be bundled. ${problems.join(' ')}`);
  await import(pathToFileURL(file).href);
}

/** Changes with any source of the engines, and with what they are bundled with and by. */
function state() {
  const hash = createHash('sha256');
  const take = (path) => hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  for (const folder of SOURCES) {
    for (const name of readdirSync(join(emulators, folder), { recursive: true }).sort()) {
      if (/(?<!\.test)\.ts$/.test(name)) take(join(emulators, folder, name));
    }
  }
  for (const name of ['re2js', 'vite']) take(join(modules, name, 'package.json'));
  return hash.digest('hex').slice(0, 16);
}

/** In a process of its own, whose memory is given back. False where nothing can be written. */
function bundle(entry, place, problems) {
  try {
    const args = [join(launch, 'bundle.js'), join(emulators, entry), place];
    execFileSync(process.execPath, args, { stdio: 'pipe' });
    return true;
  } catch (thrown) {
    problems.push(String(thrown));
    return false;
  }
}
