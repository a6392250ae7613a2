import { useState } from 'react';
import { findPreviousCloses } from '@/figures/admin/closes';
import { findClosedSession } from '@/figures/session';
import { useServerNow } from '@/firebase/staff/useServerNow';
import { formatLongDate } from '@/lib/calendar';
import { tonightMessages } from './messages';
import type { SessionFacts } from './checklist/sessionFacts';
import type { TonightFiles } from './tonightFiles';
import { useNoteRecords } from './note/useNoteRecords';
import { useChecklist } from './checklist/useChecklist';
import { usePriceList } from './usePriceList';
import { usePublication } from './publication/usePublication';
import { useEarlierSaves } from './useEarlierSaves';
import type { PriceListState } from './priceListState';
import { useStoredFigures } from './useStored';
import { useTonightDraft } from './useTonightDraft';
import { useTonightNavigation } from './useView';

export function useTonight(email: string, files: TonightFiles) {
  const now = useServerNow();
  const current = findClosedSession(now);
  const stored = useStoredFigures();
  const publication = usePublication(email);
  const { clearAttempt, published } = publication;
  const view = useTonightNavigation(published !== null);
  const draft = useTonightDraft({ stored: stored.figures, current, onEdit: clearAttempt });
  const saves = useEarlierSaves(draft.session);
  const list = usePriceList(draft.edit);
  const noteRecords = useNoteRecords(draft.session);
  const facts: SessionFacts = {
    draft: draft.draft,
    stored: stored.figures,
    session: draft.session,
    current,
    before: findPreviousCloses(stored.figures, saves.points.data, draft.session),
    closes: saves.points.data?.closes ?? {},
    now,
  };
  const checklist = useChecklist({
    ...{ facts, saves, published, view, list, files, noteRecords },
    storedParts: stored.parts,
  });

  /** The published price list that was not filed, so that staff can still file it. */
  const [unfiledList, setUnfiledList] = useState<PriceListState['read']>(null);

  /** Stores the price list under Resources. Its file name contains the date of the session. */
  function storeList({ list: { csv } }: NonNullable<typeof list.read>) {
    const { session } = facts;
    setUnfiledList(null);
    const file = new File([csv()], `price-list-${session}.csv`, { type: 'text/csv' });
    files.priceList.filing.send(file, tonightMessages.listName(formatLongDate(session)), null);
  }

  /**
   * Publishes the figures that are ready. After a success, stores the price list under Resources.
   */
  function publish(overwrite = false) {
    const { ready, listToFile, note } = checklist;
    const onPublished = () => {
      draft.removePublished(ready.rows, ready.indicators, note.content !== null);
      if (ready.rows.includes('stocks')) {
        setUnfiledList(files.priceList.exists ? list.read : null);
        list.startAgain();
      }
      view.showPublished();
      saves.reload();
      noteRecords.reload();
      if (listToFile !== null) storeList(listToFile);
    };
    const { session } = facts;
    const { content } = note;
    void publication.publish({
      ready,
      note: content,
      session,
      stored: stored.figures,
      overwrite,
      onPublished,
    });
  }

  function reload() {
    clearAttempt();
    stored.reload();
    saves.reload();
    noteRecords.reload();
  }

  return {
    facts,
    stored,
    saves,
    draft,
    list,
    view,
    checklist,
    noteRecords,
    unfiledList,
    fileList: () => {
      if (unfiledList !== null) storeList(unfiledList);
    },
    publication: { ...publication, publish },
    reload,
  };
}
