import type { RowDraft } from '@/figures/admin/stockDraft';

/** The rows that staff typed into the places of the five, by their ids. */
export type PlaceEdits = ReadonlyMap<string, RowDraft>;

/** Returns the id of the place of a share. */
export const placeId = ({ row }: { row: number }) => `row ${row}`;
