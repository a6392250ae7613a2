import { getBannerClass } from '@/ui/admin/bannerClass';
import { IconButton } from '@/ui/admin/IconButton';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import type { Rejection } from './uploadChecks';

interface RefusalsProps {
  refusals: readonly Rejection[];
  onClose: () => void;
}

export function Refusals({ refusals, onClose }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <div className={classes(getBannerClass('bad'), 'mt-4')} role="alert">
      <StaffIcon name="warning" />
      <ul className="min-w-0 flex-1 wrap-anywhere *:not-first:mt-2">
        {refusals.map(({ text, files }) => (
          <li key={text}>
            {text}
            {files.length > 0 && (
              <ul className="max-h-40 list-disc overflow-auto pl-4 font-normal">
                {files.map((name, index) => (
                  <li key={index}>{name}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <IconButton look="inherit" className="h-6!" aria-label="Close this message" onClick={onClose}>
        <StaffIcon name="close" size={18} />
      </IconButton>
    </div>
  );
}
