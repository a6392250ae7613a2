import type { LastSave } from '../checklist/saved';
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
        <a href={file.url} target="_blank" rel="noopener" className="inline-block py-0.5">
          {file.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      {warning !== null && <p className="text-warn-ink">{warning}</p>}
      <SavedLine saved={saved} now={now} word="uploaded" />
    </>
  );
}
