import { Link } from 'react-router-dom';
import type { Note, NoteCorrection } from '@/figures/notes';
import { toLagosDay } from '@/lib/days';
import { correctionMessages } from '../messages';
import { formatShortPeriod } from '../periods';

interface NoteCorrectionRowProps {
  id: string;
  note: Note;
  correction: NoteCorrection;
}

/** The correction of a note of the day. A note has no values, so two cells are empty. */
export function NoteCorrectionRow({ id, note, correction }: NoteCorrectionRowProps) {
  const { session } = note;
  const [day, , , when, why] = correctionMessages.columns;
  return (
    <tr id={id} tabIndex={-1}>
      <th scope="row">
        <Link to={`/notes?month=${session.slice(0, 7)}#n-${session}`}>
          {correctionMessages.noteOfDay}
        </Link>
      </th>
      <td data-label={day}>{formatShortPeriod(session)}</td>
      <td />
      <td />
      <td data-label={when}>{formatShortPeriod(toLagosDay(new Date(correction.savedAt)))}</td>
      <td data-label={why}>
        <b>{`${correctionMessages.kinds.correction}.`}</b> <span>{correction.explanation}</span>
      </td>
    </tr>
  );
}
