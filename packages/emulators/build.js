/*
 * Builds what the package ships, in `dist`: JavaScript and types of what it exports, and a bundle of
 * each process. `node build.js --clean` removes it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLES, ENTRIES, bundleName } from './launch/bundled.js';

const folder = dirname(fileURLToPath(import.meta.url));
const dist = join(folder, 'dist');
/** JavaScript already, or a shell script. */
const AS_IS = [
  'java',
  'launch/bundled.js',
  'launch/engine.js',
  'launch/inside.js',
  'launch/watch-parent.js',
];

rmSync(dist, { recursive: true, force: true });
if (!process.argv.includes('--clean')) {
  const { resolve } = createRequire(import.meta.url);
  const tsc = join(dirname(resolve('typescript/package.json')), 'bin/tsc');
  const run = (...args) => execFileSync(process.execPath, args, { stdio: 'inherit', cwd: folder });
  run(tsc, '--project', join(folder, 'tsconfig.build.json'));
  for (const file of AS_IS) copyFileSync(join(folder, file), join(dist, file));
  for (const entry of ENTRIES) {
    run(
      join(folder, 'launch/bundle.js'),
      join(folder, entry),
      join(dist, BUNDLES, bundleName(entry)),
    );
  }
}
