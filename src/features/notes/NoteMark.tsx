import './NoteMark.css';

interface NoteMarkProps {
  label: string;
  text: string;
  isDashed?: boolean;
}

/**
 * A line below a note. It reports a correction, a changed figure, or that the note is about an
 * earlier session.
 */
export function NoteMark({ label, text, isDashed = false }: NoteMarkProps) {
  return (
    <p className="note-mark">
      <b data-dashed={isDashed || undefined}>{label}</b> <span>{text}</span>
    </p>
  );
}
