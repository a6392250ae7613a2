import type { RowDraft } from '@/figures/admin/stockDraft';

/** The rows of the top five that staff have edited, by row id. */
export type RowEdits = ReadonlyMap<string, RowDraft>;

export const getEditId = ({ row }: { row: number }) => `row ${row}`;
