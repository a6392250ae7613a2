import type { Reading } from './types';
import './UnreadRows.css';

/** As many ticks as the eye can tell apart on a phone; of a longer list each stands for several rows. */
const MOST_TICKS = 240;
/** Labels nearer than this, in percent of the strip, would stand on one another. */
const LABEL_GAP = 6;

/** One tick a row, those that could not be read in red with their number. */
export function Strip({ reading }: { reading: Reading }) {
  const rows = reading.read.length + reading.leftOut.length + reading.unreadable.length;
  const ticks = Math.min(rows, MOST_TICKS);
  const tickOf = (row: number) => Math.min(ticks - 1, Math.floor(((row - 1) * ticks) / rows));
  const at = (tick: number) => ((tick + 0.5) / ticks) * 1000;
  const red = new Set(reading.unreadable.map(({ row }) => tickOf(row)));
  const fine = Array.from({ length: ticks }, (_, tick) => tick).filter((tick) => !red.has(tick));
  const labels: { row: number; x: number }[] = [];
  for (const { row } of reading.unreadable) {
    const x = at(tickOf(row)) / 10;
    const last = labels.at(-1);
    if (last === undefined || x - last.x >= LABEL_GAP) labels.push({ row, x });
  }
  return (
    <div className="prices-strip" aria-hidden="true">
      <svg viewBox="0 0 1000 16" preserveAspectRatio="none">
        <path
          className="prices-fine"
          d={fine.map((tick) => `M${at(tick).toFixed(1)} 8v8`).join('')}
        />
        <path
          className="prices-red"
          d={[...red].map((tick) => `M${at(tick).toFixed(1)} 0v16`).join('')}
        />
      </svg>
      {labels.map(({ row, x }) => (
        <span key={row} style={{ left: `${x.toFixed(1)}%` }} data-end={x > 97 || undefined}>
          {row}
        </span>
      ))}
    </div>
  );
}
