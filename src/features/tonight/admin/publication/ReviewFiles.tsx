import { formatMoment } from '@/lib/moments';
import { Box } from '@/ui/admin/Box';
import { Note } from '@/ui/admin/Note';
import type { ChecklistState } from '../checklist/checklistState';
import type { SessionFacts } from '../checklist/sessionFacts';
import { tonightMessages } from '../messages';
import type { PriceListState } from '../priceListState';
import { StorePriceListCheckbox } from './StorePriceListCheckbox';

interface ReviewFilesProps {
  facts: Pick<SessionFacts, 'session' | 'now'>;
  rows: ChecklistState['rows'];
  list: PriceListState;
  /** True if Resources has a category for price lists. */
  canFileList: boolean;
}

/** The choice to file the price list, and whether the daily summary is uploaded. */
export function ReviewFiles({ facts, rows, list, canFileList }: ReviewFilesProps) {
  const { isOnSite, saved } = rows.summary;
  const moment = saved === null ? '' : formatMoment(saved.at, facts.now);
  return (
    <Box title={tonightMessages.files}>
      {list.read !== null && canFileList && (
        <StorePriceListCheckbox
          counts={list.read.list.counts}
          session={facts.session}
          isReady={rows.stocks.mark === 'ready'}
          list={list}
        />
      )}
      <Note className="not-first:mt-3">
        {isOnSite ? tonightMessages.summaryUploaded(moment) : tonightMessages.summaryMissing}
      </Note>
    </Box>
  );
}
