import type { LastSave } from '../checklist/saved';
import { FiledFileLink } from './FiledFileLink';
import { SavedLine } from './SavedLine';
import type { FiledFile } from '../tonightFiles';

interface FiledFileLinesProps {
  file: FiledFile;
  saved: LastSave | null;
  now: Date;
  warning?: string | null;
}

export function FiledFileLines({ file, saved, now, warning = null }: FiledFileLinesProps) {
  return (
    <>
      <p>
        <FiledFileLink file={file} />
      </p>
      {warning !== null && <p className="text-warn-ink">{warning}</p>}
      <SavedLine saved={saved} now={now} word="uploaded" />
    </>
  );
}
