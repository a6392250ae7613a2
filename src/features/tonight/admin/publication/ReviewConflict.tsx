import type { StoredFigures } from '@/figures/admin/sessionInput';
import { toNoteRows } from '@/figures/admin/noteDifferences';
import { emptyDraft } from '@/figures/admin/tonightDraft';
import type { SavedByOther } from '@/lib/edited';
import type { NoteContent } from '@/firebase/staff/notes';
import { findDifferences } from '@/lib/difference';
import type { StoredFields } from '@/lib/stored';
import { ConflictTable } from '@/ui/admin/ConflictTable';
import { toDraftRows } from './describeDraft';
import type { SessionFacts } from '../checklist/sessionFacts';

interface ReviewConflictProps {
  theirs: SavedByOther<StoredFigures>;
  /** The note that another user published. Null if there is none. */
  theirNote: StoredFields | null;
  note: NoteContent | null;
  facts: Pick<SessionFacts, 'draft' | 'stored'>;
  openedAt: Date;
}

export function ReviewConflict(props: ReviewConflictProps) {
  const { theirs, theirNote, note, facts, openedAt } = props;
  const { draft, stored } = facts;
  const hasBothNotes = theirNote !== null && note !== null;
  const noteRows = (data: StoredFields) => (hasBothNotes ? toNoteRows(data) : []);
  return (
    <ConflictTable
      compared={{
        openedAt,
        differences: findDifferences(
          [...toDraftRows(emptyDraft, theirs.documents), ...noteRows({ ...theirNote })],
          [...toDraftRows(draft, stored), ...noteRows({ ...note })],
          { opened: toDraftRows(emptyDraft, stored) },
        ),
      }}
      email={theirs.email}
      savedAt={theirs.at}
      keeps="fields"
    />
  );
}
