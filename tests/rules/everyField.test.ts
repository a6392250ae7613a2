/**
 * Gives each field of each document every kind of wrong value. The rules must reject all of them
 * except those in `acceptedMutations`.
 */
import { type DocumentData, setDoc } from 'firebase/firestore/lite';
import { beforeAll, expect, test } from 'vitest';
import { compileSiteRules } from '../helpers/ruleCosts';
import { expectAllowed, adminDocument, isAllowed, resetDocuments } from '../helpers/backend';
import { commitWithRecord } from '../helpers/recorded';
import { indicators } from '@/figures/registry';
import { addDays } from '@/lib/days';
import { staff } from './clients';
import { listMutations } from './mutations';
import { createNewNote } from './newNote';
import {
  getDownloadUrl,
  asiYear,
  categoryPath,
  withFields,
  filePath,
  gdpYear,
  exampleDocument,
  newsPath,
  notePath,
  createCorrection,
  type Fields,
} from './rejectedChanges';

const home = categoryPath.slice('resourceCategories/'.length);
const now = new Date().toISOString();
const year = asiYear.slice(-4);
const point = { value: 1, savedAt: '2026-11-20T14:00:00.000Z' };
const rates = { tenures: [{ label: '91-DAY', rate: 18 }], savedAt: '2026-11-20T14:00:00.000Z' };
const ASI = 'marketIndices/ASI';

/**
 * A document that staff may write. `at(n)` returns its path. For a new document, each `n` gives
 * another path.
 */
interface WritableDocument {
  name: string;
  at: (n: number) => string;
  data: (path: string) => Fields;
}

const createStored = (path: string, change: Fields = {}): WritableDocument => ({
  name: path,
  at: () => path,
  data: () => withFields(path, change),
});
const getId = (path: string) => path.split('/')[1] ?? '';

const writableDocuments: WritableDocument[] = [
  ...[ASI, 'fixedIncome/bonds', 'fixedIncome/tbills', 'macroeconomics/exchangeRate'].map((path) =>
    createStored(path),
  ),
  ...Object.values(indicators).map(({ path }) => createStored(path)),
  ...['topGainers', 'topLosers'].map((id) => createStored(`equityMarket/${id}`)),
  createStored(asiYear, { points: { [`${year}-01-05`]: { ...point, first: point } } }),
  createStored(gdpYear, { points: { [`${year}-Q1`]: point, [`${year}-Q2`]: point } }),
  createStored(asiYear.replace('asi', 'tbills'), { points: { [`${year}-01-05`]: rates } }),
  createStored('history/recent', {
    ...{ asi: { '2026-11-19': point }, exchangeRate: { '2026-11-19': point } },
    lists: { bonds: { day: '2026-11-19', tenures: rates.tenures } },
  }),
  createStored(newsPath),
  createStored(categoryPath),
  createStored(notePath, { correction: createCorrection({}) }),
  createStored(filePath),
  {
    name: 'a new item of news',
    at: (n) => `newsCommentary/new-${n}`,
    data: () => withFields(newsPath, { createdAt: now, updatedAt: now }),
  },
  {
    name: 'a new note',
    at: (n) => `notes/${addDays('2001-01-01', n)}`,
    data: () => createNewNote(),
  },
  {
    name: 'a new category',
    at: (n) => `resourceCategories/cat_${n}`,
    data: (path) => withFields(categoryPath, { id: getId(path) }),
  },
  {
    name: 'a new file',
    at: (n) => `resourceFiles/file_${n}_new`,
    data: (path) => {
      const id = getId(path);
      const object = `resources/${home}/${id.replace(/^file_(\d+)_/, '$1-')}_report.pdf`;
      const fields = {
        id,
        category: home,
        path: object,
        url: getDownloadUrl(object),
        uploadDate: now,
      };
      return withFields(filePath, { ...fields, description: 'Index +0.62%', size: 12 });
    },
  },
];

