import { type Difference, formatRowValue } from '@/lib/difference';
import { StaffIcon } from '@/ui/admin/StaffIcon';

export function BeforeAfter({ difference }: { difference: Difference }) {
  return (
    <>
      <del className="text-muted no-underline">{formatRowValue(difference.before)}</del>
      <span className="mx-1 inline-block align-[-3px] text-muted">
        <StaffIcon name="right" size={16} className="block" />
        <span className="sr-only"> to </span>
      </span>
      <ins className="font-semibold no-underline">{formatRowValue(difference.after)}</ins>
    </>
  );
}
