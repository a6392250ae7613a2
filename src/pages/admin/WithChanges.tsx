import { type ReactNode, useMemo } from 'react';
import { DescribeContext } from '@/features/changes/admin/describe';
import { useKnownCategories } from '@/features/resources/admin/differences';
import { describeAll } from './describeAll';
import { WithUndo } from './undo/WithUndo';

/** Provides the functions that describe changes of all features. */
export function WithChanges({ children }: { children: ReactNode }) {
  const categories = useKnownCategories();
  const describe = useMemo(() => describeAll(categories), [categories]);
  return (
    <DescribeContext value={describe}>
      <WithUndo>{children}</WithUndo>
    </DescribeContext>
  );
}
