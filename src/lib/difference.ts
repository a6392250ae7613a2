import {
  areComparable,
  changePercent,
  directionOf,
  formatSize,
  percentMoved,
  pointsMoved,
} from './change';
import { formatPrice } from './format';
import { type FigureKind, usableNumber } from './numbers';
import { fieldsOf, type StoredFields } from './stored';

/** Stands for a value that did not exist before, or no longer exists. */
export const NOTHING = '-';
/** The most of a longer text that is shown of it in a list, in characters. */
const MAX_SHOWN = 80;

/** A part of one version of a document, as staff read it. */
export interface Row {
  /** Names the part, once in a version. */
  label: string;
  /** Its name where the document is named above it: 'Value' of the 'All Share Index'. */
  alone?: string;
  /** The text of the value; '' for none. */
  text: string;
  /** The same in a list, where the whole is too long for it. */
  short?: string;
  /** The small print below it. */
  detail?: string;
  /**
   * The figure that it is, or what else it is known by: two that are written alike may still
   * differ.
   */
  value?: number;
  id?: string;
  /** The unit of the figure's moves: percent for a price, points for a rate. */
  moves?: 'percent' | 'points';
  /** Shown only where nothing else differs, such as an order. */
  lastResort?: true;
}

/**
 * Returns a figure as it is typed: written as visitors read it, and as it was typed where it cannot
 * be used. `stored` is the figure where nothing is typed.
 */
export function figureRow(
  label: string,
  text: string,
  kind: FigureKind,
  stored: number | null = null,
): Row {
  const value = text.trim() === '' ? stored : usableNumber(text, { kind });
  if (value === null) return { label, text: text.trim() };
  return { label, text: formatPrice(value), value, ...(kind === 'price' && { moves: 'percent' }) };
}

export const inList = (row: Row | undefined) => (row?.short ?? row?.text) || NOTHING;

/** A part that differs between two versions. */
export interface Difference {
  label: string;
  /** Absent where that version has no such part. */
  before: Row | undefined;
  after: Row | undefined;
  /** The version that both were made from, where somebody else saved one of them. */
  opened?: Row | undefined;
  /** The size of the difference, such as 'up 0.62%'; '' where that goes without saying. */
  note: string;
}

/** Says how two versions of a part differ. */
export type NoteOf = (before: Row | undefined, after: Row | undefined) => string;

/** Returns whether two versions of a part hold the same; nothing is the same as no part. */
const isSame = (a: Row | undefined, b: Row | undefined) =>
  (a?.text ?? '') === (b?.text ?? '') &&
  (a?.detail ?? '') === (b?.detail ?? '') &&
  a?.value === b?.value &&
  a?.id === b?.id;

/**
 * Returns the differences of two versions in the order of `opened`, the version that both were made
 * from, or without one of the first; those of the second alone come last.
 */
export function differencesOf(
  before: readonly Row[],
  after: readonly Row[],
  { opened, noteOf = describeMove }: { opened?: readonly Row[]; noteOf?: NoteOf } = {},
): Difference[] {
  const named = (rows: readonly Row[], label: string) => rows.find((row) => row.label === label);
  const labels = new Set([...(opened ?? []), ...before, ...after].map(({ label }) => label));
  const all = [...labels].flatMap((label): Difference[] => {
    const [a, b] = [named(before, label), named(after, label)];
    if (isSame(a, b)) return [];
    const found = { label, before: a, after: b, note: noteOf(a, b) };
    return [opened === undefined ? found : { ...found, opened: named(opened, label) }];
  });
  const most = all.filter((each) => (each.after ?? each.before)?.lastResort !== true);
  return most.length > 0 ? most : all;
}

/**
 * Returns who changed a part since it was opened: of the two versions the second is what is typed
 * here.
 */
export function changedBy({ before, after, opened }: Omit<Difference, 'note'>) {
  if (isSame(opened, before)) return 'me';
  return isSame(opened, after) ? 'them' : 'both';
}

/** Returns the percent between figures, with 2 decimals; null where the first is not above 0. */
export function percentBetween(before: number, after: number): number | null {
  return before > 0 ? changePercent(before, after) : null;
}

/**
 * Describes how far a figure moved, such as 'up 0.62%' or '0.03 points lower'; '' where it has no
 * `moves`.
 */
export function describeMove(before: Row | undefined, after: Row | undefined): string {
  const [from, to, moves] = [before?.value, after?.value, after?.moves];
  if (from === undefined || to === undefined || moves === undefined) return '';
  if (from === to) return 'unchanged';
  if (moves === 'points') {
    const points = pointsMoved(from, to);
    return `${formatSize(points)} points ${points < 0 ? 'lower' : 'higher'}`;
  }
  if (!areComparable(from, to)) return '';
  const percent = percentMoved(from, to);
  return `${directionOf(percent)} ${formatSize(percent)}%`;
}

/** Lists names: 'A', 'A and B', 'A, B and C'. */
export const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** Cuts a text to what fits a line. */
export function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 3).trimEnd()}...` : text;
}

/** Returns what others have too, of so many levels of maps. */
export function heldToo(
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
        levels === 1 ? value : heldToo(fieldsOf(value), fieldsOf(others[name]), levels - 1),
      ]),
  );
}

/** The subject of a section: stored documents by their paths, or whole parts of the site. */
export type ChangedScope = { paths: readonly string[] } | { parts: readonly string[] };

export interface DescribedChange {
  /** Names the document, such as 'All Share Index'. */
  name: string;
  differences: readonly Difference[];
  /**
   * The extent of the record: the whole document, or only the fields or points that changed. Points
   * follow their figure: they are listed only where they are the change.
   */
  kept: 'whole' | 'fields' | 'points';
}

/** Describes a change of a document, null for no document; null for documents of others. */
export type DescribeChange = (
  path: string,
  before: StoredFields | null,
  after: StoredFields | null,
) => DescribedChange | null;
