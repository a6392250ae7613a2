/**
 * Part of `npm run check:lint`: the size of the code beside its ceilings, so that growth is a decision. A ceiling
 * that is raised says why in the commit that raises it. Counts the files that git tracks; tests are
 * `*.test.*`, `*.spec.*` and all below a folder `tests`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectFolder } from './local.ts';

const BREAKPOINT =
  /(?:(?:min-|max-)?(?:width|height|inline-size|block-size)\s*[:<>=]+\s*[\w.]+|[\w.]+\s*[<>]=?\s*(?:width|height|inline-size))/;

/** Returns the text of each tracked file by its path. */
function readTracked(): ReadonlyMap<string, string> {
  const listed = execFileSync('git', ['ls-files'], { cwd: projectFolder, encoding: 'utf8' });
  const paths = listed.split('\n').filter((path) => /\.(ts|tsx|mjs|js|css|md)$/.test(path));
  const there = paths.filter((path) => existsSync(join(projectFolder, path)));
  return new Map(there.map((path) => [path, readFileSync(join(projectFolder, path), 'utf8')]));
}

const isTest = (path: string) => /\.(test|spec)\.|(^|\/)tests\//.test(path);
const lineCount = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);

const files = readTracked();
const textsOf = (belongs: (path: string) => boolean) =>
  [...files].filter(([path]) => belongs(path)).map(([, text]) => text);
const isCode = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path);
const codeIn = (folder: string) =>
  textsOf((path) => path.startsWith(`${folder}/`) && isCode(path) && !isTest(path));
const isSheet = (path: string) => path.startsWith('src/') && path.endsWith('.css');
const isForStaff = (path: string) => path.includes('/admin') || basename(path) === 'admin.css';
const src = codeIn('src');
const sheets = textsOf(isSheet);
const staffSheets = textsOf((path) => isSheet(path) && isForStaff(path));
const rules = sheets.join('\n').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
const classNames = selectors
  .filter((selector) => !selector.trim().startsWith('@'))
  .flatMap((selector) => selector.match(/\.[A-Za-z][\w-]*/g) ?? []);
const breakpoints = selectors
  .filter((selector) => /^\s*@(media|container)/.test(selector))
  .flatMap((condition) => condition.match(BREAKPOINT) ?? []);
const docs = textsOf((path) => path.startsWith('docs/') && path.endsWith('.md'));
const words = docs.flatMap((text) => text.match(/\S+/g) ?? []);
const tests = textsOf((path) => isCode(path) && isTest(path));

/** The names, sizes and ceilings of what is measured. */
const sizes: readonly (readonly [name: string, size: number, ceiling: number])[] = [
  ['src: lines of code', lineCount(src), 37_550],
  ['src: files of code', src.length, 420],
  ['src: files of 30 lines or fewer', src.filter((text) => lineCount([text]) <= 30).length, 80],
  ['src: lines of CSS', lineCount(sheets), 6500],
  ['src: lines of CSS for staff alone', lineCount(staffSheets), 400],
  ['src: class names in style sheets', new Set(classNames).size, 240],
  ['src: different breakpoints', new Set(breakpoints).size, 14],
  ['scripts: lines of code', lineCount(codeIn('scripts')), 5500],
  ['emulators: lines of code', lineCount(codeIn('emulators')), 12_500],
  ['tests: lines in all', lineCount(tests), 36_000],
  ['docs: words', words.length, 18_000],
];

const grouped = (count: number) => count.toLocaleString('en-GB');
let over = 0;
for (const [name, size, ceiling] of sizes) {
  if (size > ceiling) over += 1;
  console.log(
    `${size > ceiling ? 'over' : 'ok  '} ${grouped(size).padStart(7)} of ${grouped(ceiling)}  ${name}`,
  );
}
if (over > 0) {
  console.error('Make it smaller, or raise its ceiling in scripts/house.ts and say why.');
  process.exitCode = 1;
}
