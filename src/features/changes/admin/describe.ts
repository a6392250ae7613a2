import type { Change, ChangedDocument } from '@/firebase/staff/changes';
import { type ChangeLine, type ChangeWords, type DescribeChange, NOTHING } from '@/lib/changeLines';
import { sameData } from '@/lib/sameData';
import { changeMessages } from './messages';
import { createContext } from 'react';

/** What each feature says of changes of its documents; the pages put it together. */
export const DescribersContext = createContext<Describers>([]);

/** The describers of all features, put together by the pages. */
export type Describers = readonly DescribeChange[];

/** The parts of the site by the name that their records have. */
const partNames: Readonly<Record<string, string>> = {
  tonight: "Tonight's figures",
  asi: 'All Share Index',
  gainers: 'Top 5 gainers',
  losers: 'Top 5 losers',
  fixedIncome: 'Fixed income',
  macroeconomics: 'Macroeconomics',
  history: 'Past figures',
  news: 'News',
  categories: 'Resources',
  files: 'Resources',
};

/** What the list can be narrowed to: the parts of each choice. */
export const partChoices = [
  { id: 'tonight', name: "Tonight's figures", parts: ['tonight'] },
  { id: 'macroeconomics', name: 'Macroeconomics', parts: ['macroeconomics'] },
  { id: 'equity', name: 'Equity market', parts: ['asi', 'gainers', 'losers'] },
  { id: 'fixedIncome', name: 'Fixed income', parts: ['fixedIncome'] },
  { id: 'history', name: 'Past figures', parts: ['history'] },
  { id: 'resources', name: 'Resources', parts: ['categories', 'files'] },
  { id: 'news', name: 'News', parts: ['news'] },
] as const;

/** A change as the list shows it. */
export interface ChangeText {
  /** The part of the site, or the one document that changed. */
  title: string;
  /** The same in a sentence, of an item of a list the item itself. */
  what: string;
  lines: readonly ChangeLine[];
  /** Why it cannot be undone; null where it can. */
  notUndone: string | null;
  /** Whether that is because of files. */
  ofFiles: boolean;
  /** The day of the figures before, `YYYY-MM-DD`; '' where none is known. */
  dayBefore: string;
}

/** Where a list's items stand, and when that was saved: all that a record of an order holds. */
const ORDER_FIELDS = new Set(['displayOrder', 'updatedAt']);

/** Whether the record holds only where an item stands. */
export function isOrder({ before, after }: ChangedDocument): boolean {
  const fields = Object.keys({ ...before, ...after });
  return fields.includes('displayOrder') && fields.every((name) => ORDER_FIELDS.has(name));
}

/** What a change made of one document; of an unknown document, that it changed. */
export function wordsOf(
  { path, before, after }: ChangedDocument,
  describers: Describers,
): ChangeWords {
  for (const describe of describers) {
    const words = describe(path, before, after);
    if (words !== null) return words;
  }
  const line: ChangeLine = {
    label: path,
    alone: path,
    before: before === null ? NOTHING : 'as before',
    after: after === null ? NOTHING : 'changed',
    words: '',
  };
  return { name: path, lines: sameData(before, after) ? [] : [line], kept: 'whole' };
}

function orderText(change: Change): ChangeText {
  const moved = change.documents.filter(
    ({ before, after }) => before?.['displayOrder'] !== after?.['displayOrder'],
  );
  const { label, before, after } = changeMessages.order;
  const title = partNames[change.part] ?? change.part;
  return {
    title,
    what: changeMessages.orderOf(title),
    lines: [{ label, alone: label, before, after, words: changeMessages.moved(moved.length) }],
    notUndone: null,
    ofFiles: false,
    dayBefore: '',
  };
}

/** Why these documents cannot be put back together; null where they can. */
function reasonOf(all: readonly ChangeWords[]): string | null {
  const first = all.find(({ notUndone }) => notUndone !== undefined);
  if (first?.notUndone === undefined) return null;
  return all.filter(({ follows }) => follows !== true).length > 1 && first.isFile !== true
    ? `${first.name}: ${first.notUndone}`
    : first.notUndone;
}

/** A change in words: the part, or the one document that it is of, and what differs. */
export function textOf(change: Change, describers: Describers): ChangeText {
  if (change.documents.length > 0 && change.documents.every(isOrder)) return orderText(change);
  const all = change.documents.map((document) => wordsOf(document, describers));
  const named = all.filter(({ lines, follows }) => lines.length > 0 && follows !== true);
  // The points of a series are told of only where they are the change.
  const told = named.length > 0 ? named : all.filter(({ lines }) => lines.length > 0);
  const [only] = told;
  const single = told.length === 1 && only !== undefined;
  const title = single ? only.name : (partNames[change.part] ?? change.part);
  return {
    title,
    what: single && only.item ? `'${only.item}'` : title,
    lines: told.flatMap(({ lines }) =>
      single ? lines.map((line) => ({ ...line, label: line.alone })) : lines,
    ),
    notUndone: reasonOf(all),
    ofFiles: all.some(({ isFile, notUndone }) => isFile === true && notUndone !== undefined),
    dayBefore: all.find(({ dayBefore }) => dayBefore !== undefined)?.dayBefore ?? '',
  };
}

/** The record that undid a change, by the id of the change, among these. */
export function undosIn(changes: readonly Change[]): ReadonlyMap<string, Change> {
  // The list is newest first: the first undo counts.
  return new Map(
    changes.flatMap((change): [string, Change][] =>
      change.undoes === '' ? [] : [[change.undoes, change]],
    ),
  );
}

/**
 * The ids of changes whose documents were saved again since, as far as these records tell, newest
 * first. What is stored has the last word when one is undone.
 */
export function changedSince(
  changes: readonly Change[],
  describers: Describers,
): ReadonlySet<string> {
  const newest = new Map<string, ChangedDocument['after']>();
  const since = new Set<string>();
  for (const { id, documents } of changes) {
    for (const document of documents) {
      const { path, after } = document;
      // Of a list's items others may change other fields.
      if (wordsOf(document, describers).kept !== 'whole') continue;
      const now = newest.get(path);
      if (now === undefined) newest.set(path, after);
      else if (!sameData(document.before, after) && !sameData(now, after)) since.add(id);
    }
  }
  return since;
}
