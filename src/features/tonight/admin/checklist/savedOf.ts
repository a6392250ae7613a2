import type { FigureRow } from '@/figures/admin/tonightDraft';
import { figures } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import type { NewestChanges } from '@/firebase/staff/readChanges';
import type { LastSave } from './saved';

export const getDocumentPaths = (row: FigureRow) =>
  (row === 'stocks' ? stockKinds : [row]).map((id) => figures[id].path);

/**
 * Returns the last save of a row of figures. Searches the change records and the publication on
 * this page. Returns null if it finds no save.
 */
export function findLastSave(
  row: FigureRow,
  changes: NewestChanges | null,
  published: LastSave | null,
): LastSave | null {
  const found = [published, ...getDocumentPaths(row).map((path) => changes?.[path])];
  const saves = found.filter((save) => save !== null && save !== undefined);
  return saves.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
}
