import { type ChangeRecord, type ChangedDocument, isReordering } from '@/firebase/staff/changes';
import { WITHDRAWN_NOTE } from '@/figures/admin/historyDifferences';
import type { DescribedChange, Difference } from '@/lib/difference';
import { isSameData } from '@/lib/sameData';
import { changeMessages } from './messages';
import { createContext } from 'react';

export const partChoices = [
  { id: 'tonight', name: "Tonight's figures", parts: ['tonight'] },
  { id: 'macroeconomics', name: 'Macroeconomics', parts: ['macroeconomics'] },
  { id: 'equity', name: 'Equity market', parts: ['asi', 'gainers', 'losers'] },
  { id: 'fixedIncome', name: 'Fixed income', parts: ['fixedIncome'] },
  { id: 'history', name: 'Past figures', parts: ['history'] },
  { id: 'notes', name: 'Notes of the day', parts: ['notes'] },
  { id: 'resources', name: 'Resources', parts: ['categories', 'files'] },
  { id: 'news', name: 'News', parts: ['news'] },
] as const;

/** The names of the parts of the site. The keys are the values of `part` in change records. */
const partNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    partChoices.flatMap(({ name, parts }) => parts.map((part) => [part, name])),
  ),
  asi: 'All Share Index',
  gainers: 'Top 5 gainers',
  losers: 'Top 5 losers',
};

const createRow = (label: string, text: string) => ({ label, text });

/** Returns the name of a changed document and the values that changed. */
export type DescribeDocument = (document: ChangedDocument) => DescribedChange;

/**
 * Describes a document of an unknown kind. The description only states that the document changed.
 */
export const describeUnknown: DescribeDocument = ({ path, before, after }) => {
  const changed: Difference = {
    label: path,
    before: createRow(path, before === null ? '' : 'as before'),
    after: createRow(path, after === null ? '' : 'changed'),
    note: '',
  };
  return {
    name: path,
    differences: isSameData(before, after) ? [] : [changed],
    recordScope: 'whole',
  };
};

/**
 * Provides the function that describes a changed document of any feature. Pages set it, because
 * features must not import each other.
 */
export const DescribeContext = createContext<DescribeDocument>(describeUnknown);

/** Describes a reordered list as a single change of this part of the site. */
function describeOrder(part: string, documents: readonly ChangedDocument[]): DescribedChange {
  const moved = documents.filter(
    ({ before, after }) => before?.['displayOrder'] !== after?.['displayOrder'],
  );
  const { label, before, after } = changeMessages.order;
  const order: Difference = {
    label,
    before: createRow(label, before),
    after: createRow(label, after),
    note: changeMessages.moved(moved.length),
  };
  return { name: part, differences: [order], recordScope: 'fields' };
}

const isWithdrawal = ({ note }: Difference) => note === WITHDRAWN_NOTE;

export function describeChange(change: ChangeRecord, describe: DescribeDocument) {
  const { documents } = change;
  const part = partNames[change.part] ?? change.part;
  const ofOrder = documents.length > 0 && documents.every(isReordering);
  const all = ofOrder ? [describeOrder(part, documents)] : documents.map(describe);
  const different = all.filter(({ differences }) => differences.length > 0);
  const leading = different.filter(({ recordScope }) => recordScope !== 'points');
  // A withdrawal of a published figure also changes the figure on the home page. The description of
  // the home page's change does not mention the withdrawal, so list the withdrawal separately.
  const withdrawn = different
    .filter(({ recordScope }) => recordScope === 'points')
    .map((each) => ({ ...each, differences: each.differences.filter(isWithdrawal) }))
    .filter(({ differences }) => differences.length > 0);
  const also = change.kind === 'correct' ? withdrawn : [];
  const described = leading.length > 0 ? [...leading, ...also] : different;
  const [only] = described;
  const single = described.length === 1 && only !== undefined;
  const title = single ? only.name : part;
  return {
    /**
     * The name of the changed document. If several documents changed, the name of the part of the
     * site.
     */
    title,
    lines: described.flatMap(({ differences }) =>
      single
        ? differences.map((each) => ({
            ...each,
            label: (each.after ?? each.before)?.alone ?? each.label,
          }))
        : differences,
    ),
  };
}
