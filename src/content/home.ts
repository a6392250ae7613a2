/** A line of the headline. On phones, `end` wraps to its own line. */
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
 * One pattern for each figure, by the id of the figure. A talk is about a figure if the title or
 * description of the talk matches the pattern.
 */
export const talkPatterns = {
  inflation: /inflation/i,
  gdp: /\bGDP\b|growth/i,
  monetaryPolicy: /policy rate/i,
  exchangeRate: /naira|dollar/i,
  asi: /\b(index|shares?|rally)\b/i,
};

/**
 * The owners of the figures on the market board. The name of each owner is a link to the page Data
 * and sources. `series` is the row of that page to which the link leads.
 */
export const boardSources = [
  { name: 'Nigerian Exchange', series: 'asi' },
  { name: 'Central Bank of Nigeria', series: 'policy-rate' },
  { name: 'National Bureau of Statistics', series: 'inflation' },
  { name: 'Debt Management Office', series: 'bonds' },
] as const;
