/*
 * The pictures of the documents, into docs/pictures/: builds the site, serves it with the example
 * data as it stands before tonight's figures, and takes each as PNG of 256 colours.
 * `npm run pictures -- tonight` takes those whose name begins so.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { PNG } from 'pngjs';
import { resetToEvening } from '../tests/helpers/evening';
import { type Picture, pictures } from './documentPictures';
import { indexedPng } from './indexedPng';
import { projectFolder, testPorts } from './local';
import { readOptions } from './options';
import { fullyDrawn, newPage, signInAsStaff } from './shotPage';
import { originOf, withTestSite } from './testSite';

const KB = 1024;
const MOST_BYTES = 150 * KB;
/** The height of the window for a picture of a part: nothing stands over it. */
const HIGH = 1500;
const origin = originOf({ ports: testPorts });
const folder = join(projectFolder, 'docs/pictures');

async function take(browser: Browser, picture: Picture): Promise<Buffer> {
  const { path, width = 1280, staff, act, of } = picture;
  const { height = of === undefined ? 800 : HIGH } = picture;
  const page = await newPage(browser, origin, { width, height });
  try {
    await page.addInitScript(() => localStorage.setItem('isNewsLetter', 'closed'));
    if (staff === true) await signInAsStaff(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await act?.(page, browser);
    await fullyDrawn(page);
    return await (of?.(page) ?? page).screenshot({ animations: 'disabled' });
  } finally {
    await page.context().close();
  }
}

const USAGE = 'Use: npm run pictures [-- <name>]';
const { wanted } = readOptions(USAGE, () => {
  const options = { help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [begins = '', further] = positionals;
  if (further !== undefined) throw new Error(`Unexpected argument '${further}'`);
  const wanted = pictures.filter(({ name }) => name.startsWith(begins));
  if (wanted.length === 0) throw new Error(`There is no picture '${begins}'`);
  return { values: { ...values, wanted } };
});
await withTestSite(async (browser) => {
  await mkdir(folder, { recursive: true });
  for (const picture of wanted) {
    await resetToEvening();
    const { data, width, height } = PNG.sync.read(await take(browser, picture));
    const bytes = indexedPng(data, width, height);
    await writeFile(join(folder, `${picture.name}.png`), bytes);
    const tooLarge = bytes.length > MOST_BYTES;
    console.log(
      `${picture.name}: ${(bytes.length / KB).toFixed(0)} KB${tooLarge ? ', TOO LARGE' : ''}`,
    );
    if (tooLarge) process.exitCode = 1;
  }
});
