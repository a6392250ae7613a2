/** Whose figures the board shows, each with the series that its terms stand beside on the page of sources. */
export const boardSources = [
  { name: 'Nigerian Exchange', series: 'asi' },
  { name: 'Central Bank of Nigeria', series: 'policy-rate' },
  { name: 'National Bureau of Statistics', series: 'inflation' },
  { name: 'Debt Management Office', series: 'bonds' },
] as const;
