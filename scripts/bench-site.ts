/*
 * Holds the production build against its budgets: `npm run bench:site` after a build, with the site
 * served at the given address (default: the dev hosting port). Run with `--sizes` to weigh only.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const KB = 1024;

/** JavaScript a visitor downloads on `/`, gzip. */
const JS_TOTAL_BUDGET = 150 * KB;
/** The part of it that stands before the page answers: all but the Firestore SDK. */
const JS_INTERACTIVE_BUDGET = 110 * KB;

async function gzipSize(file: string): Promise<number> {
  return gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
}

/** Every script that a page's HTML names, and what those import statically. */
async function scriptsOf(page: string): Promise<string[]> {
  const html = await readFile(join(dist, page), 'utf8');
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const source = await readFile(join(dist, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      await visit(`assets/${path}`);
    }
  };
  for (const [, path = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) {
    await visit(path);
  }
  return [...found];
}

function report(what: string, bytes: number, budget: number): boolean {
  const within = bytes <= budget;
  console.log(
    `${within ? 'ok  ' : 'OVER'} ${what}: ${(bytes / KB).toFixed(1)} KB of ${(budget / KB).toFixed(0)} KB`,
  );
  return within;
}

const scripts = await scriptsOf('index.html');
let total = 0;
let beforeInteractive = 0;
for (const file of scripts.sort()) {
  const size = await gzipSize(file);
  total += size;
  if (!/firestore/.test(file)) beforeInteractive += size;
  console.log(`     ${file} ${(size / KB).toFixed(1)} KB`);
}
const results = [
  report('JavaScript on /', total, JS_TOTAL_BUDGET),
  report('JavaScript before / is interactive', beforeInteractive, JS_INTERACTIVE_BUDGET),
];
if (results.includes(false)) process.exitCode = 1;
