import type { StoredFigures } from '@/figures/admin/sessionInput';
import { emptyDraft } from '@/figures/admin/tonightDraft';
import type { SavedByOther } from '@/lib/edited';
import { findDifferences } from '@/lib/difference';
import { ConflictTable } from '@/ui/admin/ConflictTable';
import { toDraftRows } from './describeDraft';
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
        differences: findDifferences(
          toDraftRows(emptyDraft, theirs.documents),
          toDraftRows(draft, stored),
          { opened: toDraftRows(emptyDraft, stored) },
        ),
      }}
      email={theirs.email}
      savedAt={theirs.at}
      keeps="fields"
    />
  );
}
