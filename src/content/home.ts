/** The hero: the headline is cut into its lines, because its colour changes at the Today edge. */
export const hero = {
  lines: [['Deliver', 'Thorough'], ['And Impactful'], ['Services']],
  lead: 'Research and advice on Nigeria’s markets, economy and sectors.',
  link: { label: 'Learn More', to: '/services' },
  caption: 'Illustration, not market data',
} as const;
