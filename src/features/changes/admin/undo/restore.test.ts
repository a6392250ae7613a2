import { describe, expect, it, test } from 'vitest';
import type { ChangedDocument } from '@/firebase/staff/changes';
import type { StoredFields } from '@/lib/stored';
import { recordedChange } from '../../../../../tests/helpers/builders';
import { undoMessages } from './messages';
import {
  changedSince,
  hindranceOf,
  isAsRecorded,
  recordOfUndo,
  restored,
  type UndoContext,
  whatOf,
} from './restore';
import undone from './restore.cases.json';

const NOW = new Date('2025-03-14T17:51:00.000Z');

interface Undone extends Omit<ChangedDocument, 'path'> {
  name: string;
  /** Absent where nothing is stored by now. */
  stored?: StoredFields | undefined;
  /** The fields after the undo; null where it changes nothing. */
  restored: StoredFields | null;
  record: { before: unknown; after: unknown } | null;
}
const cases: Record<'whole' | 'fields' | 'points', Undone[]> = undone;

describe.each(['whole', 'fields', 'points'] as const)('what is kept as %s', (kept) => {
  it.each(cases[kept])('$name', ({ before, after, stored, restored: next, record }) => {
    const restore = { kept, needs: undefined, document: { path: 'a/b', before, after } };
    expect(restored(restore, stored, NOW)).toEqual(next);
    if (next !== null) expect(isAsRecorded(restore, next, 'before')).toBe(true);
    if (next !== null && record !== null) {
      expect(recordOfUndo(restore, stored, next)).toEqual(record);
    }
  });
});

/** Knows figures, items of a list, and files. */
const context: UndoContext = {
  describe: (path) => ({
    name: path.startsWith('files/') ? 'Resources' : path,
    differences: [],
    kept: path.startsWith('news/') ? 'fields' : 'whole',
  }),
  limitsOf: ({ path }) =>
    path.startsWith('files/') ? { reason: 'Files stay.', isFile: true } : {},
};
const saved = (path: string, from: number | null, to: number | null) => ({
  path,
  before: from === null ? null : { value: from },
  after: to === null ? null : { value: to },
});
const { figuresOf, firstOfItsKind, whatWasThere } = undoMessages;

test.each([
  [[saved('a/1', 1, 2)], null],
  [[saved('a/1', null, 2)], { reason: firstOfItsKind, ofFile: false }],
  [
    [saved('a/1', null, 2), saved('a/2', 1, 2)],
    { reason: `a/1: ${firstOfItsKind}`, ofFile: false },
  ],
  [[saved('files/1', 1, null), saved('files/2', 1, null)], { reason: 'Files stay.', ofFile: true }],
])('says why a change stays', (documents, hindrance) => {
  expect(hindranceOf(recordedChange({ documents }), context)).toEqual(hindrance);
});

test.each([
  ['saved again', [saved('a/1', 2, 3)], [saved('a/1', 1, 2)], true],
  ['restored', [saved('a/1', 3, 2)], [saved('a/1', 1, 2)], false],
  ['saved again, the same', [saved('a/1', 2, 3)], [saved('a/1', 1, 1)], false],
  ['another document', [saved('a/2', 2, 3)], [saved('a/1', 1, 2)], false],
  ["a list's item", [saved('news/1', 2, 3)], [saved('news/1', 1, 2)], false],
])('knows what was changed since: %s', (_, newer, older, expected) => {
  const changes = [
    recordedChange({ id: '2', documents: newer }),
    recordedChange({ documents: older }),
  ];
  const since = changedSince(changes, context.describe);
  expect(since.has('1')).toBe(expected);
  expect(since.has('2')).toBe(false);
});

test.each([
  ['the day of the figures before', 'marketIndices/ASI', '2025-03-13', figuresOf('Thursday')],
  ['nothing more, where that has no day', 'marketIndices/ASI', '', whatWasThere],
  ['nothing more, of another figure', 'macroeconomics/gdp', '2025-03-13', whatWasThere],
])('says what is restored: %s', (_, path, date, what) => {
  const before = { value: 104782.42, change: 0.21, date };
  expect(whatOf(recordedChange({ documents: [{ path, before, after: null }] }))).toBe(what);
});
