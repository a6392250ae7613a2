/* The rows under a reading: how its figure compares with the range's others. */
import type { SeriesContent } from '@/content/series';
import type { Figure } from '../figures';
import { formOf, shortWords } from '../periods';
import { breakBetween, moveBetween, valueWords } from '../values';
import { seriesMessages } from './messages';
import { figureYearBefore, type Shown } from './shown';

export interface ReadingRow {
  name: string;
  value: string;
}

/** A change without the word after it, which its row has no room for: '+0.49%', '+1.30 points'. */
function changed(content: SeriesContent, from: Figure, to: Figure): string {
  if (breakBetween(content, from, to) !== undefined) return seriesMessages.notComparable;
  return moveBetween(content, from.value, to.value)?.signed ?? seriesMessages.nothing;
}

function yearRows(content: SeriesContent, shown: Shown, figure: Figure): ReadingRow[] {
  const before = figureYearBefore(content, shown.all, figure);
  const { yearEarlier, changeOnYear, nothing } = seriesMessages;
  if (before === undefined) {
    return [
      { name: yearEarlier, value: nothing },
      { name: changeOnYear, value: nothing },
    ];
  }
  return [
    {
      name: `${yearEarlier}, ${shortWords(before.key)}`,
      value: valueWords(content, before.value),
    },
    { name: changeOnYear, value: changed(content, before, figure) },
  ];
}

/** A day without its year in the year of another; a quarter always has it. */
const beside = ({ key }: Figure, other: Figure) =>
  shortWords(key, formOf(key) === 'day' ? other.key : undefined);

/** Three rows: against the start of the range, and its extremes or the year earlier. */
export function readingRows(
  content: SeriesContent,
  shown: Shown,
  figure: Figure,
  compare: boolean,
): ReadingRow[] {
  const { fromHighest, fromLowest, nothing } = seriesMessages;
  const { main, extremes } = shown;
  const first = main.figures[0] ?? figure;
  const since = {
    name: `Since ${shortWords(first.key)}`,
    value: first === figure ? nothing : changed(content, first, figure),
  };
  if (compare) return [...yearRows(content, shown, figure), since];
  const from = (name: string, other: Figure | undefined) => ({
    name: other === undefined ? name : `${name} of ${beside(other, figure)}`,
    value: other === undefined ? nothing : changed(content, other, figure),
  });
  return [since, from(fromHighest, extremes?.highest), from(fromLowest, extremes?.lowest)];
}
