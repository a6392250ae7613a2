import type { Kind } from './files/kinds.ts';

/** [kind, display name, upload time] of each file, newest first. */
type File = readonly [kind: Kind, name: string, uploaded: string];

export interface Category {
  id: string;
  name: string;
  /** What its reports are about, in a sentence that the files repeat. */
  about: string;
  files: File[];
}

export const categories: Category[] = [
  {
    id: 'cat_1736150400000',
    name: 'Daily Market Summary',
    about: 'Closing prices, turnover and the movers of the day on the Nigerian exchange.',
    files: [
      ['pdf', 'Market summary, 14 March 2025', '2025-03-14T16:40:00.000Z'],
      ['pdf', 'Market summary, 13 March 2025', '2025-03-13T16:42:00.000Z'],
      ['excel', 'Turnover by sector, week 11', '2025-03-12T17:30:00.000Z'],
      ['pdf', 'Market summary, 12 March 2025', '2025-03-12T16:38:00.000Z'],
      ['pdf', 'Market summary, 11 March 2025', '2025-03-11T16:45:00.000Z'],
      ['word', 'Symbols and sources', '2025-03-10T17:05:00.000Z'],
      ['pdf', 'Market summary, 10 March 2025', '2025-03-10T16:41:00.000Z'],
      ['powerpoint', 'First quarter so far, in twelve charts', '2025-03-07T15:00:00.000Z'],
      ['zip', 'February summaries, complete', '2025-03-03T09:20:00.000Z'],
      ['image', 'All Share Index, February, chart', '2025-03-03T09:00:00.000Z'],
    ],
  },
  {
    id: 'cat_1736150460000',
    name: 'Earning Report',
    about: 'Results of listed companies, read against our forecasts.',
    files: [
      ['pdf', 'Banks, full year 2024, first results', '2025-03-12T10:15:00.000Z'],
      ['excel', 'Earnings per share, 2020 to 2024', '2025-03-06T11:00:00.000Z'],
      ['pdf', 'Telecoms, full year 2024', '2025-03-04T14:10:00.000Z'],
      ['powerpoint', 'Consumer goods, results briefing', '2025-02-27T13:30:00.000Z'],
    ],
  },
  {
    id: 'cat_1736150520000',
    name: 'Economic Report',
    about: 'Prices, output, trade and policy, and what they mean for the months ahead.',
    files: [
      ['pdf', 'Inflation, February 2025', '2025-03-17T12:00:00.000Z'],
      ['pdf', 'GDP, fourth quarter 2024', '2025-02-26T10:20:00.000Z'],
      ['excel', 'Policy rate and inflation since 2015', '2025-02-21T09:45:00.000Z'],
      ['image', 'Naira per dollar, six months, chart', '2025-02-14T16:00:00.000Z'],
    ],
  },
  {
    id: 'cat_1736150580000',
    name: 'Monthly Sectorial Report',
    about: 'One sector a month, from its regulation to the valuation of its companies.',
    files: [
      ['pdf', 'Cement, February 2025', '2025-03-05T10:00:00.000Z'],
      ['word', 'Method note for sector reports', '2025-02-10T08:30:00.000Z'],
      ['pdf', 'Telecoms, January 2025', '2025-02-05T10:00:00.000Z'],
    ],
  },
  {
    id: 'cat_1736150640000',
    name: 'Price List',
    about: 'Official closing prices of listed shares and bonds.',
    files: [
      ['excel', 'Equities, 14 March 2025', '2025-03-14T16:15:00.000Z'],
      ['excel', 'FGN bonds, 14 March 2025', '2025-03-14T16:10:00.000Z'],
      ['excel', 'Equities, 13 March 2025', '2025-03-13T16:15:00.000Z'],
      ['file', 'Equities, 13 March 2025, plain text', '2025-03-13T16:14:00.000Z'],
    ],
  },
  {
    id: 'cat_1736150700000',
    name: 'Weekly Market Summary',
    about: 'The week in shares, bonds and the naira, with the calendar of the week to come.',
    files: [
      ['pdf', 'Week 11, 10 to 14 March 2025', '2025-03-14T18:00:00.000Z'],
      ['pdf', 'Week 10, 3 to 7 March 2025', '2025-03-07T18:00:00.000Z'],
      ['powerpoint', 'Week 10, slides for the morning call', '2025-03-07T18:30:00.000Z'],
      ['pdf', 'Week 9, 24 to 28 February 2025', '2025-02-28T18:00:00.000Z'],
    ],
  },
];

/** The name of an object in the resource folder: upload time, then the name without spaces. */
export function objectPath(category: Category, name: string, uploaded: string, extension: string) {
  return `resources/${category.id}/${Date.parse(uploaded)}_${name.replaceAll(' ', '_')}.${extension}`;
}
