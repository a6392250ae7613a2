export type Glyph = 'strata' | 'clients' | 'record' | 'method' | 'team' | 'link';

export interface Benefit {
  glyph: Glyph;
  title: string;
  text: string;
}

/** These words are a draft for the owner to confirm. */
export const benefitsLead = 'Six reasons clients come back for the second report.';

export const benefits: readonly Benefit[] = [
  {
    glyph: 'strata',
    title: 'Depth in every sector',
    text: 'We know how industries work in different economies, and we lead the debate on the subjects we cover.',
  },
  {
    glyph: 'clients',
    title: 'Both sides of the table',
    text: 'Private clients, government and regulators have relied on us, so we know what each of them needs to see.',
  },
  {
    glyph: 'record',
    title: 'A long run of reports',
    text: 'Industry reports, specialised studies, macroeconomic reviews, market sizing and opportunity assessment, from banking to oil and gas.',
  },
  {
    glyph: 'method',
    title: 'Methods that hold up',
    text: 'Our tools have been tested over time and are fitted to each brief, never the other way round.',
  },
  {
    glyph: 'team',
    title: 'The right specialists',
    text: 'Every team is drawn from experts with deep experience of the market in question.',
  },
  {
    glyph: 'link',
    title: 'First-hand data',
    text: 'We work with the leading data providers, so the numbers arrive early and arrive right.',
  },
];
