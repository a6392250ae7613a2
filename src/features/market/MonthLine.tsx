import type { describeLastMonth } from './lastMonth';
import './HistoryLink.css';

/** A line of one month that fills its container, with a dot at its end. */
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
