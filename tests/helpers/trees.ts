/**
 * The accessibility trees of the public pages, as a screen reader presents them: landmarks,
 * headings and controls, in order and with their names. The files in `trees` are written by hand.
 * They leave out texts and cells, and repeated elements whose names other tests check. Dates of the
 * example data are patterns, and names of the firm are placeholders in braces.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { findLegalPath } from '@/content/legal/pages';
import { groupCompanies } from '@/content/groupCompanies';
import { formatExchangeRate } from '@/lib/format';

/** Returns numbered placeholders such as 'director 1', with their values. */
const numberPlaceholders = (name: string, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [`${name} ${index + 1}`, value]);

/** A pattern for any exchange rate. */
const ratePattern = formatExchangeRate(0)
  .replaceAll(/[/$]/g, String.raw`\$&`)
  .replace('0.00', String.raw`[\d,.]+`);

const placeholders = new Map([
  ['rate', ratePattern],
  ['firm', firm.name],
  ['email', firm.email],
  ...numberPlaceholders(
    'phone',
    firm.phones.map(({ shown }) => shown),
  ),
  ...numberPlaceholders(
    'company',
    groupCompanies.map(({ name }) => name),
  ),
  ...numberPlaceholders(
    'director',
    directors.map(({ name }) => name),
  ),
]);

export async function readTree(name: string): Promise<string> {
  const file = join(import.meta.dirname, 'trees', `${name}.aria.yml`);
  const tree = await readFile(file, 'utf8');
  return tree.replaceAll(
    /\{(\w+(?: \d)?)\}/g,
    (match, name: string) => placeholders.get(name) ?? match,
  );
}

/**
 * Returns the tree of a path. The tree of `/about/director/…` is in `director.aria.yml`. The legal
 * pages share one tree, because LegalPage.test checks their texts.
 */
export const readTreeOfPath = (path: string): Promise<string> => {
  if (findLegalPath(path) !== undefined) return readTree('legal');
  const [first = '', second, third] = path.split('/').slice(1);
  const name = third === undefined ? [first, second].filter(Boolean).join('-') : second;
  return readTree(name === '' || name === undefined ? 'home' : name);
};
