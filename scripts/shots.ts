/*
 * Takes screenshots of every page and state in shots/, at all widths that we check. Run `npm start`
 * in another terminal first, then `npm run shots`.
 *
 *   -- --at http://127.0.0.1:6005   uses another address
 *   -- --only admin-news            takes only pictures whose names start with admin-news
 *   -- --compare before             compares each picture with the picture of the same name in the folder `before`
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { seedNow } from '../seed/calendar';
import { launchChromium } from '../tests/helpers/chromium';
import { exitWith, exitWithUsage, readOptions } from './options';
import { waitUntilDrawn, openPage, signInAsStaff, scrollDown } from './shotPage';
import { type ShotState, shotStates } from './shotStates';

const USAGE = `Use: npm run shots [-- --at <address>] [--only <name>] [--compare <folder>]
Takes screenshots of every page into shots/.

  --at <address>      the address of the site, by default that of npm start
  --only <name>       takes only the pictures whose names start like this
  --compare <folder>  compares each picture with the picture of the same name in a folder`;
const options = readOptions(USAGE, {
  at: { type: 'string', default: 'http://127.0.0.1:5173' },
  only: { type: 'string', default: '' },
  compare: { type: 'string' },
});
const chosenStates = shotStates.filter(({ name }) => name.startsWith(options.only));
if (chosenStates.length === 0) exitWithUsage(`There is no picture '${options.only}'`, USAGE);
if (options.compare !== undefined && !existsSync(options.compare)) {
  exitWithUsage(`There is no folder '${options.compare}'`, USAGE);
}
const answer = await fetch(options.at).catch(() => undefined);
if (answer === undefined) {
  exitWith(`No response from ${options.at}. Run npm start in another terminal, or use --at.`);
}
const FOLDER = 'shots';
const WIDTHS = [390, 768, 1440, 1920];
/**
 * Tolerance for the colour of a pixel, from 0 to 1. Rounding at the edges of glyphs causes smaller
 * differences.
 */
const COLOUR_TOLERANCE = 0.02;

async function takeShot(browser: Browser, state: ShotState, width: number): Promise<string> {
  const page = await openPage(browser, options.at, { width, height: width < 768 ? 844 : 900 });
  // Sets the time that appears in messages such as 'Not saved at 18:42'.
  await page.clock.setFixedTime(`${seedNow.toISOString().slice(0, 10)}T18:42:00+01:00`);
  try {
    if (state.popup !== true) {
      await page.addInitScript(() => localStorage.setItem('isNewsLetter', 'closed'));
    }
    if (state.staff === true) await signInAsStaff(page);
    await state.before?.(page);
    await page.goto(state.path);
    if (state.isLoaded === false) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Loading').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('load');
    } else {
      await page.waitForLoadState('networkidle');
      await scrollDown(page);
    }
    await state.act?.(page);
    await waitUntilDrawn(page);
    const name = `${state.name}-${width}.png`;
    await page.screenshot({
      path: join(FOLDER, name),
      fullPage: state.isFullPage !== false,
      animations: 'disabled',
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) console.log(`${name}: overflows by ${overflow} px`);
    return name;
  } finally {
    await page.context().close();
  }
}

/**
 * Returns the number of pixels that differ from the picture in `folder`, and writes a picture that
 * shows them. If the sizes differ, all pixels count as different.
 */
async function countDifferences(name: string, folder: string): Promise<number> {
  const readPicture = async (from: string) => PNG.sync.read(await readFile(join(from, name)));
  const [before, after] = await Promise.all([readPicture(folder), readPicture(FOLDER)]);
  const { width, height } = after;
  if (before.width !== width || before.height !== height) {
    console.log(`${name}: ${before.width} x ${before.height} became ${width} x ${height}`);
    return width * height;
  }
  const drawn = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, drawn.data, width, height, {
    threshold: COLOUR_TOLERANCE,
  });
  if (count > 0) {
    await mkdir(join(FOLDER, 'differences'), { recursive: true });
    await writeFile(join(FOLDER, 'differences', name), PNG.sync.write(drawn));
  }
  return count;
}

/** Prints the names of all pictures that differ, and returns their number. */
async function comparePictures(names: readonly string[], folder: string): Promise<number> {
  const known = new Set(await readdir(folder));
  let differ = 0;
  for (const name of names) {
    const count = known.has(name) ? await countDifferences(name, folder) : -1;
    if (count === 0) continue;
    differ += 1;
    console.log(`${name}: ${count < 0 ? 'is new' : `${count} pixels differ`}`);
  }
  console.log(`${names.length} pictures compared with ${folder}/, ${differ} differ`);
  return differ;
}

await mkdir(FOLDER, { recursive: true });
const browser = await launchChromium();
const takenPictures: string[] = [];
const failedPictures: string[] = [];
try {
  for (const state of chosenStates) {
    for (const width of state.widths ?? WIDTHS) {
      try {
        takenPictures.push(await takeShot(browser, state, width));
      } catch (error) {
        failedPictures.push(`${state.name}-${width}`);
        console.error(`${state.name} at ${width}: no picture`, error);
      }
    }
    console.log(state.name);
  }
} finally {
  await browser.close();
}
const differ =
  options.compare === undefined ? 0 : await comparePictures(takenPictures, options.compare);
if (failedPictures.length > 0 || differ > 0) process.exitCode = 1;
