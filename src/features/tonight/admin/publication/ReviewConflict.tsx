import type { StoredFigures } from '@/figures/admin/sessionInput';
import { emptyDraft } from '@/figures/admin/tonightDraft';
import type { SavedByOther } from '@/lib/edited';
import { differencesOf } from '@/lib/difference';
import { ConflictTable } from '@/ui/admin/ConflictTable';
import { draftRows } from './describeDraft';
import type { SessionFacts } from '../checklist/sessionFacts';

interface ReviewConflictProps {
  theirs: SavedByOther<StoredFigures>;
  facts: Pick<SessionFacts, 'draft' | 'stored'>;
  /** The time when the stored figures were loaded. */
  openedAt: Date;
}

/** Compares the draft with the figures that somebody else saved. */
export function ReviewConflict({ theirs, facts, openedAt }: ReviewConflictProps) {
  const { draft, stored } = facts;
  return (
    <ConflictTable
      compared={{
        openedAt,
        differences: differencesOf(
          draftRows(emptyDraft, theirs.documents),
          draftRows(draft, stored),
          { opened: draftRows(emptyDraft, stored) },
        ),
      }}
      email={theirs.email}
      savedAt={theirs.at}
      keeps="fields"
    />
  );
}
