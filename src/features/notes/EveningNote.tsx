import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toNoteAddress, toNoteId } from '@/figures/noteAddress';
import type { RecentFigures } from '@/figures/recent';
import { getWeekday } from '@/lib/days';
import { formatFlag } from './describeNote';
import { archiveMessages } from './archiveMessages';
import type { EveningRow } from './months';
import { NoteMarks } from './NoteMarks';

interface EveningNoteProps extends EveningRow {
  /** The figures of the session, or null if the page has not loaded them. */
  figures: ReactNode;
  recent: RecentFigures | null;
}

export function EveningNote({ day, note, figures, recent }: EveningNoteProps) {
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
        {note && <NoteMarks note={note} recent={recent} />}
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
