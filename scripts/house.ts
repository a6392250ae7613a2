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
  return new Map(
    paths
      .map((path) => [path, join(projectFolder, path)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([path, file]) => [path, readFileSync(file, 'utf8')]),
  );
}

const isTest = (path: string) => /\.(test|spec)\.|(^|\/)tests\//.test(path);
const lineCount = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);

/** Counts what has a ceiling. */
function sizesOf(files: ReadonlyMap<string, string>): Record<string, number> {
  const textsOf = (belongs: (path: string) => boolean) =>
    [...files].filter(([path]) => belongs(path)).map(([, text]) => text);
  const isCode = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path);
  const codeIn = (folder: string) =>
    textsOf((path) => path.startsWith(`${folder}/`) && isCode(path) && !isTest(path));
  const isSheet = (path: string) => path.startsWith('src/') && path.endsWith('.css');
  const isForStaff = (path: string) => path.includes('/admin') || basename(path) === 'admin.css';
  const src = codeIn('src');
  const sheets = textsOf(isSheet);
  const rules = sheets.join('\n').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const classNames = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.match(/\.[A-Za-z][\w-]*/g) ?? []);
  const conditions = selectors.filter((selector) => /^\s*@(media|container)/.test(selector));
  const docs = textsOf((path) => path.startsWith('docs/') && path.endsWith('.md'));
  return {
    'src: lines of code': lineCount(src),
    'src: files of code': src.length,
    'src: files of 30 lines or fewer': src.filter((text) => lineCount([text]) <= 30).length,
    'src: lines of CSS': lineCount(sheets),
    'src: lines of CSS for staff alone': lineCount(
      textsOf((path) => isSheet(path) && isForStaff(path)),
    ),
    'src: class names in style sheets': new Set(classNames).size,
    'src: different breakpoints': new Set(
      conditions.flatMap((condition) => condition.match(BREAKPOINT) ?? []),
    ).size,
    'scripts: lines of code': lineCount(codeIn('scripts')),
    'emulators: lines of code': lineCount(codeIn('emulators')),
    'tests: lines in all': lineCount(textsOf((path) => isCode(path) && isTest(path))),
    'docs: words': docs.flatMap((text) => text.match(/\S+/g) ?? []).length,
  };
}

/** The most of each. */
const CEILINGS: Readonly<Record<string, number>> = {
  'src: lines of code': 38_100,
  'src: files of code': 422,
  'src: files of 30 lines or fewer': 80,
  'src: lines of CSS': 6910,
  'src: lines of CSS for staff alone': 400,
  'src: class names in style sheets': 240,
  'src: different breakpoints': 14,
  'scripts: lines of code': 5740,
  'emulators: lines of code': 12_500,
  'tests: lines in all': 40_800,
  'docs: words': 18_000,
};

const grouped = (count: number) => count.toLocaleString('en-GB');
let over = 0;
for (const [name, size] of Object.entries(sizesOf(readTracked()))) {
  const ceiling = CEILINGS[name] ?? 0;
  if (size > ceiling) over += 1;
  console.log(
    `${size > ceiling ? 'over' : 'ok  '} ${grouped(size).padStart(7)} of ${grouped(ceiling)}  ${name}`,
  );
}
if (over > 0) {
  console.error('Make it smaller, or raise its ceiling in scripts/house.ts and say why.');
  process.exitCode = 1;
}
