import { useState } from 'react';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import {
  type FigureRow,
  emptyDraft,
  assignSession,
  tonightDraft,
  type TonightDraft,
  withoutPublished,
} from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import { useDraft } from '@/ui/admin/useDraft';
import { toDraftRows, toNoteTextRow, toSessionRow } from './publication/describeDraft';
import type { EditDraft } from './editDraft';

interface DraftOptions {
  stored: StoredFigures;
  current: string;
  onEdit: () => void;
}

export function useTonightDraft({ stored, current, onEdit }: DraftOptions) {
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const { draft, setDraft, unsaved, markSaved, kept } = useDraft<TonightDraft>(() => emptyDraft, {
    editor: 'tonight',
    schema: tonightDraft,
    describe: (typed) => [toSessionRow(typed), ...toDraftRows(typed, stored), toNoteTextRow(typed)],
  });
  const edit: EditDraft = (change) => {
    setDraft((old) => assignSession(change(old), current));
    setKeptAt(new Date());
    onEdit();
  };
  return {
    draft,
    /**
     * The session of the draft as 'YYYY-MM-DD'. An empty draft belongs to the last closed session.
     */
    session: draft.session || current,
    edit,
    removePublished: (
      rows: readonly FigureRow[],
      indicators: readonly IndicatorId[],
      isNotePublished: boolean,
    ) => {
      markSaved(emptyDraft);
      setDraft((old) =>
        assignSession(withoutPublished(old, rows, indicators, isNotePublished), current),
      );
    },
    unsaved,
    kept,
    /** The time when this browser stored the draft. Null if the draft is not stored. */
    keptAt: unsaved && kept.safe ? keptAt : null,
  };
}

export type DraftState = ReturnType<typeof useTonightDraft>;
