/** The heading above the folded sections, which the table of contents links to. */
export const detailsSection = { id: 'details', title: 'In detail' } as const;
