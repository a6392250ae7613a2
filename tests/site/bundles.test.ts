/** What the code files of the built site contain. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder, getTestFolder } from '../../scripts/local';
import { NOTICES_FILE } from '../../scripts/build/notices';

const built = join(projectFolder, getTestFolder('reads'));

/**
 * Texts that must not appear in the built code. Each row names the built folder, the source folder
 * of the text, and the text.
 */
const EXCLUDED_CODE = [
  ['assets', 'node_modules/@firebase/app/dist/esm', 'firebase-heartbeat-database'],
  ['assets', 'node_modules/react-router/dist/development', 'Matched leaf route at location'],
  ['assets', 'src/lib', 'host:port such as'],
  ['assets/staff', 'node_modules/firebase/node_modules/@firebase/auth/dist/esm', 'gapi.iframes'],
  ['assets/staff', 'node_modules/react-router/dist/development', 'Matched leaf route at location'],
] as const;

async function readScripts(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => /\.m?[jt]s$/.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
}

const listNamesWith = (scripts: Map<string, string>, text: string): string[] =>
  [...scripts].flatMap(([name, code]) => (code.includes(text) ? [name] : []));

test.each(EXCLUDED_CODE)(
  'builds %s without the code of %s that contains "%s"',
  async (assets, source, text) => {
    expect(listNamesWith(await readScripts(join(projectFolder, source)), text)).not.toEqual([]);
    expect(listNamesWith(await readScripts(join(built, assets)), text)).toEqual([]);
  },
);

test('excludes staff code from all files that visitors download', async () => {
  const visitors = await readScripts(join(built, 'assets'));
  const staff = await readScripts(join(built, 'assets', 'staff'));
  for (const text of ['identitytoolkit', 'storage/', 'DndContext']) {
    expect(listNamesWith(staff, text), text).not.toEqual([]);
    expect(listNamesWith(visitors, text), text).toEqual([]);
  }
  const files = await readdir(built, { recursive: true });
  for (const name of files.filter((each) => each.endsWith('.html') && each !== 'admin.html')) {
    visitors.set(name, await readFile(join(built, name), 'utf8'));
  }
  // The code of visitors must not contain the path of a staff file, because it could load the file.
  expect(listNamesWith(visitors, 'staff/')).toEqual([]);
});

test.each([
  ['text', 'UndetectableDelimiter'],
  ['workbooks', 'invalid zip data'],
])('loads the parser of %s only on demand', async (_, text) => {
  const scripts = await readScripts(join(built, 'assets', 'staff'));
  // `fetched` starts with the script of each page. The loop adds the scripts that they import
  // statically.
  const fetched = new Set([...scripts.keys()].filter((name) => /^(admin|.*Page)-/.test(name)));
  for (const name of fetched) {
    const imports = scripts.get(name)?.matchAll(/(?:from|import)"\.\/([^"]+)"/g) ?? [];
    for (const [, imported = ''] of imports) fetched.add(imported);
  }
  const readers = listNamesWith(scripts, text);
  expect(readers).not.toEqual([]);
  expect(readers.filter((name) => fetched.has(name))).toEqual([]);
});

test('names the licence of each library in the build', async () => {
  const text = await readFile(join(built, NOTICES_FILE), 'utf8');
  expect(text).toContain('Inter and Montserrat\n\nCopyright');
  const names = [...text.matchAll(/^(\S+) \d+\.\d+\S* \(([\w.-]+)\)$/gm)].map(([, name]) => name);
  const some = [
    '@e965/xlsx',
    '@firebase/firestore',
    'papaparse',
    'react-dom',
    'tailwindcss',
    'vite',
  ];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(names).not.toContain('vitest');
});
