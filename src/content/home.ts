import type { SeriesSlug } from './seriesSlugs';

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
 * The series that a talk of News Commentary is about: the first whose words are in its title or its
 * description. `title` where the figure's entry has none for Home. Bonds and bills have no one figure.
 */
export const talkSubjects: readonly { words: RegExp; slug: SeriesSlug; title?: string }[] = [
  { words: /inflation/i, slug: 'inflation' },
  { words: /policy rate/i, slug: 'policy-rate' },
  { words: /naira|dollar/i, slug: 'exchange-rate', title: 'Exchange Rate' },
  { words: /\bGDP\b|growth/i, slug: 'gdp-growth' },
  { words: /\b(index|shares?|rally)\b/i, slug: 'asi', title: 'All Share Index' },
];
