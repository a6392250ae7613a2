/** A line of the headline, and the word that takes a line of its own on phones. */
type HeadlineLine = readonly [start: string, end?: string];

const lines: readonly HeadlineLine[] = [['Deliver', 'Thorough'], ['And Impactful'], ['Services']];

/** The hero's words; the lead is a draft for the owner to confirm. */
export const hero = {
  lines,
  lead: 'Research and advice on Nigeria’s markets, economy and sectors.',
  link: { label: 'Learn More', about: 'about our services', to: '/services' },
  caption: 'Right of the line: an illustration, not a forecast',
  lineNote: 'Illustration',
} as const;
