import { describeCorrection, type Note } from '@/figures/notes';
import type { RecentFigures } from '@/figures/recent';
import { describeChangedFigures } from './changedFigures';
import { noteMessages } from './messages';
import { NoteMark } from './NoteMark';

interface NoteMarksProps {
  note: Note;
  /** The last sessions; null if they are not loaded. */
  recent: RecentFigures | null;
}

/** The lines below a note that was corrected, or whose figures were changed. */
export function NoteMarks({ note, recent }: NoteMarksProps) {
  const { correction, session } = note;
  return (
    <>
      {correction && (
        <NoteMark
          isDashed
          label={noteMessages.corrected}
          text={describeCorrection(correction, session)}
        />
      )}
      {describeChangedFigures(note, recent).map((text) => (
        <NoteMark key={text} isDashed label={noteMessages.figureChanged} text={text} />
      ))}
    </>
  );
}
