import { describe, expect, it, test } from 'vitest';
import type { ChangedDocument } from '@/firebase/staff/changes';
import { DELETE_DOCUMENT } from '@/firebase/staff/checkedSave';
import type { StoredFields } from '@/lib/stored';
import { createChange } from '../../../../../tests/helpers/builders';
import { describeUnknown } from '../describe';
import { undoMessages } from './messages';
import { isAsRecorded, createUndoRecord, restoreDocument } from './restore';
import { findOutdatedIds, describeRestored } from './status';

const NOW = new Date('2025-03-14T17:51:00.000Z');

interface UndoCase extends Omit<ChangedDocument, 'path'> {
  name: string;
  /** The fields of the stored document. Undefined if the document was deleted. */
  stored?: StoredFields | undefined;
  /** The fields after the undo. Null if the undo changes nothing. */
  restored: StoredFields | null;
  record: { before: unknown; after: unknown } | null;
}
function computeUndo(recordScope: 'whole' | 'fields', { before, after, stored }: UndoCase) {
  const restore = { recordScope, document: { path: 'a/b', before, after } };
  const next = restoreDocument(restore, stored, NOW);
  if (next === DELETE_DOCUMENT) throw new Error('Only notes are deleted');
  return { restored: next, record: next && createUndoRecord(restore, stored, next) };
}

it('deletes the note of a session if the change created the note', () => {
  const document = { path: 'notes/2025-03-14', before: null, after: { text: 'A dollar cost N1.' } };
  const restore = { recordScope: 'whole', document } as const;
  expect(restoreDocument(restore, document.after, NOW)).toBe(DELETE_DOCUMENT);
  expect(restoreDocument(restore, { text: 'Other' }, NOW)).toBeNull();
});

describe('an undo of a whole figure', () => {
  it.each<UndoCase>([
    {
      name: 'restores the earlier figure',
      before: { price: 1 },
      after: { price: 2 },
      stored: { price: 2 },
      restored: { price: 1 },
      record: { before: { price: 2 }, after: { price: 1 } },
    },
    {
      name: 'changes nothing if another price has been saved since',
      before: { price: 1 },
      after: { price: 2 },
      stored: { price: 3 },
      restored: null,
      record: null,
    },
    {
      name: 'changes nothing if the earlier price is already stored',
      before: { price: 1 },
      after: { price: 2 },
      stored: { price: 1 },
      restored: null,
      record: null,
    },
    {
      name: 'changes nothing if a field has been added since',
      before: { price: 1 },
      after: { price: 2 },
      stored: { price: 2, more: true },
      restored: null,
      record: null,
    },
    {
      name: 'changes nothing if the figure has been deleted since',
      before: { price: 1 },
      after: { price: 2 },
      restored: null,
      record: null,
    },
  ])('$name', (change) => {
    const undone = computeUndo('whole', change);
    expect(undone.restored).toEqual(change.restored);
    if (change.record !== null) expect(undone.record).toEqual(change.record);
  });
});

