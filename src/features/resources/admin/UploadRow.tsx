import { formatKilobytes } from '@/lib/uploads';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/admin/IconButton';
import { classes } from '@/ui/classes';
import { FILE_ICONS, getIconImage } from '../icons';
import { UploadProgressBar } from './UploadProgressBar';
import { UploadFields } from './UploadFields';
import type { UploadRowProps } from './uploadRowProps';
import { describeFile } from './uploadChecks';
import { isRunning } from './useUploads';

const rowClass = classes(
  'grid grid-cols-[40px_minmax(0,1fr)_32px] items-center gap-x-3 gap-y-2 border-t border-hair p-3 first:border-t-0',
  'md:grid-cols-[36px_minmax(0,1fr)_minmax(0,1.6fr)_208px_32px]',
);
const endClass = 'max-md:col-start-3 max-md:row-start-1';

export function UploadRow(props: UploadRowProps) {
  const { entry, locked } = props;
  const { file, fileIcon, status } = entry;
  const running = isRunning(entry);
  return (
    <li data-upload={entry.id} className={rowClass}>
      <img src={getIconImage(fileIcon)} alt={FILE_ICONS[fileIcon].name} width={36} height={36} />
      <div>
        <b className="line-clamp-2 font-semibold wrap-anywhere" title={file.name}>
          {file.name}
        </b>
        <span className="wrap-anywhere text-muted" title={file.type}>
          {formatKilobytes(file.size)}, {describeFile(file)}
        </span>
      </div>
      <UploadFields {...props} />
      {status === 'uploaded' || (locked && !running) ? (
        <span className={endClass} />
      ) : (
        <IconButton
          data-remove
          look="remove"
          className={endClass}
          aria-label={`${running ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={running ? props.onCancel : props.onRemove}
        >
          <Icon name="close" size={18} />
        </IconButton>
      )}
      <UploadProgressBar entry={entry} onRetry={props.onRetry} />
    </li>
  );
}
