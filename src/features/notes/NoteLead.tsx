import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { useAppSelector, useFigures } from '@/ui/storeHooks';
import { CorrectionLine } from './CorrectionLine';
import { findShownNote, formatWritten } from './describeNote';
import { noteMessages } from './messages';
import { openNewestNote, selectNewestNote } from './reads';
import './NoteLead.css';

interface NoteLeadProps {
  /** The session of the figures on the page; '' if it is unknown. */
  session: string;
  /** The lead that is shown if there is no note of this session or the one before. */
  children: ReactNode;
}

/**
 * The newest note as the lead of /markets. Both leads have the same height, so nothing moves when
 * the note arrives. A note that needs more lines is cut until 'Read on' is pressed.
 */
export function NoteLead({ session, children }: NoteLeadProps) {
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
          <p className="lead-note-text">{note.text}</p>
          <CorrectionLine note={note} />
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
