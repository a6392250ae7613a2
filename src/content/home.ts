/** A line of the headline. On phones, `end` is on a separate line. */
type HeadlineLine = readonly [start: string, end?: string];

const headlineLines: readonly HeadlineLine[] = [
  ['Deliver', 'Thorough'],
  ['And Impactful'],
  ['Services'],
];

/** The text of the hero. The lead is a draft for the owner to confirm. */
export const hero = {
  lines: headlineLines,
  lead: 'Research and advice on Nigeria’s markets, economy and sectors.',
  link: { label: 'Learn More', about: 'about our services', to: '/services' },
  caption: 'Right of the line: an illustration, not a forecast',
  lineNote: 'Illustration',
} as const;

/**
 * Patterns that find the figure that a talk is about. The keys are ids of figures. The patterns are
 * matched against the title and description of the talk.
 */
export const talkPatterns = {
  inflation: /inflation/i,
  gdp: /\bGDP\b|growth/i,
  monetaryPolicy: /policy rate/i,
  exchangeRate: /naira|dollar/i,
  asi: /\b(index|shares?|rally)\b/i,
};

/**
 * The owners of the figures on the market board. The name of an owner links to the row `series` on
 * the page Data and sources.
 */
export const boardSources = [
  { name: 'Nigerian Exchange', series: 'asi' },
  { name: 'Central Bank of Nigeria', series: 'policy-rate' },
  { name: 'National Bureau of Statistics', series: 'inflation' },
  { name: 'Debt Management Office', series: 'bonds' },
] as const;
