/**
 * The id of the line that links to the disclosures. Each file refers to it with `aria-describedby`.
 */
export const DISCLOSURES_LINE_ID = 'opinion';
