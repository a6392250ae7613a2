import type { FileRowState } from '../checklist/rowState';
import { rowTitles, tonightMessages } from '../messages';
import type { PriceListState } from '../priceListState';
import { FiledFileLink } from '../rows/FiledFileLink';
import { RetryUploadButton } from '../rows/RetryUploadButton';
import { UploadLines } from '../rows/UploadLines';
import type { FileCategory } from '../tonightFiles';
import type { TonightNavigation } from '../view';
import { publishedMessages } from './publishedMessages';
import { PublishedRow } from './PublishedRow';
import { getPublishedStatus } from './publishedStatus';
import { RowButton } from './RowButton';

interface PublishedPriceListProps {
  row: FileRowState;
  category: FileCategory;
  /** The published list that was not filed. Null if there is none. */
  unfiledList: PriceListState['read'];
  fileList: () => void;
  now: Date;
  view: Pick<TonightNavigation, 'backToList'>;
}

/** The row of the price list after the publication. */
export function PublishedPriceList(props: PublishedPriceListProps) {
  const { row, category, unfiledList, fileList, now, view } = props;
  const { newest, filing } = category;
  const canFile = unfiledList !== null && filing.state === 'idle' && !row.isOnSite;
  const getAction = () => {
    if (filing.retry !== null) return <RetryUploadButton id="priceList" retry={filing.retry} />;
    if (row.isOnSite || filing.state === 'sending') return null;
    return (
      <RowButton
        label={canFile ? publishedMessages.fileNow : tonightMessages.readList}
        title={rowTitles.priceList}
        onClick={canFile ? fileList : () => view.backToList('priceList')}
      />
    );
  };
  return (
    <PublishedRow
      title={rowTitles.priceList}
      status={getPublishedStatus('priceList', row)}
      value={
        row.isOnSite && newest !== null ? <FiledFileLink file={newest} /> : (row.why ?? row.instead)
      }
      detail={
        canFile ? (
          publishedMessages.listLeft(unfiledList.list.counts)
        ) : (
          <UploadLines filing={filing} />
        )
      }
      savedAt={row.saved?.at ?? null}
      now={now}
      action={getAction()}
    />
  );
}
