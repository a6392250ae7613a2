import { describe, expect, it } from 'vitest';
import type { ChangedDocument } from '@/firebase/staff/changes';
import type { PutBack } from './putBack';
import { isAsRecorded, recordOfUndo, restored } from './putBack';

const NOW = '2025-03-14T17:51:00.000Z';
const putBack = (kept: PutBack['kept'], document: Omit<ChangedDocument, 'path'>): PutBack => ({
  kept,
  needs: undefined,
  document: { path: 'a/b', ...document },
});

describe('a figure', () => {
  const figure = putBack('whole', { before: { price: 1 }, after: { price: 2 } });

  it('comes back whole', () => {
    expect(restored(figure, { price: 2 }, NOW)).toEqual({ price: 1 });
    expect(isAsRecorded(figure, { price: 1 }, 'before')).toBe(true);
    expect(recordOfUndo(figure, { price: 2 }, { price: 1 })).toEqual({
      before: { price: 2 },
      after: { price: 1 },
    });
  });

  it.each([[{ price: 3 }], [{ price: 1 }], [{ price: 2, more: true }], [undefined]])(
    'stays where %j is stored since',
    (stored) => {
      expect(restored(figure, stored, NOW)).toBeNull();
    },
  );
});

describe("a list's item", () => {
  const words = { title: 'New', isActive: true, displayOrder: 1, updatedAt: 'b' };
  const item = putBack('fields', {
    before: { title: 'Old', isActive: true, displayOrder: 1, updatedAt: 'a' },
    after: words,
  });

  it('gets back the fields that changed; place and other fields stay as they are stored', () => {
    const stored = { ...words, displayOrder: 4, isActive: false, updatedAt: 'c' };
    const next = { ...stored, title: 'Old', updatedAt: NOW };
    expect(restored(item, stored, NOW)).toEqual(next);
    expect(recordOfUndo(item, stored, next)).toEqual({ before: stored, after: next });
    expect(isAsRecorded(item, next, 'before')).toBe(true);
  });

  it('stays where one of them was changed since, or the item was deleted', () => {
    expect(restored(item, { ...words, title: 'Newest' }, NOW)).toBeNull();
    expect(restored(item, undefined, NOW)).toBeNull();
  });

  it('comes back where it was deleted, unless there is another by now', () => {
    const deleted = putBack('fields', { before: words, after: null });
    expect(restored(deleted, undefined, NOW)).toEqual(words);
    expect(restored(deleted, words, NOW)).toBeNull();
    expect(recordOfUndo(deleted, undefined, words)).toEqual({ before: null, after: words });
  });

  it('loses a field that it did not have', () => {
    const sized = putBack('fields', { before: { name: 'a' }, after: { name: 'a', size: 1 } });
    expect(restored(sized, { name: 'a', size: 1 }, NOW)).toEqual({ name: 'a' });
  });
});

describe('a place in a list', () => {
  const order = putBack('fields', {
    before: { displayOrder: 0, updatedAt: 'a' },
    after: { displayOrder: 1, updatedAt: 'b' },
  });
  const stored = { title: 'A', displayOrder: 1, updatedAt: 'c' };

  it('comes back, and the record says no more than that', () => {
    const next = { title: 'A', displayOrder: 0, updatedAt: NOW };
    expect(restored(order, stored, NOW)).toEqual(next);
    expect(recordOfUndo(order, stored, next)).toEqual({
      before: { displayOrder: 1, updatedAt: 'c' },
      after: { displayOrder: 0, updatedAt: NOW },
    });
  });

  it('stays where it was moved again', () => {
    expect(restored(order, { ...stored, displayOrder: 2 }, NOW)).toBeNull();
  });
});

describe('points of the history', () => {
  const point = { value: 2, savedAt: 'b' };
  const points = putBack('points', {
    before: { points: { '2025-03-13': { value: 1 }, '2025-03-14': null } },
    after: { points: { '2025-03-13': { value: 1.5 }, '2025-03-14': point } },
  });
  const stored = {
    series: 'asi',
    points: { '2025-03-12': { value: 9 }, '2025-03-13': { value: 1.5 }, '2025-03-14': point },
  };

  it('come back or go, and the others stay', () => {
    const next = {
      series: 'asi',
      points: { '2025-03-12': { value: 9 }, '2025-03-13': { value: 1 } },
    };
    expect(restored(points, stored, NOW)).toEqual(next);
    expect(isAsRecorded(points, next, 'before')).toBe(true);
    expect(recordOfUndo(points, stored, next)).toEqual({
      before: points.document.after,
      after: points.document.before,
    });
  });

  it('stay where one of them was corrected since, and do not mind the others', () => {
    const others = { ...stored, points: { ...stored.points, '2025-03-12': { value: 8 } } };
    expect(restored(points, others, NOW)).not.toBeNull();
    const corrected = { ...stored, points: { ...stored.points, '2025-03-14': { value: 3 } } };
    expect(restored(points, corrected, NOW)).toBeNull();
  });
});
