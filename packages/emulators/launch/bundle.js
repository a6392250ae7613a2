/*
 * Command: `node bundle.js entry.ts bundle.mjs` bundles a module and all its imports into one file.
 */
import { mkdtempSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const [entry = '', file = ''] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
const folder = mkdtempSync(`${file}-`);
try {
  await build({
    configFile: false,
    envDir: false,
    root: dirname(entry),
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: 'engine.mjs', codeSplitting: false },
        // Omits comments with module paths, so that the bundle does not depend on the folder in
        // which it was built.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  });
  // Renames the finished file atomically, because another process may be reading or writing the
  // same file.
  renameSync(join(folder, 'engine.mjs'), file);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
