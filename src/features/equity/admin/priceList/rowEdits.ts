import type { RowDraft } from '@/figures/admin/stockDraft';

/** Rows that staff edited in the top five, by row id. */
export type RowEdits = ReadonlyMap<string, RowDraft>;

/** Returns the id of a share's row. */
export const getEditId = ({ row }: { row: number }) => `row ${row}`;
