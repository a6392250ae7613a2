import { countsOf } from '@/features/equity/admin/priceList/panelLabels';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { FILES_COLLECTION, type ResourceFile } from '@/features/resources/documents';
import { formatClock } from '@/lib/format';
import { RETRY } from '@/ui/RetryButton';
import { Button } from '@/ui/admin/Button';
import { FileButton } from '@/ui/admin/FileButton';
import { formatLongDate } from '@/lib/days';
import { rowTitles, tonightMessages } from './messages';
import { Row } from './Row';
import { SavedLine } from './SavedLine';
import { categoryNames, fileOf } from './useFiles';
import type { Filing } from './useFiling';
import type { Saved } from './useSaves';
import type { Tonight } from './useTonight';

function FileLink({ file }: { file: ResourceFile }) {
  return (
    <p>
      <a href={file.url} target="_blank" rel="noopener" className="inline-block py-0.5">
        {file.name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

/** What becomes of a file that is on its way; says so where it failed. */
function FilingLines({ filing }: { filing: Filing }) {
  return (
    <>
      {filing.state === 'sending' && (
        <progress max={100} value={filing.percent} aria-label="Upload" />
      )}
      <p role="status" className="empty:absolute">
        {filing.state === 'sending' && resourceStaffMessages.uploading}
      </p>
      <p role="alert" className="font-medium text-bad-ink empty:absolute">
        {filing.state === 'failed' && filing.why}
      </p>
    </>
  );
}

function RetryFiling({ filing, name }: { filing: Filing; name: string }) {
  if (filing.retry === null) return null;
  return (
    <Button small aria-label={`${RETRY} ${name}`} onClick={filing.retry}>
      {RETRY}
    </Button>
  );
}

/** When the newest file was uploaded, and by whom where a record says so. */
function uploadOf(tonight: Tonight, file: ResourceFile): Saved {
  const record = tonight.fileSaves[`${FILES_COLLECTION}/${file.id}`];
  return { at: new Date(file.uploadDate), email: record?.email ?? '' };
}

interface FileRowProps {
  tonight: Tonight;
  filing: Filing;
}

/** The daily summary: the newest file of its category, uploaded in place. */
export function SummaryRow({ tonight, filing }: FileRowProps) {
  const { files, marks, session, now } = tonight;
  const { category } = files.places.summary;
  const filed = fileOf(files.places.summary, session);
  const name = `${categoryNames.summary}, ${formatLongDate(session)}`;
  const press = filed !== null ? 'Replace' : 'Upload';
  return (
    <Row
      id="summary"
      mark={filing.state === 'failed' ? 'look' : marks.summary}
      tag={null}
      part={files.part}
      lines={
        <>
          {category === null && <p>{tonightMessages.noCategory(categoryNames.summary)}</p>}
          {filed !== null && <FileLink file={filed} />}
          {filed !== null && (
            <SavedLine saved={uploadOf(tonight, filed)} now={now} word="uploaded" />
          )}
          {category !== null && filed === null && <p>{tonightMessages.noFileYet}</p>}
          <FilingLines filing={filing} />
        </>
      }
      {...(category !== null && {
        action: (
          <span className="flex flex-wrap justify-end gap-2">
            <RetryFiling filing={filing} name={rowTitles.summary} />
            <FileButton
              small
              className="max-md:min-h-10"
              aria-label={`${press} ${rowTitles.summary}`}
              label={rowTitles.summary}
              busy={filing.state === 'sending' || !files.part.fresh}
              onChoose={([file]) => {
                if (file === undefined) return;
                void filing.send(file, { name, category, replaces: filed });
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
export function PriceListRow({ tonight, filing }: FileRowProps) {
  const { files, marks, session, now, read, view } = tonight;
  const filed = fileOf(files.places.priceList, session);
  return (
    <Row
      id="priceList"
      mark={filing.state === 'failed' ? 'look' : marks.priceList}
      tag={null}
      part={files.part}
      lines={
        <>
          {read !== null && (
            <p>
              {countsOf(read.list)} at {formatClock(read.at)}
            </p>
          )}
          {read === null && filed !== null && (
            <>
              <FileLink file={filed} />
              <SavedLine saved={uploadOf(tonight, filed)} now={now} word="uploaded" />
            </>
          )}
          {read === null && filed === null && filing.state === 'idle' && (
            <p>{tonightMessages.waitsForList}</p>
          )}
          <FilingLines filing={filing} />
        </>
      }
      {...(filing.retry !== null
        ? { action: <RetryFiling filing={filing} name={rowTitles.priceList} /> }
        : read !== null && view === 'review'
          ? {
              action: (
                <Button small className="max-md:min-h-10" onClick={() => tonight.setView('edit')}>
                  See the list
                </Button>
              ),
            }
          : {})}
    />
  );
}
