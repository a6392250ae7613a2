import { toSeriesPath } from './seriesSlugs';

/** The texts in `benefitsLead` and `benefits` are a draft for the owner to confirm. */
export const benefitsLead = 'Six reasons clients come back for a second report.';

/** `to` is a page where readers can check the claim. `proof` is the label of that link. */
export const benefits = [
  {
    glyph: 'strata',
    title: 'Depth in every sector',
    text: 'We know how industries work, how they differ from one economy to the next and what moves them.',
    to: '/services',
    proof: 'Five services',
  },
  {
    glyph: 'clients',
    title: 'Both sides of the table',
    text: 'Private clients, government and regulators have relied on us, so we know what each of them needs to see.',
    to: '/about',
    proof: 'A study, step by step',
  },
  {
    glyph: 'record',
    title: 'A long run of reports',
    text: 'Industry reports, specialised studies, macroeconomic reviews, market sizing and opportunity assessments, from banking to oil and gas.',
    to: '/resources',
    proof: 'Files in Resources',
  },
  {
    glyph: 'method',
    title: 'Methods that hold up',
    text: 'Our tools have been tested over time and are fitted to each brief, never the other way round.',
    to: toSeriesPath('asi'),
    proof: 'Method of the index',
  },
  {
    glyph: 'team',
    title: 'The right specialists',
    text: 'Each project team has deep experience of its market.',
    to: '/about/directors',
    proof: 'Five directors',
  },
  {
    glyph: 'link',
    title: 'Data at source',
    text: 'We take figures from the bodies that publish them, and list what we had to correct.',
    to: '/markets',
    proof: 'Series and sources',
  },
] as const;
export type GlyphName = (typeof benefits)[number]['glyph'];
