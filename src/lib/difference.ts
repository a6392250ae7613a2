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

/** The text for a value that did not exist before, or no longer exists. */
export const NO_VALUE = '-';
/** The longest text in a list of differences, in characters. */
const MAX_TEXT_LENGTH = 80;

/** A value in one version of a document, as text for staff. */
export interface ValueRow {
  /** The name of the value, unique in a version. */
  label: string;
  /**
   * A shorter label for lists with the document's name above, such as 'Value' for 'All Share
   * Index'.
   */
  alone?: string;
  /** The value as text; '' if it is empty. */
  text: string;
  /** A shorter text for lists. */
  short?: string;
  /** Small print below the value. */
  detail?: string;
  /** The unrounded figure, which distinguishes values with equal texts. */
  value?: number;
  id?: string;
  /** The unit of a change: per cent for a price, points for a rate. */
  moves?: 'percent' | 'points';
  /** True for a value that is shown only if nothing else differs, such as the order of a list. */
  lastResort?: true;
}

/**
 * Returns the row of a typed figure: formatted if the figure is valid, otherwise as typed. For an
 * empty field, returns the row of the `stored` figure.
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

/** A value that differs between two versions. */
export interface Difference {
  label: string;
  /** The value in the first version; undefined if that version does not have it. */
  before: ValueRow | undefined;
  after: ValueRow | undefined;
  /** The value when the form was opened. Set only if somebody else has saved since then. */
  opened?: ValueRow | undefined;
  /** A description of the change, such as 'up 0.62%'; '' if none is needed. */
  note: string;
}

/** A function that describes how two versions of a value differ. */
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
 * Returns the differences between two versions of a document. They are in the order of `opened`,
 * the version that both were edited from, or otherwise in the order of `before`. Values that only
 * `after` has come last.
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
  const most = all.filter((each) => (each.after ?? each.before)?.lastResort !== true);
  return most.length > 0 ? most : all;
}

/** Returns who changed a value since the form was opened. `after` is the user's own input. */
export function findChanger({ before, after, opened }: Omit<Difference, 'note'>) {
  if (isSameRow(opened, before)) return 'me';
  return isSameRow(opened, after) ? 'them' : 'both';
}

/**
 * Returns the change between two figures in per cent, with 2 decimals; null if the first is not
 * above 0.
 */
export function calculatePercentBetween(before: number, after: number): number | null {
  return before > 0 ? calculatePercentChange(before, after) : null;
}

/**
 * Describes how far a figure moved, such as 'up 0.62%' or '0.03 points lower'; '' for rows without
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

/** Joins names to a list: 'A', 'A and B', 'A, B and C'. */
export const joinNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

export function shortenText(text: string): string {
  return text.length > MAX_TEXT_LENGTH
    ? `${text.slice(0, MAX_TEXT_LENGTH - 3).trimEnd()}...`
    : text;
}

/** Returns the fields that `others` has too. Compares nested maps down to a depth of `levels`. */
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
 * The documents whose changes a section of the staff area shows: by path, or all documents of some
 * parts of the site.
 */
export type ChangedScope = { paths: readonly string[] } | { parts: readonly string[] };

export interface DescribedChange {
  /** The name of the document, such as 'All Share Index'. */
  name: string;
  differences: readonly Difference[];
  /**
   * How much of the document the change record has: all of it, or only the changed fields or
   * points. Changes of points are listed only if the figure of their document did not change.
   */
  recordScope: 'whole' | 'fields' | 'points';
}

/**
 * A function that describes a change of a document. `before` is null for a new document, and
 * `after` for a deleted one. Returns null for documents of other features.
 */
export type DescribeChange = (
  path: string,
  before: StoredFields | null,
  after: StoredFields | null,
) => DescribedChange | null;
