/** The runs of each measurement; a row has the median. */
export const RUNS = 5;

/** A measurement of the bench, beside its budget. */
export interface Row {
  what: string;
  measured: number;
  unit: string;
  /** The most that it may be, or for scores the least; absent where it is only reported. */
  budget?: number | undefined;
  least?: boolean;
}

/** The digits behind the point, by the unit. */
const DIGITS = { ms: 0, KB: 1, s: 1, '': 3 };

/** Returns a row of what may be at most its budget. */
export function row(what: string, measured: number, unit: keyof typeof DIGITS, budget?: number) {
  return { what, measured: Number(measured.toFixed(DIGITS[unit])), unit, budget };
}

export const isMissed = ({ measured, budget, least = false }: Row): boolean =>
  budget !== undefined && !(least ? measured >= budget : measured <= budget);

export function printRows(rows: readonly Row[]): void {
  const widest = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    const { what, measured, unit, budget, least = false } = row;
    const wanted = budget === undefined ? '' : `${least ? 'least' : 'most'} ${budget} ${unit}`;
    const mark = budget === undefined ? '    ' : isMissed(row) ? 'OVER' : 'ok  ';
    console.log(`${mark} ${what.padEnd(widest)} ${`${measured} ${unit}`.padStart(10)}  ${wanted}`);
  }
}
