import { toNoteAddress } from '@/figures/noteAddress';
import type { Note, NoteCorrection } from '@/figures/notes';
import { toLagosDay } from '@/lib/days';
import { correctionMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { ListRow } from './ListRow';

interface NoteCorrectionRowProps {
  id: string;
  note: Note;
  correction: NoteCorrection;
}

/** The correction of a note of the day. A note has no values. */
export function NoteCorrectionRow({ id, note, correction }: NoteCorrectionRowProps) {
  const { session } = note;
  return (
    <ListRow
      id={id}
      kind="correction"
      to={toNoteAddress(session)}
      name={correctionMessages.noteOfDay}
      period={formatShortPeriod(session)}
      reason={<span>{correction.explanation}</span>}
      changedOn={formatShortPeriod(toLagosDay(new Date(correction.savedAt)))}
    />
  );
}
