import { describeCorrection, type NoteCorrection } from '@/figures/notes';
import { formatDayWithoutYear } from '@/lib/calendar';
import { noteMessages } from '../noteMessages';

interface NotePreviewProps {
  session: string;
  text: string;
  author: string;
  correction?: NoteCorrection | undefined;
}

export function NotePreview({ session, text, author, correction }: NotePreviewProps) {
  if (text === '') return null;
  return (
    <section aria-label={noteMessages.preview}>
      <p className="mb-1 text-label font-medium text-muted">{noteMessages.preview}</p>
      <div className="border border-hair px-4 py-3">
        <p className="text-label text-muted">
          <time dateTime={session}>{formatDayWithoutYear(session)}</time>, {noteMessages.title}
        </p>
        <p className="mt-1 wrap-anywhere">{text}</p>
        {correction !== undefined && (
          <p className="mt-1 text-label/5 wrap-anywhere text-muted">
            <b className="border border-dashed border-edge px-1.5 font-semibold text-ink">
              {noteMessages.corrected}
            </b>{' '}
            {describeCorrection(correction, session)}
          </p>
        )}
        <p className="mt-1 text-label font-semibold">{author}</p>
      </div>
    </section>
  );
}
