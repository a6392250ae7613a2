import { compareFigures } from '@/figures/admin/differences';
import type { NextFigures } from '@/figures/admin/entry';
import { toNoteRows } from '@/figures/admin/noteDifferences';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import { toStockDocument } from '@/figures/admin/stockDraft';
import { hasTenures, hasPeriods } from '@/figures/history';
import { figures, indicators } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import { findDifferences, joinNames } from '@/lib/difference';
import type { NoteContent } from '@/firebase/staff/notes';
import { listKeys, mapKeys } from '@/lib/records';

/**
 * Compares the new figures with the stored figures. Returns the changes that publishing would make,
 * and the names of unchanged figures, such as 'T-bills'.
 */
export function createReview(
  stored: StoredFigures,
  next: NextFigures,
  note: NoteContent | null = null,
) {
  const lists = mapKeys(
    stockKinds,
    (kind) => next[kind] && toStockDocument(kind, next[kind], new Date(0)),
  );
  const documents = { ...next, ...lists };
  const found = mapKeys(
    listKeys(figures),
    (id) => documents[id] && compareFigures(id, stored[id], documents[id]),
  );
  const stays = listKeys(found).flatMap((id) => {
    if (hasPeriods(id)) return next[id] === undefined ? [indicators[id].name] : [];
    const moved = found[id];
    if (moved?.length === 0) return [figures[id].title];
    if (!moved || !hasTenures(id)) return [];
    const same = (next[id]?.tenures ?? [])
      .map(({ label }) => label)
      .filter((label) => moved.every(({ after }) => after?.alone !== label));
    return same.length === 0 ? [] : [`${figures[id].title}, ${joinNames(same)}`];
  });
  const ofFigures = Object.values(found).flatMap((differences) => differences ?? []);
  const ofNote = note === null ? [] : findDifferences(toNoteRows(null), toNoteRows({ ...note }));
  return { changes: [...ofFigures, ...ofNote], stays };
}
