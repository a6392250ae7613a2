/**
 * The accessibility trees of the public pages: landmarks, headings and controls in reading order.
 * The files in `trees` are written by hand. They leave out paragraphs, table cells, and repeated
 * elements that other tests check. They contain patterns for dates and placeholders in braces for
 * names of the firm.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { findLegalPath } from '@/content/legal/pages';
import { groupCompanies } from '@/content/groupCompanies';
import { formatExchangeRate } from '@/lib/format';

/** Returns numbered placeholders with their values, such as `['director 1', 'Ada Obi']`. */
const numberPlaceholders = (name: string, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [`${name} ${index + 1}`, value]);

/** A pattern that matches any exchange rate. */
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
 * Returns the tree of the page at a path. The pages of all directors use `director.aria.yml`. The
 * legal pages share one tree, because LegalPage.test checks their texts. The pages Data and
 * Corrections have their own trees.
 */
export const readTreeOfPath = (path: string): Promise<string> => {
  const legalPath = findLegalPath(path);
  if (legalPath === '/data' || legalPath === '/corrections') return readTree(legalPath.slice(1));
  if (legalPath !== undefined) return readTree('legal');
  const [first = '', second, third] = path.split('/').slice(1);
  const name = third === undefined ? [first, second].filter(Boolean).join('-') : second;
  return readTree(name === '' || name === undefined ? 'home' : name);
};
