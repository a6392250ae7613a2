import { changePercent } from '@/lib/change';
import { formatPrice } from '@/lib/format';

/** A part of a draft in words, for the table of what differs. */
export interface DraftRow {
  /** Names the part, once in a draft. */
  label: string;
  /** What it holds, as staff read it; '' for nothing. */
  text: string;
  /** Below it, in small print. */
  detail?: string;
  /** The number that it is, where its change in percent means something. */
  price?: number;
  /** Shown only where nothing else differs, such as an order. */
  lastResort?: true;
}

/** Longer texts are read from the left. */
const MAX_FIGURE_LENGTH = 24;
export const isWordy = (row: DraftRow | undefined) => (row?.text.length ?? 0) > MAX_FIGURE_LENGTH;

/** How the text of a part breaks: a figure is never parted. */
export function wrapOf(row: DraftRow | undefined): string {
  return isWordy(row) || !/\d/.test(row?.text ?? '') ? 'wrap-anywhere' : 'whitespace-nowrap';
}

/** A part that differs. */
export interface Difference {
  label: string;
  before: DraftRow | undefined;
  after: DraftRow | undefined;
  /** Such as 'up 0.62%'; '' where no change is worked out. */
  change: string;
}

function changeInWords(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined) return '';
  const percent = changePercent(before, after);
  return percent === 0 ? '' : `${percent > 0 ? 'up' : 'down'} ${formatPrice(Math.abs(percent))}%`;
}

/** Who changed a part since it was opened, so that it differs; nobody where both hold the same. */
export type ChangedBy = 'nobody' | 'me' | 'them' | 'both';

/** A part in three versions. */
export interface ComparedRow {
  label: string;
  opened: DraftRow | undefined;
  theirs: DraftRow | undefined;
  mine: DraftRow | undefined;
  by: ChangedBy;
}

const isSame = (a: DraftRow | undefined, b: DraftRow | undefined) =>
  (a?.text ?? '') === (b?.text ?? '') && (a?.detail ?? '') === (b?.detail ?? '');

/** What differs between two drafts, in the order of the first; what only the second has comes last. */
export function differencesOf(
  before: readonly DraftRow[],
  after: readonly DraftRow[],
): Difference[] {
  const labels = new Set([...before, ...after].map(({ label }) => label));
  const all = [...labels].flatMap((label): Difference[] => {
    const [a, b] = [rowIn(before, label), rowIn(after, label)];
    if (isSame(a, b)) return [];
    return [{ label, before: a, after: b, change: changeInWords(a?.price, b?.price) }];
  });
  const most = all.filter((each) => (each.after ?? each.before)?.lastResort !== true);
  return most.length > 0 ? most : all;
}

const rowIn = (rows: readonly DraftRow[], label: string) => rows.find((row) => row.label === label);

/** The versions of a form after a conflict. */
export interface Compared {
  /** When what was opened was stored here: when the form was opened, or last saved. */
  openedAt: Date;
  rows: readonly ComparedRow[];
}

/** What was opened, what somebody else saved since, and what is typed, part by part. */
export function compareRows(
  opened: readonly DraftRow[],
  theirs: readonly DraftRow[],
  mine: readonly DraftRow[],
): ComparedRow[] {
  const labels = new Set([...opened, ...theirs, ...mine].map(({ label }) => label));
  const all = [...labels].map((label) => {
    const row = {
      label,
      opened: rowIn(opened, label),
      theirs: rowIn(theirs, label),
      mine: rowIn(mine, label),
    };
    return { ...row, by: changedBy(row) };
  });
  const isLast = ({ opened: a, theirs: b, mine: c }: ComparedRow) =>
    (a ?? b ?? c)?.lastResort === true;
  const most = all.filter((row) => !isLast(row));
  return most.some(({ by }) => by !== 'nobody') ? most : all;
}

function changedBy({ opened, theirs, mine }: Omit<ComparedRow, 'by' | 'label'>): ChangedBy {
  if (isSame(theirs, mine)) return 'nobody';
  if (isSame(opened, theirs)) return 'me';
  return isSame(opened, mine) ? 'them' : 'both';
}
