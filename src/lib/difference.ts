import {
  areComparable,
  calculatePercentChange,
  getDirection,
  formatSize,
  calculatePercentMove,
  calculatePointsMove,
} from './change';
import { formatPrice } from './format';
import { type FigureKind, parseUsableNumber } from './numbers';
import { toFields, type StoredFields } from './stored';

/** Shown in a comparison of two versions for a value that only the other version has. */
export const NO_VALUE = '-';
/** The maximum length of a text in a list of differences, in characters. */
const MAX_TEXT_LENGTH = 80;

/** A value of one version of a document, as staff see it in a comparison of two versions. */
export interface ValueRow {
  /** The name of the value. No two rows of a version may have the same label. */
  label: string;
  /**
   * A shorter label for lists that already show the name of the document. Under 'All Share Index',
   * it is 'Value'.
   */
  alone?: string;
  /** The value as text; '' if the value is empty. */
  text: string;
  /** A shorter form of `text` for lists. */
  short?: string;
  /** Additional text in small print below the value. */
  detail?: string;
  /** The unrounded figure. Two different figures can have the same rounded text. */
  value?: number;
  id?: string;
  /**
   * How to describe a change of the value: as a percentage for prices, or in percentage points for
   * rates.
   */
  moves?: 'percent' | 'points';
  /**
   * True for a value that is listed only if no other value differs, such as the order of a list.
   */
  lastResort?: true;
}

/**
 * Returns the row of a figure that staff typed. The text of a valid figure is formatted. For an
 * empty input, returns the row of the `stored` figure.
 */
export function toFigureRow(
  label: string,
  text: string,
  kind: FigureKind,
  stored: number | null = null,
): ValueRow {
  const value = text.trim() === '' ? stored : parseUsableNumber(text, { kind });
  if (value === null) return { label, text: text.trim() };
  return { label, text: formatPrice(value), value, ...(kind === 'price' && { moves: 'percent' }) };
}

export const formatRowValue = (row: ValueRow | undefined) => (row?.short ?? row?.text) || NO_VALUE;

/** A value that differs between two versions of a document. */
export interface Difference {
  label: string;
  /** The row in the first version; undefined if that version does not have the value. */
  before: ValueRow | undefined;
  after: ValueRow | undefined;
  /**
   * The row in the version that the user opened. Set only if somebody else has saved since then.
   */
  opened?: ValueRow | undefined;
  /** Describes the change, such as 'up 0.62%'; '' if there is no description. */
  note: string;
}

export type DescribeDifference = (
  before: ValueRow | undefined,
  after: ValueRow | undefined,
) => string;

const isSameRow = (a: ValueRow | undefined, b: ValueRow | undefined) =>
  (a?.text ?? '') === (b?.text ?? '') &&
  (a?.detail ?? '') === (b?.detail ?? '') &&
  a?.value === b?.value &&
  a?.id === b?.id;

/**
 * Returns the values that differ between two versions of a document. `opened` is the version on
 * which both versions are based. The differences are in the order of `opened`. Values that `opened`
 * does not contain follow in the order of `before` and then of `after`.
 */
export function findDifferences(
  before: readonly ValueRow[],
  after: readonly ValueRow[],
  {
    opened,
    noteOf = describeMove,
  }: { opened?: readonly ValueRow[]; noteOf?: DescribeDifference } = {},
): Difference[] {
  const findRow = (rows: readonly ValueRow[], label: string) =>
    rows.find((row) => row.label === label);
  const labels = new Set([...(opened ?? []), ...before, ...after].map(({ label }) => label));
  const all = [...labels].flatMap((label): Difference[] => {
    const [a, b] = [findRow(before, label), findRow(after, label)];
    if (isSameRow(a, b)) return [];
    const found = { label, before: a, after: b, note: noteOf(a, b) };
    return [opened === undefined ? found : { ...found, opened: findRow(opened, label) }];
  });
  const ordinary = all.filter((each) => (each.after ?? each.before)?.lastResort !== true);
  return ordinary.length > 0 ? ordinary : all;
}

/**
 * Returns who has changed a value since the user opened the form: 'me', 'them' or 'both'. `after`
 * is the input of the user.
 */
export function findChanger({ before, after, opened }: Omit<Difference, 'note'>) {
  if (isSameRow(opened, before)) return 'me';
  return isSameRow(opened, after) ? 'them' : 'both';
}

/**
 * Returns the percentage change between two figures with 2 decimals; null if the first figure is
 * not positive.
 */
export function calculatePercentBetween(before: number, after: number): number | null {
  return before > 0 ? calculatePercentChange(before, after) : null;
}

/**
 * Describes how a figure changed, such as 'up 0.62%' or '0.03 points lower'; '' for rows without
 * `moves`.
 */
export function describeMove(before: ValueRow | undefined, after: ValueRow | undefined): string {
  const [from, to, moves] = [before?.value, after?.value, after?.moves];
  if (from === undefined || to === undefined || moves === undefined) return '';
  if (from === to) return 'unchanged';
  if (moves === 'points') {
    const points = calculatePointsMove(from, to);
    return `${formatSize(points)} points ${points < 0 ? 'lower' : 'higher'}`;
  }
  if (!areComparable(from, to)) return '';
  const percent = calculatePercentMove(from, to);
  return `${getDirection(percent)} ${formatSize(percent)}%`;
}

/** Joins names as in a sentence: 'A', 'A and B', 'A, B and C'. */
export const joinNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

export function shortenText(text: string): string {
  return text.length > MAX_TEXT_LENGTH
    ? `${text.slice(0, MAX_TEXT_LENGTH - 3).trimEnd()}...`
    : text;
}

/**
 * Returns the entries of `fields` with names that also exist in `others`. Nested maps are filtered
 * in this way down to a depth of `levels`.
 */
export function pickSharedFields(
  fields: StoredFields | null,
  others: StoredFields | null,
  levels: number,
): StoredFields | null {
  if (fields === null || others === null || levels === 0) return fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(others, name))
      .map(([name, value]) => [
        name,
        levels === 1
          ? value
          : pickSharedFields(toFields(value), toFields(others[name]), levels - 1),
      ]),
  );
}

/**
 * Selects the documents whose changes a section of the staff area shows: documents at certain
 * paths, or all documents of certain parts of the site.
 */
export type ChangedScope = { paths: readonly string[] } | { parts: readonly string[] };

export interface DescribedChange {
  /** The name of the document for staff, such as 'All Share Index'. */
  name: string;
  differences: readonly Difference[];
  /**
   * The part of the document that the change record contains: the whole document, only the changed
   * fields, or only the changed points of the history. If the record also contains other documents,
   * the list of changes usually leaves out the points.
   */
  recordScope: 'whole' | 'fields' | 'points';
}

/**
 * Describes a change of a document. `before` is null for a new document, and `after` is null for a
 * deleted one. Returns null for documents of other features.
 */
export type DescribeChange = (
  path: string,
  before: StoredFields | null,
  after: StoredFields | null,
) => DescribedChange | null;
