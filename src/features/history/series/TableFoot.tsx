import { SiteButton } from '@/ui/SiteButton';
import { historyMessages, seriesMessages } from '../messages';

interface TableFootProps {
  listed: number;
  count: number;
  what: string;
  onShowAll: () => void;
}

export function TableFoot({ listed, count, what, onShowAll }: TableFootProps) {
  return (
    <div className="series-all flex flex-wrap items-center justify-between gap-4 pt-6 text-compact text-muted print:hidden">
      <p className="min-h-6">{count > 0 && seriesMessages.countShown(listed, count, what)}</p>
      {listed < count && (
        <SiteButton
          tone="line"
          icon="down"
          label={historyMessages.showAll(count)}
          onClick={onShowAll}
        />
      )}
    </div>
  );
}
