import { describe, expect, it, test } from 'vitest';
import type { ChangedDocument } from '@/firebase/staff/changes';
import type { StoredFields } from '@/lib/stored';
import { recordedChange } from '../../../../../tests/helpers/builders';
import { describeUnknown } from '../describe';
import { undoMessages } from './messages';
import { isAsRecorded, recordOfUndo, restored } from './restore';
import { changedSince, describeRestored } from './status';
import undone from './restore.cases.json';

const NOW = new Date('2025-03-14T17:51:00.000Z');

interface Undone extends Omit<ChangedDocument, 'path'> {
  name: string;
  /** Absent if the document is not stored any more. */
  stored?: StoredFields | undefined;
  /** The fields after the undo. Null if it changes nothing. */
  restored: StoredFields | null;
  record: { before: unknown; after: unknown } | null;
}
const cases: Record<'whole' | 'fields', Undone[]> = undone;

describe.each(['whole', 'fields'] as const)('an undo of the kind %s', (kept) => {
  it.each(cases[kept])('$name', ({ before, after, stored, restored: next, record }) => {
    const restore = { kept, document: { path: 'a/b', before, after } };
    expect(restored(restore, stored, NOW)).toEqual(next);
    if (next !== null && record !== null) {
      expect(recordOfUndo(restore, stored, next)).toEqual(record);
    }
  });
});

it.each(undone.points)(
  'compares stored points with the change: $name',
  ({ unchanged, stored, ...recorded }) => {
    const document = { path: 'history/asi-2025', ...recorded };
    expect(isAsRecorded({ kept: 'points', document }, stored, 'after')).toBe(unchanged);
  },
);

const saved = (path: string, before: number, after: number) => [
  { path, before: { value: before }, after: { value: after } },
];
test.each([
  ['saved again', saved('a/1', 2, 3), saved('a/1', 1, 2), true],
  ['restored', saved('a/1', 3, 2), saved('a/1', 1, 2), false],
  ['saved again, the same', saved('a/1', 2, 3), saved('a/1', 1, 1), false],
  ['another document', saved('a/2', 2, 3), saved('a/1', 1, 2), false],
  ["a list's item", saved('news/1', 2, 3), saved('news/1', 1, 2), false],
])('detects a later save of the same document: %s', (_, newer, older, expected) => {
  const changes = [newer, older].map((documents, at) => recordedChange({ id: `${at}`, documents }));
  const since = changedSince(changes, (document) => ({
    ...describeUnknown(document),
    kept: document.path.startsWith('news/') ? 'fields' : 'whole',
  }));
  expect([...since]).toEqual(expected ? ['1'] : []);
});

const { figuresOf, whatWasThere } = undoMessages;
test.each([
  ['the day of the figures before', 'marketIndices/ASI', '2025-03-13', figuresOf('Thursday')],
  ['no day, if the index has none', 'marketIndices/ASI', '', whatWasThere],
  ['no day, for another figure', 'macroeconomics/gdp', '2025-03-13', whatWasThere],
])('describes what is restored: %s', (_, path, date, what) => {
  const before = { value: 104782.42, change: 0.21, date };
  expect(describeRestored(recordedChange({ documents: [{ path, before, after: null }] }))).toBe(
    what,
  );
});
