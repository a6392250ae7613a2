import type { SeriesContent } from '@/content/series';
import type { Figure } from '../figures';
import { seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { listMeetings } from './meetings';
import './Meetings.css';

interface MeetingsProps {
  content: SeriesContent;
  figures: readonly Figure[];
  selected: Figure;
  now: Date;
}

/**
 * Shows the meetings of the selected year as nodes on a line. A filled node is a meeting that
 * changed the rate.
 */
export function Meetings({ content, figures, selected, now }: MeetingsProps) {
  const meetings = listMeetings(content, figures, selected.key.slice(0, 4), now);
  const { meetingResults, meetingExpected } = seriesMessages;
  return (
    <ol className="meetings">
      {meetings.map(({ day, result, isExpected }) => (
        <li key={day} data-result={result}>
          <span>{formatShortPeriod(day, day)}</span>{' '}
          {result !== null && <span>{meetingResults[result]}</span>}
          {isExpected && <span>{meetingExpected}</span>}
        </li>
      ))}
    </ol>
  );
}
