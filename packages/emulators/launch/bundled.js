/*
 * Loading many TypeScript files takes a second, mostly for the compiler. Therefore the modules of
 * each process are bundled into one file. The file name contains a hash of the sources, so later
 * starts load only this file. A published package contains the bundles instead of the sources.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const launchFolder = dirname(fileURLToPath(import.meta.url));
const packageFolder = dirname(launchFolder);
const SOURCES = ['firestore', 'rules', 'shared', 'storage', 'suite'];
/** Packages that are included in the bundle (re2js) or create it (vite). */
const DEPENDENCIES = ['re2js', 'vite'];

/** Modules that are started as separate processes. */
export const ENTRIES = ['firestore/main.ts', 'storage/runtime.ts', 'suite/main.ts'];
/** Folder of the bundles in a published package. */
export const BUNDLES = 'bundles';

export function bundleName(entry) {
  return `${entry.replaceAll('/', '-')}.mjs`;
}

/** Runs a module from its bundle. Creates the bundle first if it is missing. */
export async function runBundled(entry) {
  const built = join(packageFolder, BUNDLES, bundleName(entry));
  await import(pathToFileURL(existsSync(built) ? built : bundleOfSources(entry)).href);
}

function bundleOfSources(entry) {
  const name = `${entry.replaceAll('/', '-')}-${sourceHash()}.mjs`;
  const candidates = cacheFolders().map((cache) => join(cache, 'firebase-emulators', name));
  const problems = [];
  const tryBundle = (candidate) => bundle(entry, candidate, problems);
  const file = candidates.find((candidate) => existsSync(candidate)) ?? candidates.find(tryBundle);
  if (file === undefined) throw new Error(`${entry} could not be bundled. ${problems.join(' ')}`);
  return file;
}

/** Returns the folders where Node looks for packages, nearest first. */
function moduleFolders() {
  const folders = createRequire(import.meta.url).resolve.paths('vite') ?? [];
  return folders.filter((folder) => existsSync(folder));
}

/**
 * Returns the folders in which bundles can be cached, in order of preference. The first folder is
 * in the node_modules folder that contains the bundler. The second is the temporary folder.
 */
function cacheFolders() {
  const installed = moduleFolders().find((folder) => existsSync(join(folder, 'vite')));
  return [...(installed === undefined ? [] : [join(installed, '.cache')]), tmpdir()];
}

function sourceHash() {
  const hash = createHash('sha256');
  const add = (path) => hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  for (const folder of SOURCES) {
    for (const name of readdirSync(join(packageFolder, folder), { recursive: true }).sort()) {
      if (/(?<!\.test)\.ts$/.test(name)) add(join(packageFolder, folder, name));
    }
  }
  for (const name of DEPENDENCIES) {
    const manifests = moduleFolders().map((folder) => join(folder, name, 'package.json'));
    const manifest = manifests.find((file) => existsSync(file));
    if (manifest) add(manifest);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Creates a bundle in a separate process, so that its memory is freed afterwards. Returns false if
 * the bundle cannot be written.
 */
function bundle(entry, target, problems) {
  try {
    const args = [join(launchFolder, 'bundle.js'), join(packageFolder, entry), target];
    execFileSync(process.execPath, args, { stdio: 'pipe' });
    return true;
  } catch (thrown) {
    problems.push(String(thrown));
    return false;
  }
}
