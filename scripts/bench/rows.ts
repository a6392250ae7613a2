/** Number of runs of each measurement. A row contains the median of the runs. */
export const RUNS = 5;

/** Result of a measurement, with its budget. */
export interface BenchRow {
  what: string;
  measured: number;
  unit: string;
  /**
   * Maximum of the measured value, or its minimum if `least` is true. Undefined if the value is
   * only reported.
   */
  budget?: number | undefined;
  least?: boolean;
}

/** Number of decimals for each unit. */
const DECIMALS = { ms: 0, KB: 1, s: 1, '': 3 };

/** Creates a row. Its budget is a maximum. */
export function createRow(
  what: string,
  measured: number,
  unit: keyof typeof DECIMALS,
  budget?: number,
) {
  return { what, measured: Number(measured.toFixed(DECIMALS[unit])), unit, budget };
}

export const isMissed = ({ measured, budget, least = false }: BenchRow): boolean =>
  budget !== undefined && !(least ? measured >= budget : measured <= budget);

export function printRows(rows: readonly BenchRow[]): void {
  const widest = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    const { what, measured, unit, budget, least = false } = row;
    const limit = budget === undefined ? '' : `${least ? 'at least' : 'at most'} ${budget} ${unit}`;
    const mark = budget === undefined ? '    ' : isMissed(row) ? 'OVER' : 'ok  ';
    console.log(`${mark} ${what.padEnd(widest)} ${`${measured} ${unit}`.padStart(10)}  ${limit}`);
  }
}
