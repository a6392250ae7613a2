/*
 * `node build.js [folder]` builds the package for other projects. The default folder is `dist`.
 * Instead of the TypeScript sources, the folder contains JavaScript, type declarations and a bundle
 * for each process. The folder also contains a package.json, so `npm pack` can pack it directly.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLES, ENTRIES, bundleName } from './launch/bundled.js';

const source = dirname(fileURLToPath(import.meta.url));
const built = resolve(source, process.argv[2] ?? 'dist');

/**
 * Exports of the built package. The other exports in this package.json are only for our own tests.
 */
const EXPORTS = ['.', './rules', './outbox'];

/** Files that the build copies unchanged, because they need no compiler. */
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
 * Writes the package.json of the built package. Its exports are the compiled files. It has no
 * scripts and no development dependencies.
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
