import type { describeLastMonth } from './lastMonth';
import './HistoryLink.css';

/**
 * Draws the line chart of one month with a dot at its end. The drawing stretches to the size of its
 * container.
 */
export function MonthLine({ month }: { month: ReturnType<typeof describeLastMonth> }) {
  return (
    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {month !== null && (
        <>
          <path d={month.line} strokeDasharray={month.isLevel ? 4 : undefined} />
          <path d={month.end} />
        </>
      )}
    </svg>
  );
}
