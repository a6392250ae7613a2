/**
 * The id of the line with the link to the disclosures. `aria-describedby` of each row refers to it.
 */
export const DISCLOSURES_LINE_ID = 'opinion';
