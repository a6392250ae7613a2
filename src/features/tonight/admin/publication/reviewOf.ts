import { figureDifferences } from '@/figures/admin/differences';
import type { NextFigures } from '@/figures/admin/entry';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import { stockDocumentOf } from '@/figures/admin/stockDraft';
import { hasTenures, isOfPeriods } from '@/figures/history';
import { figures, indicators } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import { listed } from '@/lib/difference';
import { keysOf, mapKeys } from '@/lib/records';

/**
 * Returns the changes that publishing would make, and the names of the figures that would stay
 * unchanged, such as 'T-bills'.
 */
export function reviewOf(stored: StoredFigures, next: NextFigures) {
  const lists = mapKeys(
    stockKinds,
    (kind) => next[kind] && stockDocumentOf(kind, next[kind], new Date(0)),
  );
  const documents = { ...next, ...lists };
  const found = mapKeys(
    keysOf(figures),
    (id) => documents[id] && figureDifferences(id, stored[id], documents[id]),
  );
  const stays = keysOf(found).flatMap((id) => {
    if (isOfPeriods(id)) return next[id] === undefined ? [indicators[id].name] : [];
    const moved = found[id];
    if (moved?.length === 0) return [figures[id].title];
    if (!moved || !hasTenures(id)) return [];
    const same = (next[id]?.tenures ?? [])
      .map(({ label }) => label)
      .filter((label) => moved.every(({ after }) => after?.alone !== label));
    return same.length === 0 ? [] : [`${figures[id].title}, ${listed(same)}`];
  });
  return { changes: Object.values(found).flatMap((differences) => differences ?? []), stays };
}
