import type { RowDraft } from '@/figures/admin/stockDraft';

/** The rows of the top five that staff have edited, by row id. */
export type RowEdits = ReadonlyMap<string, RowDraft>;

/** Returns the id under which the edits of a share are stored. */
export const getEditId = ({ row }: { row: number }) => `row ${row}`;
