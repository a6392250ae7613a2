import { type ReactNode, useMemo } from 'react';
import { ChangedBy } from '@/features/changes/admin/ChangedBy';
import { DescribersContext } from '@/features/changes/admin/describe';
import { describeEquityChange } from '@/features/equity/admin/changeWords';
import { describeMarketChange } from '@/features/market/admin/changeWords';
import { describeNewsChange } from '@/features/news/admin/changeWords';
import { useResourceWords } from '@/features/resources/admin/changeWords';
import { ChangedByContext, type ChangedByProps } from '@/ui/admin/Box';

const renderChangedBy = (props: ChangedByProps) => <ChangedBy {...props} />;

/** Around a page whose sections say who changed them: puts together what the features say of changes. */
export function WithChanges({ children }: { children: ReactNode }) {
  const describeResourcesChange = useResourceWords();
  const describers = useMemo(
    () => [describeMarketChange, describeEquityChange, describeNewsChange, describeResourcesChange],
    [describeResourcesChange],
  );
  return (
    <DescribersContext value={describers}>
      <ChangedByContext value={renderChangedBy}>{children}</ChangedByContext>
    </DescribersContext>
  );
}
