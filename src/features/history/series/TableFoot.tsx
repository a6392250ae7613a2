import { SiteButton } from '@/ui/SiteButton';
import { historyMessages, seriesMessages } from '../messages';

interface TableFootProps {
  listed: number;
  count: number;
  /** The noun for the rows: 'sessions'. */
  what: string;
  onShowAll: () => void;
}

/** Counts the rows of a table, with a button that lists all of them. */
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
