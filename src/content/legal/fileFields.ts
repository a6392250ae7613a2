/*
 * The documented fields of the CSV and JSON files of a series. A test compares them with files that
 * the code writes.
 */

export interface FileField {
  name: string;
  meaning: string;
}

/** The columns of a CSV file, in order. The heading of the values depends on the series. */
export const csvFields: readonly FileField[] = [
  { name: 'Date', meaning: 'The day, month or quarter: 2026-11-20, 2026-10 or 2026-Q3.' },
  {
    name: 'Name of the series, unit, source',
    meaning:
      'The current value as a number, with a full stop as the decimal mark. Bonds and bills have a column for each tenor. An empty cell is a withdrawn figure.',
  },
  { name: 'Last changed on', meaning: 'The day of the last change; empty if there was none.' },
  { name: 'Basis', meaning: 'The basis of the figure if the series was ever rebased.' },
  { name: 'Licence', meaning: 'The terms of reuse, in the first row.' },
  { name: 'Address', meaning: 'The page of the series, in the first row.' },
  { name: 'Downloaded on', meaning: 'The day on which the file was made, in the first row.' },
  {
    name: 'Superseded value 1 (first published)',
    meaning:
      'The value that was published first, if the figure was changed. Later superseded values are numbered 2, 3 and so on.',
  },
  {
    name: 'Superseded value 1, published on',
    meaning: 'The day on which that value was published.',
  },
  { name: 'Superseded value 1, replaced on', meaning: 'The day on which that value was replaced.' },
  {
    name: 'Superseded value 1, replaced because',
    meaning: 'Our correction, a revision by the source, or a rebasing, with our note.',
  },
];

/**
 * The members of a JSON file, in order. Members of list items are prefixed with the name of the
 * list, as in 'figures: date'.
 */
export const jsonFields: readonly FileField[] = [
  {
    name: 'schema',
    meaning: 'The version of this format, now 1. It is raised when a field changes.',
  },
  { name: 'name', meaning: 'The full name of the series.' },
  { name: 'unit', meaning: 'The unit of the values.' },
  { name: 'publisher', meaning: 'The original publisher of the figures.' },
  { name: 'source', meaning: 'What the figures are, and where they come from.' },
  { name: 'licence', meaning: 'The terms of reuse, with name and url.' },
  { name: 'address', meaning: 'The page of the series.' },
  { name: 'downloadedOn', meaning: 'The day on which the file was made.' },
  { name: 'breaks', meaning: 'The rebasings; an empty list if there was none.' },
  { name: 'breaks: at', meaning: 'The date of the first figure on the new basis.' },
  { name: 'breaks: words', meaning: 'The name of the new basis.' },
  { name: 'breaks: before', meaning: 'The name of the old basis.' },
  { name: 'breaks: note', meaning: 'What was rebased, and what that means for comparisons.' },
  { name: 'figures', meaning: 'The figures, oldest first.' },
  {
    name: 'tenures',
    meaning:
      'Only for bonds and bills, instead of figures: one item for each tenor, with label and figures.',
  },
  { name: 'figures: date', meaning: 'The day, month or quarter, as in the CSV.' },
  { name: 'figures: value', meaning: 'The current value; null if it was withdrawn.' },
  { name: 'figures: firstPublished', meaning: 'The first value, if the figure was changed.' },
  { name: 'figures: revisedOn', meaning: 'The day of the last change.' },
  { name: 'figures: versions', meaning: 'Every published value, oldest first.' },
  { name: 'versions: value', meaning: 'The value; null for a withdrawal.' },
  { name: 'versions: publishedOn', meaning: 'The day in Lagos on which it was published.' },
  { name: 'versions: publishedAt', meaning: 'The time of publication, in UTC.' },
  { name: 'versions: reason', meaning: 'correction, revision, rebasing, or null.' },
  { name: 'versions: note', meaning: 'Our note, or null.' },
];
