import { useState } from 'react';
import { findOtherDay } from '@/figures/admin/daysInText';
import { formatLongDate } from '@/lib/calendar';
import { formatAccept, FILE_KINDS } from '@/lib/fileKinds';
import { FileButton } from '@/ui/admin/FileButton';
import type { FileRowState } from '../checklist/rowState';
import { rowTitles, tonightMessages } from '../messages';
import { categoryNames, type FileCategory } from '../tonightFiles';
import { ChecklistRow } from './ChecklistRow';
import { FiledFileLines } from './FiledFileLines';
import { RetryUploadButton } from './RetryUploadButton';
import { UploadLines } from './UploadLines';

interface SummaryRowProps {
  row: FileRowState;
  category: FileCategory;
  session: string;
  now: Date;
}

export function SummaryRow({ row, category, session, now }: SummaryRowProps) {
  const { part, exists, newest, filing } = category;
  /**
   * The name of the file that the user chose last. It may contain a date that the stored name
   * lacks, because the stored name ends at the first dot.
   */
  const [chosenName, setChosenName] = useState('');
  const filed = row.isOnSite ? newest : null;
  const otherDay = filed === null ? null : findOtherDay(chosenName || filed.name, session);
  const press = row.isOnSite ? 'Replace' : 'Upload';
  return (
    <ChecklistRow
      id="summary"
      row={row}
      lines={
        <>
          {!exists && <p>{tonightMessages.noCategory(categoryNames.summary)}</p>}
          {exists && !row.isOnSite && <p>{tonightMessages.noFileYet}</p>}
          {filed !== null && (
            <FiledFileLines
              file={filed}
              saved={row.saved}
              now={now}
              warning={otherDay && tonightMessages.fileOfOtherDay(formatLongDate(otherDay))}
            />
          )}
          <UploadLines filing={filing} />
        </>
      }
      action={
        <span className="flex flex-wrap justify-end gap-2">
          <RetryUploadButton id="summary" retry={filing.retry} />
          {exists && (
            <FileButton
              small
              className="max-md:min-h-10"
              aria-label={`${press} ${rowTitles.summary}`}
              label={rowTitles.summary}
              accept={formatAccept(FILE_KINDS)}
              busy={filing.state === 'sending' || !part.fresh}
              onChoose={([file]) => {
                if (file === undefined) return;
                setChosenName(file.name);
                filing.send(file, null, filed);
              }}
            >
              {press}
            </FileButton>
          )}
        </span>
      }
    />
  );
}
