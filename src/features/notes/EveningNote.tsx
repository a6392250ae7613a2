import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getWeekday } from '@/lib/days';
import { CorrectionLine } from './CorrectionLine';
import { formatFlag, toNoteAddress, toNoteId } from './describeNote';
import { archiveMessages } from './messages';
import type { EveningRow } from './months';

interface EveningNoteProps extends EveningRow {
  /** The figures of the session, or null if the page has not loaded them. */
  figures: ReactNode;
}

export function EveningNote({ day, note, figures }: EveningNoteProps) {
  return (
    <li
      id={toNoteId(day)}
      tabIndex={-1}
      className="evening"
      data-empty={note === null || undefined}
    >
      <p className="evening-day">
        <Link to={toNoteAddress(day)} aria-label={formatFlag(day)}>
          <time dateTime={day}>{`${getWeekday(day).slice(0, 3)} ${Number(day.slice(8))}`}</time>
        </Link>
      </p>
      <div>
        <p className="evening-text">{note?.text ?? archiveMessages.noNote}</p>
        {note && <CorrectionLine note={note} />}
        {(note !== null || figures !== null) && (
          <p className="evening-facts">
            {note && <span className="evening-author">{note.author}</span>}
            {figures}
          </p>
        )}
      </div>
    </li>
  );
}
