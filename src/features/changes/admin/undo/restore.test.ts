import { describe, expect, it } from 'vitest';
import type { ChangedDocument } from '@/firebase/staff/changes';
import type { StoredFields } from '@/lib/stored';
import { isAsRecorded, recordOfUndo, restored } from './restore';
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
