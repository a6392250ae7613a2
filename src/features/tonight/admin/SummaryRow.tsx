import { useState } from 'react';
import { otherDayIn } from '@/figures/admin/daysInText';
import { formatLongDate } from '@/lib/calendar';
import { acceptOf, FILE_KINDS } from '@/lib/fileKinds';
import { formatClock } from '@/lib/moments';
import { Button, FileButton } from '@/ui/admin/Button';
import { RETRY } from '@/ui/RetryButton';
import { rowTitles, tonightMessages } from './messages';
import { ChecklistRow, SavedLine } from './ChecklistRow';
import type { FileRowId } from './rowIds';
import type { Tonight } from './useTonight';

/** The categories of the two files of an evening, by their names. */
export const categoryNames = { summary: 'Daily Market Summary', priceList: 'Price List' } as const;

interface FileRowProps {
  tonight: Tonight;
  id: FileRowId;
}

/** The file of tonight, the newest of its category: the summary is uploaded in place, the list filed with the figures. */
export function FileRow({ tonight, id }: FileRowProps) {
  const { part, exists, newest, filing } = tonight.files[id];
  const { isOnSite: isFiled, saved } = tonight.rows[id];
  const { read, session, filesList } = tonight;
  const filed = isFiled ? newest : null;
  /** The name of the file that was chosen last: its title ends at the first dot. */
  const [chosen, setChosen] = useState('');
  const isList = id === 'priceList';
  const counts = read && `${read.list.counts} at ${formatClock(read.at)}`;
  const waiting = tonight.rows.stocks.isOnSite
    ? tonightMessages.listNotFiled
    : tonightMessages.waitsForList;
  const waits = isFiled || filing.state !== 'idle' ? null : waiting;
  const missing = isFiled ? null : tonightMessages.noFileYet;
  const ofSummary = exists ? missing : tonightMessages.noCategory(categoryNames.summary);
  const note = isList ? (counts ?? waits) : ofSummary;
  const press = isFiled ? 'Replace' : 'Upload';
  const otherDay = isList || filed === null ? null : otherDayIn(chosen || filed.name, session);
  return (
    <ChecklistRow
      tonight={tonight}
      id={id}
      lines={
        <>
          {note !== null && <p>{note}</p>}
          {counts !== null && isList && !filesList && <p>{tonightMessages.staysUnfiled}</p>}
          {filed !== null && (
            <>
              <p>
                <a href={filed.url} target="_blank" rel="noopener" className="inline-block py-0.5">
                  {filed.name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </p>
              {otherDay !== null && (
                <p className="text-warn-ink">
                  {tonightMessages.fileOfOtherDay(formatLongDate(otherDay))}
                </p>
              )}
              <SavedLine saved={saved} now={tonight.now} word="uploaded" />
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
      }
      action={
        <span className="flex flex-wrap justify-end gap-2">
          {filing.retry !== null && (
            <Button small aria-label={`${RETRY} ${rowTitles[id]}`} onClick={filing.retry}>
              {RETRY}
            </Button>
          )}
          {!isList && exists && (
            <FileButton
              small
              className="max-md:min-h-10"
              aria-label={`${press} ${rowTitles.summary}`}
              label={rowTitles.summary}
              accept={acceptOf(FILE_KINDS)}
              busy={filing.state === 'sending' || !part.fresh}
              onChoose={([file]) => {
                if (file === undefined) return;
                setChosen(file.name);
                filing.send(file, null, filed);
              }}
            >
              {press}
            </FileButton>
          )}
          {isList && filing.retry === null && read !== null && tonight.view !== 'edit' && (
            <Button small className="max-md:min-h-10" onClick={() => tonight.backToList()}>
              {tonightMessages.seeList}
            </Button>
          )}
        </span>
      }
    />
  );
}
