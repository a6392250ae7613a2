import type { NextFigures } from '@/figures/admin/entry';
import { findClosedSession } from '@/figures/session';
import { toStockDocument } from '@/figures/admin/stockDraft';
import { bondIds, macroIds } from '@/figures/market';
import { stockKinds } from '@/figures/stocks';
import type { EditorSave } from '@/firebase/staff/editedDocuments';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { createNoteSave, type NoteContent } from '@/firebase/staff/notes';
import { pickKeys } from '@/lib/records';

/** The fields of the change record that mark it as a publication of the Tonight page. */
export const PUBLICATION_METADATA = { part: 'tonight', kind: 'publish' } as const;

/** Returns the data to save for a publication, one entry for each editor. */
export function createSaves(
  next: NextFigures,
  now: Date,
  overwrite = false,
  day = findClosedSession(now),
  note: NoteContent | null = null,
): EditorSave[] {
  // 'confirmed' applies to unchanged figures too, because staff have checked all figures of the
  // session.
  const session = { day, confirmed: true } as const;
  return [
    figureEditors.asi.saving({ next: pickKeys(next, ['asi']), overwrite }),
    figureEditors.fixedIncome.saving({ next: pickKeys(next, bondIds), overwrite, session }),
    figureEditors.macroeconomics.saving({ next: pickKeys(next, macroIds), overwrite, session }),
    ...stockKinds.map((kind) => {
      const list = toStockDocument(kind, next[kind] ?? [], now);
      return figureEditors[kind].saving({ next: list === null ? {} : { list }, overwrite });
    }),
    ...(note === null ? [] : [createNoteSave(day, note, now, overwrite)]),
  ];
}
