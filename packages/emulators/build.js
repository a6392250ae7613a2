/*
 * `node build.js [folder]`: builds a package for other projects, `dist` unless a folder is named.
 * It has JavaScript, types and the bundles of the processes instead of the TypeScript sources, and
 * a package.json of its own, so that `npm pack` packs the folder as it is.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLES, ENTRIES, bundleName } from './launch/bundled.js';

const source = dirname(fileURLToPath(import.meta.url));
const built = resolve(source, process.argv[2] ?? 'dist');

/** What the built package exports. The others are for the tests of this repository. */
const EXPORTS = ['.', './rules', './outbox'];

/** Files that need no compiler: JavaScript, a shell script and the documents. */
const COPIED = [
  'java',
  'launch/bundled.js',
  'launch/engine.js',
  'launch/inside.js',
  'launch/watch-parent.js',
  'README.md',
  'firestore/README.md',
  'rules/README.md',
  'storage/README.md',
];

const runNode = (...args) =>
  execFileSync(process.execPath, args, { stdio: 'inherit', cwd: source });

function compile() {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(typescript), 'bin/tsc');
  runNode(compiler, '--project', join(source, 'tsconfig.build.json'), '--outDir', built);
}

function copyFiles() {
  for (const file of COPIED) cpSync(join(source, file), join(built, file));
}

function bundleProcesses() {
  for (const entry of ENTRIES) {
    const bundle = join(built, BUNDLES, bundleName(entry));
    runNode(join(source, 'launch/bundle.js'), join(source, entry), bundle);
  }
}

/**
 * Writes a package.json without what only the sources need, whose exports are the compiled files.
 */
function writeManifest() {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  delete manifest.scripts;
  delete manifest.devDependencies;
  manifest.bin = './cli.js';
  manifest.exports = Object.fromEntries(
    EXPORTS.map((name) => [name, compiledExport(manifest.exports[name])]),
  );
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function compiledExport(file) {
  return { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') };
}

rmSync(built, { recursive: true, force: true });
compile();
copyFiles();
bundleProcesses();
writeManifest();