describe('an undo of the fields of an item', () => {
  const oldItem = { title: 'Old', isActive: true, displayOrder: 1, updatedAt: 'a' };
  const newItem = { title: 'New', isActive: true, displayOrder: 1, updatedAt: 'b' };
  const datedItem = {
    ...newItem,
    updatedAt: '2025-03-02T08:00:00.000Z',
    createdAt: '2025-03-01T08:00:00.000Z',
  };

  it.each<UndoCase>([
    {
      name: 'restores only the fields that the change modified',
      before: oldItem,
      after: newItem,
      stored: { title: 'New', isActive: false, displayOrder: 4, updatedAt: 'c' },
      restored: { title: 'Old', isActive: false, displayOrder: 4, updatedAt: NOW.toISOString() },
      record: {
        before: { title: 'New', isActive: false, displayOrder: 4, updatedAt: 'c' },
        after: { title: 'Old', isActive: false, displayOrder: 4, updatedAt: NOW.toISOString() },
      },
    },
    {
      name: 'changes nothing if a field of the item has changed since',
      before: oldItem,
      after: newItem,
      stored: { title: 'Newest', isActive: true, displayOrder: 1, updatedAt: 'b' },
      restored: null,
      record: null,
    },
    {
      name: 'changes nothing if the item has been deleted since',
      before: oldItem,
      after: newItem,
      restored: null,
      record: null,
    },
    {
      name: 'restores a deleted item',
      before: datedItem,
      after: null,
      restored: datedItem,
      record: { before: null, after: datedItem },
    },
    {
      name: 'replaces an invalid time of an item with the time of the undo',
      before: { title: 'Old', createdAt: '', updatedAt: '2199-01-01T00:00:00Z' },
      after: null,
      restored: { title: 'Old', createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
      record: {
        before: null,
        after: { title: 'Old', createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
      },
    },
    {
      name: 'changes nothing if the deleted item exists again',
      before: newItem,
      after: null,
      stored: newItem,
      restored: null,
      record: null,
    },
    {
      name: 'removes a field that the change added to an item',
      before: { name: 'a' },
      after: { name: 'a', size: 1 },
      stored: { name: 'a', size: 1 },
      restored: { name: 'a' },
      record: null,
    },
    {
      name: 'records only the position if the undo restores a position',
      before: { displayOrder: 0, updatedAt: 'a' },
      after: { displayOrder: 1, updatedAt: 'b' },
      stored: { title: 'A', displayOrder: 1, updatedAt: 'c' },
      restored: { title: 'A', displayOrder: 0, updatedAt: NOW.toISOString() },
      record: { before: { displayOrder: 1 }, after: { displayOrder: 0 } },
    },
    {
      name: 'changes nothing if the item has been moved again',
      before: { displayOrder: 0, updatedAt: 'a' },
      after: { displayOrder: 1, updatedAt: 'b' },
      stored: { title: 'A', displayOrder: 2, updatedAt: 'c' },
      restored: null,
      record: null,
    },
  ])('$name', (change) => {
    const undone = computeUndo('fields', change);
    expect(undone.restored).toEqual(change.restored);
    if (change.record !== null) expect(undone.record).toEqual(change.record);
  });
});

describe('an undo of points in the history', () => {
  const before = { points: { '2025-03-13': { value: 1 }, '2025-03-14': null } };
  const after = {
    points: { '2025-03-13': { value: 1.5 }, '2025-03-14': { value: 2, savedAt: 'b' } },
  };

  it.each<{ name: string; stored: StoredFields; unchanged: boolean }>([
    {
      name: 'equal points',
      stored: {
        '2025-03-12': { value: 9 },
        '2025-03-13': { value: 1.5 },
        '2025-03-14': { value: 2, savedAt: 'b' },
      },
      unchanged: true,
    },
    {
      name: 'equal values that were saved at another time',
      stored: {
        '2025-03-13': { value: 1.5, savedAt: 'c', first: { value: 1, savedAt: 'a' } },
        '2025-03-14': { value: 2, savedAt: 'c' },
      },
      unchanged: true,
    },
    {
      name: 'a point that has been corrected since',
      stored: { '2025-03-13': { value: 1.5 }, '2025-03-14': { value: 3 } },
      unchanged: false,
    },
    {
      name: 'a point that has been withdrawn since',
      stored: { '2025-03-13': { value: 1.5 } },
      unchanged: false,
    },
  ])(
    'detects whether points have changed since the change record: $name',
    ({ unchanged, stored }) => {
      const document = { path: 'history/asi-2025', before, after };
      const storedYear = { series: 'asi', points: stored };
      expect(isAsRecorded({ recordScope: 'points', document }, storedYear, 'after')).toBe(
        unchanged,
      );
    },
  );
});

const createDocuments = (path: string, before: number, after: number) => [
  { path, before: { value: before }, after: { value: after } },
];
test.each([
  [
    'a newer save with another value',
    createDocuments('a/1', 2, 3),
    createDocuments('a/1', 1, 2),
    true,
  ],
  [
    'a newer save with the earlier value',
    createDocuments('a/1', 3, 2),
    createDocuments('a/1', 1, 2),
    false,
  ],
  [
    'a newer save after a save without differences',
    createDocuments('a/1', 2, 3),
    createDocuments('a/1', 1, 1),
    false,
  ],
  [
    'a newer save of another document',
    createDocuments('a/2', 2, 3),
    createDocuments('a/1', 1, 2),
    false,
  ],
  [
    'a newer save of an item in a list',
    createDocuments('news/1', 2, 3),
    createDocuments('news/1', 1, 2),
    false,
  ],
])('detects whether a newer save replaced a change: %s', (_, newer, older, expected) => {
  const changes = [newer, older].map((documents, at) => createChange({ id: `${at}`, documents }));
  const since = findOutdatedIds(changes, (document) => ({
    ...describeUnknown(document),
    recordScope: document.path.startsWith('news/') ? 'fields' : 'whole',
  }));
  expect([...since]).toEqual(expected ? ['1'] : []);
});

const { figuresOf, whatWasThere } = undoMessages;
test.each([
  ['the day of the earlier figures', 'marketIndices/ASI', '2025-03-13', figuresOf('Thursday')],
  ['no day if the index has no date', 'marketIndices/ASI', '', whatWasThere],
  ['no day for a figure other than the index', 'macroeconomics/gdp', '2025-03-13', whatWasThere],
])('describes what an undo restores with %s', (_, path, date, what) => {
  const before = { value: 104782.42, change: 0.21, date };
  expect(describeRestored(createChange({ documents: [{ path, before, after: null }] }))).toBe(what);
});
