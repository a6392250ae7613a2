/**
 * Computes the sentences that the site should show for stored points, without the code of the site.
 */
import type { SeriesContent } from '@/content/series';
import { firm } from '@/content/firm';
import { addDays, toDatePhrase, toLongDate } from './dates';
import {
  findFigureBefore,
  type FigureRow,
  hasBreakBetween,
  hasGap,
  isRateList,
  type RangeFigures,
} from './figures';
import { describeChangeBetween, formatValue } from './values';

const OPENINGS: Record<SeriesContent['id'], string> = {
  asi: 'The All Share Index closed at',
  exchangeRate: 'A dollar cost',
  inflation: 'Annual inflation was',
  gdp: 'GDP growth on a year earlier was',
  monetaryPolicy: 'The policy rate was',
  bonds: 'The stop rate of the TENOR Federal Government bond was',
  tbills: 'The stop rate of the TENOR Treasury bill was',
};

const SOURCES: Record<SeriesContent['id'], string> = {
  asi: 'Nigerian Exchange',
  exchangeRate: 'Central Bank of Nigeria',
  inflation: 'National Bureau of Statistics',
  gdp: 'National Bureau of Statistics',
  monetaryPolicy: 'Central Bank of Nigeria',
  bonds: 'Debt Management Office',
  tbills: 'Central Bank of Nigeria',
};

/** A series with all its figures, and the first published values of revised figures. */
export interface QuotedRows {
  content: SeriesContent;
  all: FigureRow[];
  tenure?: string | undefined;
  firstValues?: ReadonlyMap<string, number> | undefined;
}

const isDaily = ({ id }: SeriesContent) => id === 'asi' || id === 'exchangeRate';

const getOpening = ({ content, tenure = '' }: QuotedRows) =>
  OPENINGS[content.id].replace('TENOR', tenure.toLowerCase());
const formatQuoted = (content: SeriesContent, value: number) =>
  formatValue(content, value) + (content.id === 'asi' ? ' points' : '');

/** Returns the size of a change, for example `'0.19%'` or `'1.30 percentage points'`. */
function formatSize(content: SeriesContent, from: number, to: number): string {
  const { long } = describeChangeBetween(content, from, to);
  // A change in naira is formatted as the amount followed by the percentage in brackets. Returns
  // only the percentage.
  return content.format === 'naira' ? long.replace(/^.*\((.*)\)$/, '$1') : long;
}

function formatFirst({ content, firstValues }: QuotedRows, { key }: FigureRow): string[] {
  const first = firstValues?.get(key);
  return first === undefined ? [] : [`first published as ${formatValue(content, first)}`];
}
const formatNotes = (notes: string[]) => (notes.length === 0 ? '' : ` (${notes.join('; ')})`);

/** Returns the decision that set a rate, without later decisions that only confirmed it. */
function findStart(all: FigureRow[], row: FigureRow): FigureRow {
  let start = row;
  for (const earlier of all.toReversed()) {
    if (earlier.day >= start.day) continue;
    if (earlier.value !== row.value) break;
    start = earlier;
  }
  return start;
}

function describeDecision(quoted: QuotedRows, row: FigureRow): string {
  const { content, all } = quoted;
  const before = findFigureBefore(all, row, false);
  const on = `on ${toLongDate(row.key)}${formatNotes(formatFirst(quoted, row))}`;
  const value = formatValue(content, row.value);
  if (before === undefined) return `The policy rate was ${value} ${on}`;
  if (before.value === row.value)
    return `The policy rate was held at ${value} ${on}, unchanged since ${toLongDate(findStart(all, row).key)}`;
  const verb = row.value > before.value ? 'raised' : 'cut';
  const size = formatSize(content, before.value, row.value);
  return `The policy rate was ${verb} by ${size}, from ${formatValue(content, before.value)} to ${value}, ${on}`;
}

function nameBefore(content: SeriesContent, before: FigureRow, row: FigureRow) {
  if (isDaily(content) && !hasGap(content, before, row, false))
    return addDays(before.day, 1) === row.day ? 'the day before' : 'on the previous trading day';
  const sameYear = before.key.slice(0, 4) === row.key.slice(0, 4);
  return sameYear ? toDatePhrase(before.key).replace(/ \d{4}$/, '') : toDatePhrase(before.key);
}

function describeFigure(quoted: QuotedRows, row: FigureRow): string {
  const { content, all } = quoted;
  if (content.every === 'decision') return describeDecision(quoted, row);
  const opening = `${getOpening(quoted)} ${formatQuoted(content, row.value)} ${toDatePhrase(row.key)}${formatNotes(formatFirst(quoted, row))}`;
  const before = findFigureBefore(all, row, false);
  if (before === undefined) return opening;
  if (hasBreakBetween(content, before, row)) {
    const basis = content.id === 'gdp' ? 'base year' : 'basket';
    return `${opening}, on a new ${basis}, so not comparable with the figure for ${toLongDate(before.key)}`;
  }
  const { sign } = describeChangeBetween(content, before.value, row.value);
  const name = nameBefore(content, before, row);
  if (sign === '') return `${opening}, unchanged from ${name.replace(/^(on|in) /, '')}`;
  const words = content.id === 'exchangeRate' ? ['more', 'less'] : ['higher', 'lower'];
  const word = sign === '+' ? words[0] : words[1];
  const size = formatSize(content, before.value, row.value);
  return size.startsWith('less')
    ? `${opening}, ${word} than ${name} by ${size}`
    : `${opening}, ${size} ${word} than ${name}`;
}

const formatEnd = (quoted: QuotedRows, text: string) =>
  `${text} (${SOURCES[quoted.content.id]}, via ${firm.name})`;

/** Returns the sentence about one figure, without the page's address. */
export const createFigureSentence = (quoted: QuotedRows, row: FigureRow) =>
  formatEnd(quoted, describeFigure(quoted, row));

/** Returns the sentence about a range of two or more days, without the page's address. */
export function createRangeSentence(
  quoted: QuotedRows,
  range: Pick<RangeFigures, 'rows' | 'from' | 'to'>,
): string {
  const { content, all } = quoted;
  const [first, last] = [range.rows[0], range.rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no figures');
  const isDecision = content.every === 'decision';
  const describeAt = (row: FigureRow, key: string) => {
    const held = key === row.key ? [] : [`held since ${toLongDate(findStart(all, row).key)}`];
    return `${formatQuoted(content, row.value)} ${toDatePhrase(key)}${formatNotes([...held, ...formatFirst(quoted, row)])}`;
  };
  const start = describeAt(first, first.day < range.from ? range.from : first.key);
  const end = describeAt(last, isDecision ? range.to : last.key);
  const opening = getOpening(quoted);
  if (hasBreakBetween(content, first, last)) {
    const basis = content.id === 'gdp' ? 'base year' : 'basket';
    return formatEnd(
      quoted,
      `${opening} ${start}, on the old ${basis}, and ${end}, on a new ${basis}, so the two are not comparable`,
    );
  }
  const { sign } = describeChangeBetween(content, first.value, last.value);
  const unit = isDaily(content) || isRateList(content) || isDecision ? 'days' : `${content.every}s`;
  const change =
    sign === ''
      ? `the same ${unit === 'days' ? 'on' : 'in'} both ${unit}`
      : `a ${sign === '+' ? 'rise' : 'fall'} of ${formatSize(content, first.value, last.value)}`;
  return formatEnd(quoted, `${opening} ${start} and ${end}, ${change}`);
}
