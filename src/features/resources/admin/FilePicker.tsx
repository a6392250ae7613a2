import { type DragEvent, useState } from 'react';
import { FileButton } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';

interface FilePickerProps {
  count: number;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

export function FilePicker({ count, disabled, onChoose }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    // Dropping is a shortcut for the mouse; the button does the same for everyone.
    <div
      className={classes(
        'flex min-h-10 items-center gap-3 border border-dashed pr-3',
        over ? 'border-link bg-cyan-tint' : 'border-edge',
      )}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onChoose([...event.dataTransfer.files]);
      }}
    >
      <FileButton
        className="rounded-none! border-y-0! border-l-0! border-hair!"
        data-do="choose"
        label="Files"
        multiple
        disabled={disabled}
        onChoose={onChoose}
      >
        <StaffIcon name="upload" size={18} />
        Choose Files
      </FileButton>
      <span className="text-muted">
        {count === 0 ? 'or drop them here' : `${count} ${count === 1 ? 'file' : 'files'} chosen`}
      </span>
    </div>
  );
}
