import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder, writeFiles } from '../tests/helpers/folder.ts';
import { withMediaSheets } from './mediaSheets.ts';

/** The file that Vite made of it. */
const COPY = 'dist/assets/paper-Ab_3-xyz.css';
let folder: string;
const assets = () => join(folder, 'dist', 'assets');

beforeEach(async () => {
  folder = await newFolder({
    'paper.css': "@import './columns.css';\n.logo { color: #000000 }",
    'columns.css': '/* Two. */ .list { columns: 2 }',
    [COPY]: "@import './columns.css';",
  });
});

const linked = (href: string) => `<link rel="stylesheet" href="${href}" media="print" />`;
const bundled = (html = linked('/assets/paper-Ab_3-xyz.css'), variables = {}) =>
  withMediaSheets(html, folder, join(folder, 'dist'), variables);
const builtSheet = async () => {
  const [file = '', ...others] = await readdir(assets());
  expect(others).toEqual([]);
  return { file, text: await readFile(join(assets(), file), 'utf8') };
};

test('a sheet for one medium holds what it imports, minified, in place of the copy', async () => {
  const html = await bundled();
  const { file, text } = await builtSheet();
  expect(html).toBe(linked(`/assets/${file}`));
  expect(text).toBe('.list{columns:2}.logo{color:#000}');
});

test('has the variables that it uses, in front', async () => {
  await writeFiles(folder, { 'columns.css': '.list::after { content: var(--from) }' });
  await bundled(undefined, { '--from': '"Lagos"', '--other': '1' });
  expect((await builtSheet()).text).toBe(
    ':root{--from:"Lagos"}.list:after{content:var(--from)}.logo{color:#000}',
  );
});

test('its name changes with what it imports', async () => {
  const before = await bundled();
  await writeFiles(folder, { 'columns.css': '.list { columns: 3 }', [COPY]: '' });
  expect(await bundled()).not.toBe(before);
});

test('a sheet for every medium stays as Vite made it', async () => {
  const html = '<link rel="stylesheet" href="/assets/style-Ab_3-xyz.css">';
  expect(await bundled(html)).toBe(html);
});
