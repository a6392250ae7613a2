import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecentFigures } from '@/figures/recent';
import { getWeekday } from '@/lib/days';
import { useHydrated } from '@/ui/browserState';
import { Icon } from '@/ui/Icon';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { findShownNote, formatFlag } from './describeNote';
import { noteMessages } from './messages';
import { NoteMark } from './NoteMark';
import { NoteMarks } from './NoteMarks';
import { NEWEST } from './notesSlice';
import { fetchNotes, readCachedNewestNote, selectNotes } from './reads';
import { useSteadyHeight } from './useSteadyHeight';
import './HomeNote.css';

interface HomeNoteProps {
  /** The session of the figures on the page; '' if it is unknown. */
  session: string;
  /** The ISO time at which the figures were requested; '' until the response arrives. */
  figuresAt: string;
  recent: RecentFigures | null;
}

/**
 * The newest note above the board of Home. It is requested after the figures. `useSteadyHeight`
 * keeps the page in place when the note arrives.
 */
export function HomeNote({ session, figuresAt, recent }: HomeNoteProps) {
  const dispatch = useAppDispatch();
  const { data, requestedAt = '' } = useAppSelector(selectNotes(NEWEST));
  const isDue = figuresAt > requestedAt;
  useEffect(() => {
    if (isDue) void dispatch(fetchNotes(NEWEST));
  }, [dispatch, isDue]);

  const isHydrated = useHydrated();
  const cached = isHydrated ? readCachedNewestNote() : null;
  const note = data === null ? cached : (data[0] ?? null);
  const shown = findShownNote(note, session);

  const place = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const content = shown === null ? '' : JSON.stringify(shown);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const look = isOpen ? 'open' : isCut ? 'cut' : 'whole';
  const [height, setHeight] = useSteadyHeight(place, content, look);
  useLayoutEffect(() => {
    const { current } = text;
    if (current === null) return;
    const measure = () => setCut(height !== 0 && current.scrollHeight > current.clientHeight);
    measure();
    // The size also changes with the user's font size.
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [content, height, isOpen]);

  return (
    <div
      ref={place}
      className="home-note"
      data-fixed={height !== 'auto' || undefined}
      data-open={isOpen || undefined}
      style={{ height, visibility: height === 0 ? 'hidden' : undefined }}
    >
      {shown && (
        <article aria-label={noteMessages.ofDay} data-old={shown.isOld || undefined}>
          <p className="home-note-day">
            <time dateTime={shown.note.session}>{formatFlag(shown.note.session)}</time>{' '}
            <span>
              {shown.isOld
                ? noteMessages.ofEarlierDay(getWeekday(shown.note.session))
                : noteMessages.ofDay}
            </span>
          </p>
          <div className="home-note-text">
            <p ref={text}>{shown.note.text}</p>
            <NoteMarks note={shown.note} recent={recent} />
            {shown.isOld && (
              <NoteMark
                label={noteMessages.notTonight}
                text={noteMessages.writtenBefore(getWeekday(session))}
              />
            )}
          </div>
          {isCut && (
            <button
              type="button"
              className="home-note-more"
              onClick={() => {
                setOpen(true);
                setHeight('auto');
              }}
            >
              {noteMessages.readOn}
            </button>
          )}
          <p className="home-note-author">
            <b>{shown.note.author}</b>
            <Link to="/notes">
              {noteMessages.earlier}
              <Icon name="right" size={16} />
            </Link>
          </p>
        </article>
      )}
    </div>
  );
}
