/**
 * Nothing of a document can be wrong in a way that the rules do not see, but for what stands here.
 */
import { type DocumentData, setDoc } from 'firebase/firestore/lite';
import { beforeAll, expect, test } from 'vitest';
import { siteRules } from '../helpers/ruleCosts';
import { expectAllowed, historyRules, isAllowed, resetDocuments } from '../helpers/backend';
import { commitRecorded } from '../helpers/recorded';
import { indicators } from '@/figures/registry';
import { staff } from './clients';
import { mutationsOf } from './mutations';
import {
  addressOf,
  asiYear,
  category,
  changed,
  file,
  gdpYear,
  good,
  news,
  type Change,
} from './refused';

const home = category.slice('resourceCategories/'.length);
const now = new Date().toISOString();
const year = asiYear.slice(-4);
const point = { value: 1, savedAt: '2026-11-20T14:00:00.000Z' };
const rates = { tenures: [{ label: '91-DAY', rate: 18 }], savedAt: '2026-11-20T14:00:00.000Z' };
const ASI = 'marketIndices/ASI';

/** A document that staff may write; those that are new get a number of their own. */
interface Instance {
  name: string;
  at: (n: number) => string;
  data: (path: string) => Change;
}

const stored = (path: string, change: Change = {}): Instance => ({
  name: path,
  at: () => path,
  data: () => changed(path, change),
});
const idOf = (path: string) => path.split('/')[1] ?? '';

const instances: Instance[] = [
  ...[ASI, 'fixedIncome/bonds', 'fixedIncome/tbills', 'macroeconomics/exchangeRate'].map((path) =>
    stored(path),
  ),
  ...Object.values(indicators).map(({ path }) => stored(path)),
  ...['topGainers', 'topLosers'].map((id) => stored(`equityMarket/${id}`)),
  stored(asiYear, { points: { [`${year}-01-05`]: { ...point, first: point } } }),
  stored(gdpYear, { points: { [`${year}-Q1`]: point, [`${year}-Q2`]: point } }),
  stored(asiYear.replace('asi', 'tbills'), { points: { [`${year}-01-05`]: rates } }),
  stored('history/recent', {
    ...{ asi: { '2026-11-19': point }, exchangeRate: { '2026-11-19': point } },
    lists: { bonds: { day: '2026-11-19', tenures: rates.tenures } },
  }),
  stored(news),
  stored(category),
  stored(file),
  {
    name: 'a new item of news',
    at: (n) => `newsCommentary/new-${n}`,
    data: () => changed(news, { createdAt: now, updatedAt: now }),
  },
  {
    name: 'a new category',
    at: (n) => `resourceCategories/cat_${n}`,
    data: (path) => changed(category, { id: idOf(path) }),
  },
  {
    name: 'a new file',
    at: (n) => `resourceFiles/file_${n}_new`,
    data: (path) => {
      const id = idOf(path);
      const object = `resources/${home}/${id.replace(/^file_(\d+)_/, '$1-')}_report.pdf`;
      const fields = { id, category: home, path: object, url: addressOf(object), uploadDate: now };
      return changed(file, { ...fields, size: 12 });
    },
  },
];

/**
 * What is not refused, and why that is right: by the document, the field and what is wrong with it.
 */
const fine: [document: RegExp, mutation: RegExp, why: string][] = [
  [/./, /^(value|change|price|percentage|tenures\.\d+\.rate): a fraction more$/, 'is a figure'],
  [
    /^fixedIncome/,
    /^tenures(: twice|\.\d+: (missing|as another))$/,
    'lists are as long as staff want them, up to 12; a label that is there twice is said beside it',
  ],
  [/^macroeconomics/, /^date: empty$/, 'the date of an indicator is free text, or none'],
  [/^history/, /^(points|asi|exchangeRate|lists): empty$/, 'a series may have no points yet'],
  [/^history/, /^lists(\.bonds)?: missing$/, 'documents of earlier versions have none'],
  [
    /^history/,
    /^((points|asi|exchangeRate)\.[\dQ-]+|lists\.bonds\.tenures[.\d]*)[.:]/,
    'rules have no loops and a year has up to 382 points: whoever reads one drops it if malformed',
  ],
  [/news/, /^thumbnailUrl: empty$/, 'the picture is that of the video'],
  [
    /^a new file$/,
    /^fileType: (empty|blank|unseen|unseen hieroglyphs|piled with marks|with a control character|turned around)$/,
    'it is what the browser of whoever uploaded it calls it',
  ],
  [/^(a new file$|resourceFiles)/, /^size: missing$/, 'files of old have none'],
  [/^record$/, /^shows[.:]/, 'the index has a day of its own'],
];

const used = new Set<RegExp>();
function isFine(document: string, mutation: string): boolean {
  const row = fine.find(([of, what]) => of.test(document) && what.test(mutation));
  if (row !== undefined) used.add(row[1]);
  return row !== undefined;
}

beforeAll(resetDocuments);

let count = 0;
test.each(instances)('$name', async ({ name, at, data }) => {
  const isNew = name.startsWith('a new');
  const path = at(0);
  await expectAllowed(commitRecorded(staff, [{ path, set: data(path) }]));
  const taken: string[] = [];
  for (const index of mutationsOf(data(path)).keys()) {
    const place = isNew ? at((count += 1)) : path;
    const mutation = mutationsOf(data(place))[index];
    if (mutation === undefined) throw new Error('Documents of one kind have the same fields');
    if (!(await isAllowed(commitRecorded(staff, [{ path: place, set: mutation.data }])))) continue;
    taken.push(mutation.name);
    await setDoc(historyRules(place), data(place));
  }
  expect(taken.filter((mutation) => !isFine(name, mutation))).toEqual([]);
});

test.each(['record', 'last'] as const)('the record of a change: its %s', async (which) => {
  const save = (change: (fields: DocumentData) => DocumentData) =>
    commitRecorded(staff, [{ path: ASI, set: good(ASI) }], { [which]: change });
  let names: string[] = [];
  await save((fields) => fields);
  await save((fields) => {
    names = mutationsOf(fields).map(({ name }) => name);
    return fields;
  });
  const taken: string[] = [];
  for (const [index, name] of names.entries()) {
    const wrong = save((fields) => mutationsOf(fields)[index]?.data ?? fields);
    if (await isAllowed(wrong)) taken.push(name);
  }
  expect(taken.filter((mutation) => !isFine(which, mutation))).toEqual([]);
});

test('every row of the table is of something', () => {
  expect(fine.filter(([, what]) => !used.has(what))).toEqual([]);
});

test('there is an instance for each rule that lets staff write', () => {
  const PREFIX = '/databases/{database}/documents/';
  const patterns = siteRules('cloud.firestore')
    .costs()
    .filter(({ methods }) => methods.some((method) => method === 'create' || method === 'update'))
    .map(({ path }) => path.replace(PREFIX, ''));
  const paths = [...instances.map(({ at }) => at(0)), 'changes/one', 'lastChanges/one'];
  const wildcards = (pattern: string) => pattern.split('{').length;
  const covered = paths.map((path) => {
    const matching = patterns.filter((pattern) =>
      new RegExp(`^${pattern.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path),
    );
    return matching.toSorted((a, b) => wildcards(a) - wildcards(b))[0];
  });
  expect(new Set(covered)).toEqual(new Set(patterns));
});
