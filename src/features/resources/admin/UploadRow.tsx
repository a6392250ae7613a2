import { useId } from 'react';
import { formatKilobytes } from '@/lib/uploads';
import { Icon } from '@/ui/Icon';
import { Button } from '@/ui/admin/Button';
import { FillButton } from '@/ui/admin/FillButton';
import { IconButton } from '@/ui/admin/IconButton';
import { classes } from '@/ui/classes';
import { Select } from '@/ui/admin/Select';
import { wrongClass } from '@/ui/admin/fieldClasses';
import { inputChecks } from '@/lib/fields';
import { textError } from '@/lib/plainText';
import { FILE_ICONS, iconImage, iconOptions, isFileIcon } from '../icons';
import type { ResourceCategory } from '../documents';
import { fileTexts } from '../fields';
import { resourceStaffMessages } from './messages';
import { CategorySelect } from './CategorySelect';
import { describeFile } from './uploadChecks';
import { nameFromCategory } from './uploadNames';
import { isNameless, isRunning, type UploadEdit, type UploadEntry } from './useUploads';

interface UploadRowProps {
  entry: UploadEntry;
  /** Its category; null where that was deleted. */
  category: ResourceCategory | null;
  /** True once staff pressed Upload: missing fields are marked. */
  asked: boolean;
  /** A run is under way: names, icons and categories stay as they are. */
  locked: boolean;
  onEdit: (change: UploadEdit) => void;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** The fields of a file before its upload: display name, icon and category. */
function UploadFields({ entry, category, asked, locked, onEdit }: UploadRowProps) {
  const { file, fileName, fileIcon, status } = entry;
  const disabled = locked || status === 'uploaded';
  const id = useId();
  const wrong = textError(fileName, fileTexts.name.maxLength);
  const gone = entry.category !== null && category === null;
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 max-md:col-span-full md:col-span-2">
      <div className="col-span-full">
        <input
          aria-label={`Display name of ${file.name}`}
          value={fileName}
          {...inputChecks(fileTexts.name)}
          disabled={disabled}
          aria-invalid={wrong !== null || (asked && isNameless(entry)) ? true : undefined}
          {...(wrong !== null && { 'aria-describedby': `${id}-wrong` })}
          onChange={({ target }) => onEdit({ fileName: target.value })}
        />
        {wrong !== null && (
          <p className="mt-1 text-label font-medium text-loss" id={`${id}-wrong`}>
            {wrong}
          </p>
        )}
        <FillButton
          className="mt-1 -mr-1 ml-auto block"
          disabled={disabled || category === null}
          onClick={() => {
            if (category !== null)
              onEdit({ fileName: nameFromCategory(category.name, new Date()) });
          }}
        >
          Name from category <span className="sr-only">for {file.name}</span>
        </FillButton>
      </div>
      <div className={classes((gone || (asked && category === null)) && wrongClass)}>
        <CategorySelect
          aria-label={`Where ${file.name} goes`}
          category={category}
          disabled={disabled}
          onChoose={(chosen) => onEdit({ category: chosen })}
          {...(gone && { 'aria-describedby': `${id}-gone` })}
        />
      </div>
      <div>
        <Select
          aria-label={`Icon of ${file.name}`}
          value={fileIcon}
          disabled={disabled}
          options={iconOptions}
          onChoose={(icon) => {
            if (isFileIcon(icon)) onEdit({ fileIcon: icon });
          }}
        />
      </div>
      {gone && (
        <p className="col-span-full text-label font-medium text-loss" id={`${id}-gone`}>
          {resourceStaffMessages.categoryGone}
        </p>
      )}
    </div>
  );
}

const rowClass = classes(
  'grid grid-cols-[40px_minmax(0,1fr)_32px] items-center gap-x-3 gap-y-2 border-t border-hair p-3 first:border-t-0',
  'md:grid-cols-[36px_minmax(0,1fr)_minmax(0,1.6fr)_208px_32px]',
);
const endClass = 'max-md:col-start-3 max-md:row-start-1';
const progressClass =
  'col-[2/-1] grid grid-cols-[minmax(64px,1fr)_auto] items-center gap-3 text-label/5 max-md:col-span-full max-md:grid-cols-[minmax(64px,1fr)_minmax(0,auto)]';
const tones = {
  uploaded: { text: 'text-ok-ink', bar: 'text-gain' },
  failed: { text: 'text-bad-ink', bar: 'text-loss' },
  other: { text: 'text-muted', bar: 'text-link' },
};
const words: Partial<Record<UploadEntry['status'], string>> = {
  uploaded: 'Uploaded',
  cancelled: 'Cancelled',
  waiting: 'Waiting',
};

function Progress({ entry, onRetry }: Pick<UploadRowProps, 'entry' | 'onRetry'>) {
  const { status, part, file, fileName, stuck } = entry;
  if (status === 'ready') return null;
  const failed = status === 'failed' || status === 'category-gone';
  const tone = status === 'uploaded' ? tones.uploaded : failed ? tones.failed : tones.other;
  const percent = status === 'uploaded' ? 100 : Math.floor(part * 100);
  const sent = stuck ? resourceStaffMessages.waiting : `${percent}%`;
  return (
    <div className={classes(progressClass, tone.text)}>
      <progress className={tone.bar} max={100} value={percent} aria-label={file.name} />
      <span className="flex items-center gap-2 wrap-anywhere">
        {failed ? resourceStaffMessages.uploadOneFailed(fileName) : (words[status] ?? sent)}
        {(failed || status === 'cancelled') && (
          <Button small className="flex-none" aria-label={`Retry ${file.name}`} onClick={onRetry}>
            <Icon name="retry" size={16} />
            Retry
          </Button>
        )}
      </span>
    </div>
  );
}

export function UploadRow(props: UploadRowProps) {
  const { entry, locked } = props;
  const { file, fileIcon, status } = entry;
  const running = isRunning(entry);
  return (
    <li data-upload={entry.id} className={rowClass}>
      <img src={iconImage(fileIcon)} alt={FILE_ICONS[fileIcon].name} width={36} height={36} />
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
      <Progress entry={entry} onRetry={props.onRetry} />
    </li>
  );
}
