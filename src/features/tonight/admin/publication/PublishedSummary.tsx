import type { FileRowState } from '../checklist/rowState';
import { rowTitles } from '../messages';
import { FiledFileLink } from '../rows/FiledFileLink';
import { RetryUploadButton } from '../rows/RetryUploadButton';
import { UploadLines } from '../rows/UploadLines';
import type { FileCategory } from '../tonightFiles';
import type { TonightNavigation } from '../view';
import { publishedMessages } from './publishedMessages';
import { PublishedRow } from './PublishedRow';
import { getPublishedStatus } from './publishedStatus';
import { RowButton } from './RowButton';

interface PublishedSummaryProps {
  row: FileRowState;
  category: FileCategory;
  now: Date;
  view: Pick<TonightNavigation, 'backToList'>;
}

/** The row of the daily summary after the publication. */
export function PublishedSummary({ row, category, now, view }: PublishedSummaryProps) {
  const { newest, filing } = category;
  return (
    <PublishedRow
      title={rowTitles.summary}
      status={getPublishedStatus('summary', row)}
      value={
        row.isOnSite && newest !== null ? <FiledFileLink file={newest} /> : (row.why ?? row.instead)
      }
      detail={<UploadLines filing={filing} />}
      savedAt={row.saved?.at ?? null}
      now={now}
      action={
        filing.retry === null ? (
          <RowButton
            label={row.isOnSite ? publishedMessages.replace : publishedMessages.upload}
            title={rowTitles.summary}
            onClick={() => view.backToList('summary')}
          />
        ) : (
          <RetryUploadButton id="summary" retry={filing.retry} />
        )
      }
    />
  );
}
