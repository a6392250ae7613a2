import { type ReactNode, useMemo } from 'react';
import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { DescribeContext } from '@/features/changes/admin/describe';
import { WithUndo } from '@/features/changes/admin/undo/WithUndo';
import { describeFigureChange } from '@/figures/admin/differences';
import { describeNewsChange } from '@/features/news/admin/differences';
import { describeResources, useKnownCategories } from '@/features/resources/admin/differences';
import type { DescribeChange } from '@/lib/difference';
import { ChangedByContext, type ChangedByProps } from '@/ui/admin/Box';
import { undoLimits } from './undoLimits';

const renderChangedBy = (props: ChangedByProps) => <ChangedBy {...props} />;

export function describeAll(categories: Parameters<typeof describeResources>[0]): DescribeChange {
  const describers = [describeFigureChange, describeNewsChange, describeResources(categories)];
  return (...change) =>
    describers.map((describe) => describe(...change)).find((found) => found !== null) ?? null;
}

/** Around each page: its sections say who changed them. Without `WithUndo` nothing speaks of Undo. */
export function WithChanges({ children }: { children: ReactNode }) {
  const categories = useKnownCategories();
  const describe = useMemo(() => describeAll(categories), [categories]);
  return (
    <DescribeContext value={describe}>
      <ChangedByContext value={renderChangedBy}>
        <WithUndo limitsOf={undoLimits}>{children}</WithUndo>
      </ChangedByContext>
    </DescribeContext>
  );
}
