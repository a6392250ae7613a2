import { inOneUnit, quotientTo2 } from '@/lib/decimal';
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

/** A part that differs. */
export interface Difference {
  label: string;
  before: DraftRow | undefined;
  after: DraftRow | undefined;
  /** Such as 'up 0.62%'; '' where no change is worked out. */
  change: string;
}

function changeInWords(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined || !(before > 0)) return '';
  const [from, to] = inOneUnit(before, after);
  const percent = quotientTo2((to - from) * 100n, from);
  return percent === 0 ? '' : `${percent > 0 ? 'up' : 'down'} ${formatPrice(Math.abs(percent))}%`;
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
    const [a, b] = [before, after].map((rows) => rows.find((row) => row.label === label));
    if (isSame(a, b)) return [];
    return [{ label, before: a, after: b, change: changeInWords(a?.price, b?.price) }];
  });
  const most = all.filter((each) => (each.after ?? each.before)?.lastResort !== true);
  return most.length > 0 ? most : all;
}
