import { formatLongDate } from '@/lib/days';
import { formatClock } from '@/lib/format';
import { Button } from '@/ui/admin/Button';
import { FileButton } from '@/ui/admin/FileButton';
import { RETRY } from '@/ui/RetryButton';
import { rowTitles, tonightMessages } from './messages';
import { ChecklistRow, SavedLine } from './Row';
import type { FileRowId, Tonight } from './useTonight';

/** The categories of the two files of an evening, by their names. */
export const categoryNames = { summary: 'Daily Market Summary', priceList: 'Price List' } as const;

interface FileRowProps {
  tonight: Tonight;
  id: FileRowId;
}

/** The file of tonight: the newest of its category, with what becomes of one that is on its way. */
function FileLines({ tonight, id }: FileRowProps) {
  const { filing, newest } = tonight.files[id];
  const filed = tonight.filed[id] ? newest : null;
  return (
    <>
      {filed !== null && (
        <>
          <p>
            <a href={filed.url} target="_blank" rel="noopener" className="inline-block py-0.5">
              {filed.name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
          <SavedLine saved={tonight.uploads[id]} now={tonight.now} word="uploaded" />
        </>
      )}
      {filing.state === 'sending' && (
        <progress max={100} value={filing.percent} aria-label="Upload" />
      )}
      <p role="status" className="empty:absolute">
        {filing.state === 'sending' && filing.text}
      </p>
      <p role="alert" className="font-medium text-bad-ink empty:absolute">
        {filing.state === 'failed' && filing.text}
      </p>
    </>
  );
}

function RetryFiling({ tonight, id }: FileRowProps) {
  const { retry } = tonight.files[id].filing;
  if (retry === null) return null;
  return (
    <Button small aria-label={`${RETRY} ${rowTitles[id]}`} onClick={retry}>
      {RETRY}
    </Button>
  );
}

/** The daily summary, uploaded in place. */
export function SummaryRow({ tonight }: { tonight: Tonight }) {
  const { part, exists, newest, filing } = tonight.files.summary;
  const filed = tonight.filed.summary;
  const press = filed ? 'Replace' : 'Upload';
  return (
    <ChecklistRow
      id="summary"
      mark={tonight.marks.summary}
      tag={null}
      part={part}
      lines={
        <>
          {!exists && <p>{tonightMessages.noCategory(categoryNames.summary)}</p>}
          {exists && !filed && <p>{tonightMessages.noFileYet}</p>}
          <FileLines tonight={tonight} id="summary" />
        </>
      }
      {...(exists && {
        action: (
          <span className="flex flex-wrap justify-end gap-2">
            <RetryFiling tonight={tonight} id="summary" />
            <FileButton
              small
              className="max-md:min-h-10"
              aria-label={`${press} ${rowTitles.summary}`}
              label={rowTitles.summary}
              busy={filing.state === 'sending' || !part.fresh}
              onChoose={([file]) => {
                if (file === undefined) return;
                const name = `${categoryNames.summary}, ${formatLongDate(tonight.session)}`;
                void filing.send(file, name, filed ? newest : null);
              }}
            >
              {press}
            </FileButton>
          </span>
        ),
      })}
    />
  );
}

/** The price list: it is filed with the figures. */
export function PriceListRow({ tonight }: { tonight: Tonight }) {
  const { read, view } = tonight;
  const { part, filing } = tonight.files.priceList;
  const waits = read === null && !tonight.filed.priceList && filing.state === 'idle';
  const action =
    filing.retry !== null ? (
      <RetryFiling tonight={tonight} id="priceList" />
    ) : read !== null && view === 'review' ? (
      <Button small className="max-md:min-h-10" onClick={() => tonight.backToList()}>
        See the list
      </Button>
    ) : undefined;
  return (
    <ChecklistRow
      id="priceList"
      mark={tonight.marks.priceList}
      tag={null}
      part={part}
      lines={
        <>
          {read !== null && (
            <p>
              {read.list.counts} at {formatClock(read.at)}
            </p>
          )}
          {waits && <p>{tonightMessages.waitsForList}</p>}
          <FileLines tonight={tonight} id="priceList" />
        </>
      }
      {...(action !== undefined && { action })}
    />
  );
}
