import { type ReactNode, useMemo } from 'react';
import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { type Describe, DescribeContext, describeUnknown } from '@/features/changes/admin/describe';
import { describeFigureChange } from '@/figures/admin/differences';
import { describeNewsChange } from '@/features/news/admin/differences';
import { describeResources, useKnownCategories } from '@/features/resources/admin/differences';
import { ChangedByContext, type ChangedByProps } from '@/ui/admin/Box';

const renderChangedBy = (props: ChangedByProps) => <ChangedBy {...props} />;

export function describeAll(categories: Parameters<typeof describeResources>[0]): Describe {
  const describers = [describeFigureChange, describeNewsChange, describeResources(categories)];
  return (document) => {
    const { path, before, after } = document;
    const found = describers.map((describe) => describe(path, before, after));
    return found.find((each) => each !== null) ?? describeUnknown(document);
  };
}

/** Around each page: its sections say who changed them, and offer to undo that. */
export function WithChanges({ children }: { children: ReactNode }) {
  const categories = useKnownCategories();
  const describe = useMemo(() => describeAll(categories), [categories]);
  return (
    <DescribeContext value={describe}>
      <ChangedByContext value={renderChangedBy}>{children}</ChangedByContext>
    </DescribeContext>
  );
}
