import { MAX_NOTE_LENGTH } from '@/figures/notes';
import { formatMoment } from '@/lib/moments';
import { Box } from '@/ui/admin/Box';
import { FillButton } from '@/ui/admin/FillButton';
import { Note } from '@/ui/admin/Note';
import type { NoteState } from '../note/noteState';
import { noteMessages } from '../noteMessages';
import type { TonightNavigation } from '../view';

interface ReviewNoteProps {
  note: NoteState;
  now: Date;
  backToList: TonightNavigation['backToList'];
}

/** The note that will be published, or the reason why there is none. */
export function ReviewNote({ note, now, backToList }: ReviewNoteProps) {
  const { text, author, why, stored } = note;
  return (
    <Box
      title={noteMessages.title}
      headerEnd={text !== '' && <Note>{`${text.length} of ${MAX_NOTE_LENGTH}`}</Note>}
    >
      {text === '' ? (
        <p className="text-muted">
          {stored === null
            ? noteMessages.none
            : noteMessages.onSite(formatMoment(new Date(stored.savedAt), now), stored.author)}
        </p>
      ) : (
        <>
          <p className="wrap-anywhere">{text}</p>
          {why !== null && <p className="mt-2 text-label/5 text-warn-ink">{why}</p>}
          <p className="mt-1 flex flex-wrap justify-between gap-x-4">
            <b className="font-semibold">{author}</b>
            <FillButton onClick={() => backToList('note')}>{noteMessages.change}</FillButton>
          </p>
        </>
      )}
    </Box>
  );
}
