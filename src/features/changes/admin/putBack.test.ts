import { describe, expect, it } from 'vitest';
import { isAsRecorded, recordOfUndo, restored } from './putBack';
import undone from './undone.json';

const NOW = '2025-03-14T17:51:00.000Z';

describe.each(['whole', 'fields', 'points'] as const)('what is kept as %s', (kept) => {
  it.each(undone[kept])('$name', ({ before, after, stored, restored: next, record }) => {
    const putBack = { kept, needs: undefined, document: { path: 'a/b', before, after } };
    expect(restored(putBack, stored, NOW)).toEqual(next);
    if (next !== null) expect(isAsRecorded(putBack, next, 'before')).toBe(true);
    if (next !== null && record !== null) {
      expect(recordOfUndo(putBack, stored, next)).toEqual(record);
    }
  });
});
