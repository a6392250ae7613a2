import { listDroppedFiles, describeRejectedDrop } from '@/browser/droppedFiles';
import { formatAccept, FILE_KINDS } from '@/lib/fileKinds';
import { useDragOver } from '@/ui/admin/useDragOver';
import { FileButton } from '@/ui/admin/FileButton';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';

interface FilePickerProps {
  count: number;
  disabled: boolean;
  /**
   * Called with the chosen or dropped files. `refusal` explains why some dropped items are not
   * accepted. It is null if all items are files.
   */
  onChoose: (files: readonly File[], refusal: string | null) => void;
}

export function FilePicker({ count, disabled, onChoose }: FilePickerProps) {
  const { over, props } = useDragOver(disabled);
  return (
    // Only mouse users can drop files, so there is always a button too.
    <div
      className={classes(
        'flex min-h-10 items-center gap-3 border border-dashed pr-3',
        over ? 'border-link bg-cyan-tint' : 'border-edge',
      )}
      {...props}
      onDrop={(event) => {
        event.preventDefault();
        const { dataTransfer } = event;
        if (!disabled) onChoose(listDroppedFiles(dataTransfer), describeRejectedDrop(dataTransfer));
      }}
    >
      <FileButton
        className="rounded-none! border-y-0! border-l-0! border-hair!"
        data-do="choose"
        label="Files"
        accept={formatAccept(FILE_KINDS)}
        multiple
        disabled={disabled}
        onChoose={(files) => onChoose(files, null)}
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
