import { resourceStaffMessages } from './messages';
import type { UploadEntry } from './uploadState';

interface UploadProgressProps {
  percent: number;
  entries: readonly UploadEntry[];
}

/** How far a run has come, and whether it gets on. */
export function UploadProgress({ percent, entries }: UploadProgressProps) {
  const sending = entries.filter(({ status }) => status === 'uploading');
  const text = sending.some(({ going }) => going === 'repeating')
    ? resourceStaffMessages.repeating
    : sending.some(({ going }) => going === 'waiting') && resourceStaffMessages.waiting;
  return (
    <div className="grid grid-cols-[1fr_48px] items-center gap-3 font-semibold">
      <progress className="h-4" max={100} value={percent} aria-label="Overall progress" />
      <span>{percent}%</span>
      <p className="col-span-full font-normal text-muted empty:absolute" role="status">
        {text}
      </p>
    </div>
  );
}
