import { Icon } from '@/ui/Icon';
import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import type { UploadRowProps } from './uploadRowProps';
import { resourceStaffMessages } from './messages';
import type { UploadEntry } from './useUploads';

const progressClass =
  'col-[2/-1] grid grid-cols-[minmax(64px,1fr)_auto] items-center gap-3 text-label/5 max-md:col-span-full max-md:grid-cols-[minmax(64px,1fr)_minmax(0,auto)]';

const tones = {
  uploaded: { text: 'text-ok-ink', bar: 'text-gain' },
  failed: { text: 'text-bad-ink', bar: 'text-loss' },
  other: { text: 'text-muted', bar: 'text-link' },
};

const statusLabels: Partial<Record<UploadEntry['status'], string>> = {
  uploaded: 'Uploaded',
  cancelled: 'Cancelled',
  waiting: 'Waiting',
};

export function UploadProgressBar({ entry, onRetry }: Pick<UploadRowProps, 'entry' | 'onRetry'>) {
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
        {failed ? resourceStaffMessages.uploadOneFailed(fileName) : (statusLabels[status] ?? sent)}
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
