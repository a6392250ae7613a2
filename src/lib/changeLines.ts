import { formatPrice, roundTo2 } from './format';
import type { StoredFields } from './stored';

/** Stands for what was not there before, or is not there any more. */
export const NOTHING = '-';
/** The most of a longer text that is shown of it, in characters. */
const MAX_SHOWN = 80;

/** One figure or text of a change, as staff read it. */
export interface ChangeLine {
  /** What it is, such as 'All Share Index'. */
  label: string;
  /** The same where the change is of one document alone, which is named above: 'Value'. */
  alone: string;
  before: string;
  after: string;
  /** How they differ, such as 'up 0.62%'; '' where that goes without saying. */
  words: string;
  /** Both in full, where the line says only what came and went. */
  full?: { before: string; after: string };
  /** Percent by which a figure rose, for its bar. */
  change?: number;
}

/** What a change made of one document, in words. */
export interface ChangeWords {
  /** Names the document, such as 'All Share Index'. */
  name: string;
  /** The item of a list that it is, by its own name. */
  item?: string;
  /** What differs; empty where nothing does. */
  lines: ChangeLine[];
  /** How the record holds it: whole, or only the fields or the points that changed count. */
  kept: 'whole' | 'fields' | 'points';
  /** Follows another document, as a point of the history does: its lines are shown where there are no others. */
  follows?: boolean;
  /** Why it cannot be undone. */
  notUndone?: string;
  /** The path of a document without which it cannot be put back. */
  needs?: string;
  /** The day of the figures before, `YYYY-MM-DD`. */
  dayBefore?: string;
  /** Whether it is a file, which is looked after under Resources. */
  isFile?: boolean;
}

/** Describes a change of a document; null for documents of others. Null for no document. */
export type DescribeChange = (
  path: string,
  before: StoredFields | null,
  after: StoredFields | null,
) => ChangeWords | null;

/** A line that has the same name beside others and alone. */
export function changeLine(
  label: string,
  before: string,
  after: string,
  words: string,
): ChangeLine {
  return { label, alone: label, before, after, words };
}

/** Both versions: of what the line says only came and went, all of it. */
export function inFull({ before, after, full }: ChangeLine): { before: string; after: string } {
  return full ?? { before, after };
}

/** 'A', 'A and B', 'A, B and C'. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Why a first figure stays. */
export const FIRST_OF_ITS_KIND = 'There was nothing before.';

/** A text as far as it fits a line. */
export function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 3).trimEnd()}...` : text;
}

/** Percent between two figures, with 2 decimals; null where the first is not above 0. */
export function percentBetween(before: number, after: number): number | null {
  return before > 0 ? roundTo2((after / before - 1) * 100) : null;
}

/** How far a figure moved, such as 'up 0.62%'. */
export function percentWords(before: number, after: number): string {
  const percent = percentBetween(before, after);
  if (percent === null) return '';
  if (percent === 0) return before === after ? 'unchanged' : 'hardly changed';
  return `${percent > 0 ? 'up' : 'down'} ${formatPrice(Math.abs(percent))}%`;
}

/** How far a rate moved, such as '0.03 points lower'. */
export function pointsWords(before: number, after: number): string {
  const points = roundTo2(after - before);
  if (points === 0) return before === after ? 'unchanged' : 'hardly changed';
  return `${formatPrice(Math.abs(points))} points ${points < 0 ? 'lower' : 'higher'}`;
}
