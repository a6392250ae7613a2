import { useRef } from 'react';
import { Button } from '@/ui/admin/Button';

interface FileButtonProps {
  /** Such as 'Upload' or 'Replace'. */
  children: string;
  /** Names the file picker. */
  label: string;
  /** A file is under way, or the list of files is not there yet. */
  busy: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the browser's picker for one file. */
export function FileButton({ children, label, busy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        small
        className="max-md:min-h-10"
        aria-label={`${children} ${label}`}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          // Choosing the same file again must count as a change.
          target.value = '';
        }}
      />
    </>
  );
}
