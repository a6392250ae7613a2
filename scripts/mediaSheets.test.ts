import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withMediaSheets } from './mediaSheets.ts';

let folder: string;
const assets = () => join(folder, 'dist', 'assets');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-sheets-'));
  await mkdir(assets(), { recursive: true });
  await writeFile(join(folder, 'paper.css'), "@import './columns.css';\n.logo { color: #000000 }");
  await writeFile(join(folder, 'columns.css'), '/* Two. */ .list { columns: 2 }');
  await writeFile(join(assets(), 'paper-Ab_3-xyz.css'), "@import './columns.css';");
});
afterEach(() => rm(folder, { recursive: true }));

const linked = (href: string) => `<link rel="stylesheet" href="${href}" media="print" />`;
const bundled = () =>
  withMediaSheets(linked('/assets/paper-Ab_3-xyz.css'), folder, join(folder, 'dist'));

test('a sheet for one medium holds what it imports, minified, in place of the copy', async () => {
  const html = await bundled();
  const [file = '', ...others] = await readdir(assets());
  expect(others).toEqual([]);
  expect(html).toBe(linked(`/assets/${file}`));
  expect(await readFile(join(assets(), file), 'utf8')).toBe('.list{columns:2}.logo{color:#000}');
});

test('has the variables that it uses, in front', async () => {
  await writeFile(join(folder, 'columns.css'), '.list::after { content: var(--from) }');
  const html = linked('/assets/paper-Ab_3-xyz.css');
  const variables = { '--from': '"Lagos"', '--other': '1' } as const;
  await withMediaSheets(html, folder, join(folder, 'dist'), variables);
  const [file = ''] = await readdir(assets());
  expect(await readFile(join(assets(), file), 'utf8')).toBe(
    ':root{--from:"Lagos"}.list:after{content:var(--from)}.logo{color:#000}',
  );
});

test('its name changes with what it imports', async () => {
  const before = await bundled();
  await writeFile(join(folder, 'columns.css'), '.list { columns: 3 }');
  await writeFile(join(assets(), 'paper-Ab_3-xyz.css'), '');
  expect(await bundled()).not.toBe(before);
});

test('a sheet for every medium stays as Vite made it', async () => {
  const html = '<link rel="stylesheet" href="/assets/style-Ab_3-xyz.css">';
  expect(await withMediaSheets(html, folder, join(folder, 'dist'))).toBe(html);
});
