import { describeCorrection, type Note } from '@/figures/notes';
import type { RecentFigures } from '@/figures/recent';
import { describeChangedFigure } from './changedFigure';
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
  const change = describeChangedFigure(note, recent);
  return (
    <>
      {correction && (
        <NoteMark
          isDashed
          label={noteMessages.corrected}
          text={describeCorrection(correction, session)}
        />
      )}
      {change !== null && <NoteMark isDashed label={noteMessages.figureChanged} text={change} />}
    </>
  );
}
