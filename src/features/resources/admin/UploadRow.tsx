import { useId } from 'react';
import { formatKilobytes } from '@/lib/format';
import { Icon } from '@/ui/Icon';
import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { FILE_ICONS, iconImage, isFileIcon } from '../icons';
import { MAX_FILE_NAME } from '../limits';
import { resourceStaffMessages } from './messages';
import { typeInWords } from './fileType';
import { typeOf } from './uploadChecks';
import { isRunning, type UploadEntry } from './uploadState';

interface UploadRowProps {
  entry: UploadEntry;
  /** A run is under way: names and icons stay as they are. */
  locked: boolean;
  /** The name is missing and was asked for. */
  nameMissing: boolean;
  onEdit: (change: Partial<Pick<UploadEntry, 'fileName' | 'fileIcon'>>) => void;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

function progressText({ status, part, fileName, going }: UploadEntry): string {
  switch (status) {
    case 'uploaded':
      return 'Uploaded';
    case 'failed':
    case 'category-gone':
      return resourceStaffMessages.uploadOneFailed(fileName);
    case 'cancelled':
      return 'Cancelled';
    case 'waiting':
      return 'Waiting';
    default:
      if (going === 'repeating') return resourceStaffMessages.repeating;
      return going === 'waiting' ? resourceStaffMessages.waiting : `${Math.floor(part * 100)}%`;
  }
}

function Progress({ entry, onRetry }: Pick<UploadRowProps, 'entry' | 'onRetry'>) {
  const { status, part, file } = entry;
  if (status === 'ready') return null;
  const failed = status === 'failed' || status === 'category-gone';
  const tone = status === 'uploaded' ? 'ok' : failed ? 'no' : '';
  return (
    <div className={classes('st', tone)}>
      <progress
        className={tone}
        max={100}
        value={status === 'uploaded' ? 100 : Math.floor(part * 100)}
        aria-label={file.name}
      />
      <span>
        {progressText(entry)}
        {(failed || status === 'cancelled') && (
          <Button small aria-label={`Retry ${file.name}`} onClick={onRetry}>
            <Icon name="retry" size={16} />
            Retry
          </Button>
        )}
      </span>
    </div>
  );
}

/** A chosen file: its display name, icon and what becomes of it. */
export function UploadRow(props: UploadRowProps) {
  const { entry, locked, nameMissing, onEdit } = props;
  const { file, fileName, fileIcon, status } = entry;
  const id = useId();
  const running = isRunning(entry);
  const fixed = locked || status === 'uploaded';
  return (
    <li data-upload={entry.id}>
      <img src={iconImage(fileIcon)} alt={FILE_ICONS[fileIcon]} width={36} height={36} />
      <div>
        <b className="two" title={file.name}>
          {file.name}
        </b>
        <span className="muted" title={file.type}>
          {formatKilobytes(file.size)}, {typeInWords(typeOf(file))}
        </span>
      </div>
      <div className={classes('dn', nameMissing && 'bad')}>
        <label className="sr" htmlFor={`${id}-name`}>
          Display name of {file.name}
        </label>
        <input
          id={`${id}-name`}
          value={fileName}
          maxLength={MAX_FILE_NAME}
          required
          disabled={fixed}
          aria-invalid={nameMissing ? true : undefined}
          onChange={({ target }) => onEdit({ fileName: target.value })}
        />
      </div>
      <div className="ki">
        <label className="sr" htmlFor={`${id}-icon`}>
          Icon of {file.name}
        </label>
        <select
          id={`${id}-icon`}
          value={fileIcon}
          disabled={fixed}
          onChange={({ target }) => {
            if (isFileIcon(target.value)) onEdit({ fileIcon: target.value });
          }}
        >
          {Object.entries(FILE_ICONS).map(([icon, label]) => (
            <option key={icon} value={icon}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {status === 'uploaded' || (locked && !running) ? (
        <span className="rm" />
      ) : (
        <button
          type="button"
          className="i del rm"
          aria-label={`${running ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={running ? props.onCancel : props.onRemove}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      <Progress entry={entry} onRetry={props.onRetry} />
    </li>
  );
}