/** The wrong values that the rules accept on purpose. The last column gives the reason. */
const acceptedMutations: [document: RegExp, mutation: RegExp, why: string][] = [
  [
    /./,
    /^(value|change|price|percentage|tenures\.\d+\.rate): a fraction more$/,
    'this is also a valid figure',
  ],
  [
    /^fixedIncome/,
    /^tenures(: twice|\.\d+: (missing|a copy of another))$/,
    'lists may have any length up to 12, and the form warns about a repeated label',
  ],
  [/^macroeconomics/, /^date: empty$/, 'the date of an indicator is optional free text'],
  [/^history/, /^(points|asi|exchangeRate|lists): empty$/, 'a series may have no points yet'],
  [/^history/, /^lists(\.bonds)?: missing$/, 'documents of earlier versions have no lists'],
  [
    /^history/,
    /^((points|asi|exchangeRate)\.[\dQ-]+|lists\.bonds\.tenures[.\d]*)[.:]/,
    'rules have no loops, and a year has up to 382 points: the parsers ignore malformed points',
  ],
  [/news/, /^thumbnailUrl: empty$/, 'the site then shows the thumbnail of the video'],
  [
    /^a new file$/,
    /^fileType: (empty|blank|invisible|invisible hieroglyphs|with too many marks|with a control character|with reversed text)$/,
    'the browser of the user who uploads the file chooses this value',
  ],
  [/^(a new file$|resourceFiles)/, /^size: missing$/, 'older files have no size'],
  [/^(a new file$|resourceFiles)/, /^description: (missing|empty)$/, 'the description is optional'],
  [/^record$/, /^shows[.:]/, 'the document of the index contains its day'],
];

const usedRows = new Set<RegExp>();
function isExpected(document: string, mutation: string): boolean {
  const row = acceptedMutations.find(([of, what]) => of.test(document) && what.test(mutation));
  if (row !== undefined) usedRows.add(row[1]);
  return row !== undefined;
}

beforeAll(resetDocuments);

let count = 0;
test.each(writableDocuments)(
  'rejects wrong values in the document $name',
  async ({ name, at: getPath, data }) => {
    const isNew = name.startsWith('a new');
    const path = getPath(0);
    await expectAllowed(commitWithRecord(staff, [{ path, set: data(path) }]));
    const accepted: string[] = [];
    for (const index of listMutations(data(path)).keys()) {
      const newPath = isNew ? getPath((count += 1)) : path;
      const mutation = listMutations(data(newPath))[index];
      if (mutation === undefined) throw new Error('Documents of one kind have the same fields');
      if (!(await isAllowed(commitWithRecord(staff, [{ path: newPath, set: mutation.data }]))))
        continue;
      accepted.push(mutation.name);
      await setDoc(adminDocument(newPath), data(newPath));
    }
    expect(accepted.filter((mutation) => !isExpected(name, mutation))).toEqual([]);
  },
);

test.each(['record', 'last'] as const)(
  'rejects wrong values in the change record: %s',
  async (which) => {
    const saveWithRecord = (change: (fields: DocumentData) => DocumentData) =>
      commitWithRecord(staff, [{ path: ASI, set: exampleDocument(ASI) }], { [which]: change });
    let names: string[] = [];
    await saveWithRecord((fields) => fields);
    await saveWithRecord((fields) => {
      names = listMutations(fields).map(({ name }) => name);
      return fields;
    });
    const accepted: string[] = [];
    for (const [index, name] of names.entries()) {
      const wrong = saveWithRecord((fields) => listMutations(fields)[index]?.data ?? fields);
      if (await isAllowed(wrong)) accepted.push(name);
    }
    expect(accepted.filter((mutation) => !isExpected(which, mutation))).toEqual([]);
  },
);

test('has no unused row in `acceptedMutations`', () => {
  expect(acceptedMutations.filter(([, what]) => !usedRows.has(what))).toEqual([]);
});

test('tests at least one document for each rule that allows staff to write', () => {
  const PREFIX = '/databases/{database}/documents/';
  const patterns = compileSiteRules('cloud.firestore')
    .costs()
    .filter(({ methods }) => methods.some((method) => method === 'create' || method === 'update'))
    .map(({ path }) => path.replace(PREFIX, ''));
  const paths = [
    ...writableDocuments.map(({ at: getPath }) => getPath(0)),
    'changes/one',
    'lastChanges/one',
  ];
  const countWildcards = (pattern: string) => pattern.split('{').length;
  const covered = paths.map((path) => {
    const matching = patterns.filter((pattern) =>
      new RegExp(`^${pattern.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path),
    );
    return matching.toSorted((a, b) => countWildcards(a) - countWildcards(b))[0];
  });
  expect(new Set(covered)).toEqual(new Set(patterns));
});
