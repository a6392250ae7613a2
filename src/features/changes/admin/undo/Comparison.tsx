import type { ComponentProps } from 'react';
import { DifferenceTable } from '@/ui/admin/DifferenceTable';

export function Comparison(props: Omit<ComponentProps<typeof DifferenceTable>, 'look'>) {
  if (props.differences.length === 0) return null;
  return (
    <div
      className="mt-3 min-h-16 overflow-auto border-t border-navy-900"
      role="region"
      aria-label={props.caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the region
      tabIndex={0}
    >
      <DifferenceTable look="page" {...props} />
    </div>
  );
}
