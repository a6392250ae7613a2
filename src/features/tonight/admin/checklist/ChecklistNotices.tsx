import { emptyDraft, withSession } from '@/figures/admin/tonightDraft';
import type { PriceListState } from '../priceListState';
import type { EarlierSaves } from '../useEarlierSaves';
import type { DraftState } from '../useTonightDraft';
import { OtherSessionNotice } from './OtherSessionNotice';
import { SavesFailed } from './SavesFailed';
import type { SessionFacts } from './sessionFacts';

interface ChecklistNoticesProps {
  facts: Pick<SessionFacts, 'session' | 'current'>;
  saves: EarlierSaves;
  draft: Pick<DraftState, 'edit'>;
  list: Pick<PriceListState, 'take'>;
}

/**
 * Shows warnings above the rows: the draft belongs to an earlier session, or the times of earlier
 * saves could not be loaded.
 */
export function ChecklistNotices({ facts, saves, draft, list }: ChecklistNoticesProps) {
  const { session, current } = facts;
  const { edit } = draft;
  const discard = () => {
    list.take(null);
    edit(() => emptyDraft);
  };
  return (
    <>
      {session !== current && (
        <OtherSessionNotice
          session={session}
          current={current}
          onUse={() => edit((typed) => withSession(typed, current))}
          onDiscard={discard}
        />
      )}
      <SavesFailed saves={saves} />
    </>
  );
}
