import { formatClock } from '@/lib/moments';
import { Button } from '@/ui/admin/Button';
import { ChecklistRow } from './ChecklistRow';
import { FiledFileLines } from './FiledFileLines';
import type { FileRowState } from '../checklist/rowState';
import { tonightMessages } from '../messages';
import { RetryUploadButton } from './RetryUploadButton';
import type { FileCategory } from '../tonightFiles';
import { UploadLines } from './UploadLines';
import type { PriceListState } from '../priceListState';
import type { TonightNavigation } from '../view';

interface PriceListRowProps {
  row: FileRowState;
  category: FileCategory;
  list: Pick<PriceListState, 'read' | 'isFiled'>;
  stocksAreOnSite: boolean;
  now: Date;
  view: Pick<TonightNavigation, 'step' | 'backToList'>;
}

/** The row of the price list. The list is stored when the figures are published. */
export function PriceListRow(props: PriceListRowProps) {
  const { row, category, list, stocksAreOnSite, now, view } = props;
  const { newest, filing } = category;
  const { read, isFiled } = list;
  const isWaiting = read === null && !row.isOnSite && filing.state === 'idle';
  const waiting = stocksAreOnSite ? tonightMessages.listNotFiled : tonightMessages.waitsForList;
  return (
    <ChecklistRow
      id="priceList"
      row={row}
      lines={
        <>
          {read !== null && <p>{`${read.list.counts} at ${formatClock(read.at)}`}</p>}
          {isWaiting && <p>{waiting}</p>}
          {read !== null && !isFiled && <p>{tonightMessages.staysUnfiled}</p>}
          {row.isOnSite && newest !== null && (
            <FiledFileLines file={newest} saved={row.saved} now={now} />
          )}
          <UploadLines filing={filing} />
        </>
      }
      action={
        <span className="flex flex-wrap justify-end gap-2">
          <RetryUploadButton id="priceList" retry={filing.retry} />
          {filing.retry === null && read !== null && view.step !== 'edit' && (
            <Button small className="max-md:min-h-10" onClick={() => view.backToList()}>
              {tonightMessages.seeList}
            </Button>
          )}
        </span>
      }
    />
  );
}
