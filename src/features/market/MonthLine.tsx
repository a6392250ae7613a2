import type { lastMonth } from './lastMonth';
import './HistoryLink.css';

/** The line of a month in a box that it fills, with a point at its end. */
export function MonthLine({ of: month }: { of: ReturnType<typeof lastMonth> }) {
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
