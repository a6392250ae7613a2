import { useRef } from 'react';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { panelWords } from './panelWords';

const ACCEPTED =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface FileButtonProps {
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FileButton({ busy, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button busy={busy} onClick={() => input.current?.click()}>
        <StaffIcon name="upload" size={16} />
        {panelWords.chooseFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file, corrected, can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
