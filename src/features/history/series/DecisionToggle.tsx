import { seriesMessages } from '../messages';
import './controls.css';

interface DecisionToggleProps {
  showsMeetings: boolean;
  onChange: (showsMeetings: boolean) => void;
}

/** The buttons that choose the rows of the table: changes of the rate, or all meetings. */
export function DecisionToggle({ showsMeetings, onChange }: DecisionToggleProps) {
  const { decisionRows, changesOnly, allMeetings } = seriesMessages;
  return (
    <div
      className="ranges table-toggle mb-8 md:w-fit print:hidden"
      role="group"
      aria-label={decisionRows}
    >
      {[false, true].map((isAll) => (
        <button
          key={`${isAll}`}
          type="button"
          aria-pressed={showsMeetings === isAll}
          onClick={() => onChange(isAll)}
        >
          {isAll ? allMeetings : changesOnly}
        </button>
      ))}
    </div>
  );
}
