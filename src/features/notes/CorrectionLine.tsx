import { describeCorrection, type Note } from '@/figures/notes';
import { noteMessages } from './messages';
import './CorrectionLine.css';

export function CorrectionLine({ note: { correction, session } }: { note: Note }) {
  if (correction === undefined) return null;
  return (
    <p className="note-correction">
      <b data-dashed>{noteMessages.corrected}</b>{' '}
      <span>{describeCorrection(correction, session)}</span>
    </p>
  );
}
