/**
 * What a screen reader is told on each public page, as trees: landmarks, headings, and everything
 * that answers to a press, in order and with their names. The trees in names.spec.ts-snapshots are
 * kept by hand: texts and cells are left out, what the example data dates are patterns, and the firm's
 * own words are in braces.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { groupCompanies } from '@/content/groupCompanies';
import { embedPath } from '@/content/seriesSlugs';
import { expect, test } from '../../helpers/page';
import { publicPages } from '../../helpers/publicPages';

test.use({ newsletter: 'open' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** 'director 1' and so on, as the trees name them. */
const numbered = (word: string, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [`${word} ${index + 1}`, value]);

const words = new Map([
  ['firm', firm.name],
  ['email', firm.email],
  ...numbered(
    'phone',
    firm.phones.map(({ shown }) => shown),
  ),
  ...numbered(
    'company',
    groupCompanies.map(({ name }) => name),
  ),
  ...numbered(
    'director',
    directors.map(({ name }) => name),
  ),
]);

async function readTree(name: string): Promise<string> {
  const file = join(import.meta.dirname, 'names.spec.ts-snapshots', `${name}.aria.yml`);
  const tree = await readFile(file, 'utf8');
  return tree.replaceAll(/\{(\w+(?: \d)?)\}/g, (braces, word: string) => words.get(word) ?? braces);
}

/** `/about/director/…` is `director`: the tree of a path. */
const treeOf = (path: string): Promise<string> => {
  const [first = '', second, third] = path.split('/').slice(1);
  const name = third === undefined ? [first, second].filter(Boolean).join('-') : second;
  return readTree(name === '' || name === undefined ? 'home' : name);
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('every page tells a screen reader its landmarks, headings and controls by name', async ({
  page,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/404/);
  for (const path of publicPages) {
    await open(page, path);
    await test.step(path, async () => {
      await expect(page.locator('body')).toMatchAriaSnapshot(await readTree('frame'));
      await expect(page.getByRole('main')).toMatchAriaSnapshot(await treeOf(path));
    });
  }
  await open(page, embedPath('asi'));
  await expect(page.locator('body')).toMatchAriaSnapshot(await treeOf(embedPath('asi')));
});

test('a name that is missing is noticed', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  const tree = await main.ariaSnapshot();
  await page.getByLabel('Your Name').evaluate((field) => field.removeAttribute('id'));
  await expect(main).not.toMatchAriaSnapshot(tree);
  await expect(main).not.toMatchAriaSnapshot(await treeOf('/contact'));
});
