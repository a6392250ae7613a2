/**
 * The id of the line below the list that leads to the disclosures, which every row is described by.
 */
export const OPINION = 'opinion';
