import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecentFigures } from '@/figures/recent';
import { Icon } from '@/ui/Icon';
import { useAppSelector, useFigures } from '@/ui/storeHooks';
import { findShownNote } from './describeNote';
import { formatWritten } from './formatWritten';
import { noteMessages } from './messages';
import { NoteMarks } from './NoteMarks';
import { openNewestNote, selectNewestNote } from './openNotes';
import { splitSentences } from './splitSentences';
import './NoteLead.css';

interface NoteLeadProps {
  /** The session of the figures on the page, or '' if the session is unknown. */
  session: string;
  /** The last sessions, or null if they are not loaded. */
  recent: RecentFigures | null;
  /** Shown in place of the note if the newest note is more than one session old. */
  children: ReactNode;
}

/**
 * Shows the newest note at the top of /markets. Reserves its height, so that the page does not move
 * when the note loads. A long note is cut off until the user presses 'Read on'.
 */
export function NoteLead({ session, recent, children }: NoteLeadProps) {
  useFigures(openNewestNote);
  const note = findShownNote(useAppSelector(selectNewestNote), session)?.note;
  const box = useRef<HTMLDivElement>(null);
  const [openText, setOpenText] = useState('');
  const [isCut, setCut] = useState(false);
  const isOpen = note?.text === openText;

  useLayoutEffect(() => {
    const measure = () => {
      const lines = [...(box.current?.querySelectorAll('p:not(.lead-note-author)') ?? [])];
      setCut(lines.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [note, isOpen]);

  return (
    <div ref={box} className="lead-note" data-open={isOpen || undefined}>
      {note === undefined ? (
        children
      ) : (
        <article aria-label={noteMessages.ofDay} data-corrected={note.correction && true}>
          <p className="lead-note-text">
            {/* A sentence is smaller than the prerendered text that the note replaces. The note as
                one block would be the largest paint of the page, and late. */}
            {splitSentences(note.text).map((sentence) => (
              <span key={sentence}>{`${sentence} `}</span>
            ))}
          </p>
          <NoteMarks note={note} recent={recent} />
          <p className="lead-note-author">
            <b>{note.author}</b>
            <time dateTime={note.session}>{formatWritten(note)}</time>
            {isCut && (
              <button type="button" className="text-button" onClick={() => setOpenText(note.text)}>
                {noteMessages.readOn}
              </button>
            )}
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
