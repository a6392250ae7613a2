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

/**
 * The patterns by which the title or description of a talk is about one of these figures, by its
 * id.
 */
export const talkWords = {
  inflation: /inflation/i,
  gdp: /\bGDP\b|growth/i,
  monetaryPolicy: /policy rate/i,
  exchangeRate: /naira|dollar/i,
  asi: /\b(index|shares?|rally)\b/i,
};

/**
 * The owners of the board's figures, each with a series beside its terms on the page of sources.
 */
export const boardSources = [
  { name: 'Nigerian Exchange', series: 'asi' },
  { name: 'Central Bank of Nigeria', series: 'policy-rate' },
  { name: 'National Bureau of Statistics', series: 'inflation' },
  { name: 'Debt Management Office', series: 'bonds' },
] as const;
