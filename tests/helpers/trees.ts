/**
 * What a screen reader is told on each public page, as trees: landmarks, headings, and everything
 * that answers to a press, in order and with their names. The trees are kept by hand: texts, cells
 * and further parts of one kind, whose names the tests of the pages know, are left out, what the
 * example data dates are patterns, and the firm's own words are in braces.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { legalPathOf } from '@/content/legal/pages';
import { groupCompanies } from '@/content/groupCompanies';
import { formatExchangeRate } from '@/lib/format';

/** 'director 1' and so on, as the trees name them. */
const numbered = (word: string, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [`${word} ${index + 1}`, value]);

/** A pattern of exchange rates. */
const rate = formatExchangeRate(0)
  .replaceAll(/[/$]/g, String.raw`\$&`)
  .replace('0.00', String.raw`[\d,.]+`);

const words = new Map([
  ['rate', rate],
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

export async function readTree(name: string): Promise<string> {
  const file = join(import.meta.dirname, 'trees', `${name}.aria.yml`);
  const tree = await readFile(file, 'utf8');
  return tree.replaceAll(/\{(\w+(?: \d)?)\}/g, (braces, word: string) => words.get(word) ?? braces);
}

/**
 * `/about/director/…` is `director`: the tree of a path; the legal pages have one, LegalPage.test
 * their words.
 */
export const treeOf = (path: string): Promise<string> => {
  if (legalPathOf(path) !== undefined) return readTree('legal');
  const [first = '', second, third] = path.split('/').slice(1);
  const name = third === undefined ? [first, second].filter(Boolean).join('-') : second;
  return readTree(name === '' || name === undefined ? 'home' : name);
};
