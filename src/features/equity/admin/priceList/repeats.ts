import { leftOutDetails, unreadable } from './messages';
import type { Parsed } from './rows';
import { mayBeShareTotal } from './symbols';
import type { LeftOutRow, UnreadableRow } from './types';

const figures = ['previous', 'current', 'trades', 'volume', 'value'] as const;

/** Whether one of a row's figures is the sum of all others'. */
function sumsUp(row: Parsed, others: readonly Parsed[]): boolean {
  return figures.some((name) => {
    const own = row[name] ?? 0;
    const sum = others.reduce((total, other) => total + (other[name] ?? 0), 0);
    return own > 0 && others.length > 1 && Math.abs(own - sum) < 1e-6 * own;
  });
}

/** Leaves out a `TOTAL` that sums the list up; a share of that symbol stays. */
export function withoutTotals(rows: readonly Parsed[]): { kept: Parsed[]; leftOut: LeftOutRow[] } {
  const isSum = (row: Parsed) =>
    mayBeShareTotal(row.symbol) &&
    !row.corrected &&
    sumsUp(
      row,
      rows.filter((other) => !mayBeShareTotal(other.symbol)),
    );
  const totals = new Set(rows.filter(isSum));
  return {
    kept: rows.filter((row) => !totals.has(row)),
    leftOut: [...totals].map(({ row, symbol }) => ({
      row,
      name: symbol,
      reason: 'total' as const,
      detail: '',
    })),
  };
}

const amount = ({ value, volume, trades }: Parsed) => [value ?? -1, volume ?? -1, trades ?? -1];

function largerFirst(one: Parsed, other: Parsed): number {
  const [a, b] = [amount(one), amount(other)];
  const differs = a.findIndex((size, place) => size !== b[place]);
  return differs === -1 ? one.row - other.row : (b[differs] ?? 0) - (a[differs] ?? 0);
}

interface WithoutRepeats {
  kept: Parsed[];
  leftOut: LeftOutRow[];
  unreadable: UnreadableRow[];
}

/**
 * One row for each symbol. Of rows with the same closes that with the most traded stays; rows with
 * other closes are all refused, unless staff typed one of them.
 */
export function withoutRepeats(
  rows: readonly Parsed[],
  refuse: (row: Parsed, why: string) => UnreadableRow,
): WithoutRepeats {
  const bySymbol = new Map<string, Parsed[]>();
  for (const row of rows) bySymbol.set(row.symbol, [...(bySymbol.get(row.symbol) ?? []), row]);
  const out: WithoutRepeats = { kept: [], leftOut: [], unreadable: [] };
  for (const [symbol, all] of bySymbol) {
    const typed = all.filter(({ corrected }) => corrected);
    const group = [...(typed.length > 0 ? typed : all)].sort(largerFirst);
    const [first] = group;
    if (first === undefined) continue;
    const agree = group.every(
      ({ previous, current }) => previous === first.previous && current === first.current,
    );
    if (agree) out.kept.push(first);
    for (const row of all) {
      if (agree && row !== first) {
        const detail = leftOutDetails.sameAs(first.row);
        out.leftOut.push({ row: row.row, name: symbol, reason: 'twice', detail });
      } else if (!agree && group.includes(row)) {
        const others = group.filter((other) => other !== row).map((other) => other.row);
        out.unreadable.push(
          refuse(
            row,
            unreadable.listedTwice(
              symbol,
              others.sort((a, b) => a - b),
            ),
          ),
        );
      } else if (!agree) {
        const detail = leftOutDetails.sameAs(first.row);
        out.leftOut.push({ row: row.row, name: symbol, reason: 'twice', detail });
      }
    }
  }
  return out;
}
