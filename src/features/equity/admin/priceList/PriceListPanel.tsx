import { Fragment, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { formatClock } from '@/lib/moments';
import type { CommaMeaning } from '@/lib/table/numberStyle';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ColumnMenus } from '@/ui/admin/ColumnMenus';
import { CommaMenu } from '@/ui/admin/CommaMenu';
import { Details } from '@/ui/admin/Details';
import { SheetMenu } from '@/ui/admin/SheetMenu';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { TableSource } from '@/ui/admin/TableSource';
import { UnreadRows } from '@/ui/admin/UnreadRows';
import { useChoice, useTable } from '@/ui/admin/useTable';
import type { PriceListShares } from '@/figures/admin/tonightDraft';
import { isNameOfDay } from '@/figures/admin/daysInText';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { priceListTableKind } from './columns';
import { FiveList } from './FiveList';
import { panelLabels } from './messages';
import type { RowEdits } from './rowEdits';
import { LeftOutRows } from './LeftOutRows';
import { readList } from './readList';
import { computeTonightStocks } from './tonightStocks';

const noEdits: RowEdits = new Map();

/** For each step, the selector of the element that gets the focus. */
const FOCUS_SELECTORS = {
  choose: 'select',
  start: 'textarea',
  edit: 'textarea',
  read: '[data-list-read]',
};

interface PriceListPanelProps {
  /** The trading session for which staff enter figures, as 'YYYY-MM-DD'. */
  session: string;
  published: Readonly<Record<StockKind, readonly Pick<Stock, 'symbol'>[]>>;
  about: boolean;
  /**
   * Called after each change with the gainers and losers of the price list. Called with null if
   * there is no price list.
   */
  onChange: (list: PriceListShares | null) => void;
}

/**
 * Reads the price list of a session. Staff paste, drop or choose the list, and check the rows. The
 * panel shows the five gainers and the five losers.
 */
export function PriceListPanel({ session, published, about, onChange }: PriceListPanelProps) {
  const table = useTable(priceListTableKind, (name) => isNameOfDay(name, session));
  const { found, sheet, source } = table;
  const [edits = noEdits, setEdits] = useChoice<RowEdits>(table.key);
  const [editing = false, setEditing] = useChoice<boolean>(table.key);
  const [comma, setComma] = useChoice<CommaMeaning>(table.key);
  const reading = useMemo(() => found && readList(found, comma), [found, comma]);
  const onSite = stockKinds.flatMap((kind) => published[kind].map(({ symbol }) => symbol)).join();
  const stocks = useMemo(
    () => reading && computeTonightStocks(reading, edits, onSite.split(',')),
    [reading, edits, onSite],
  );
  const body = useRef<HTMLDivElement>(null);
  const notifyChange = useEffectEvent(onChange);
  useEffect(() => notifyChange(stocks?.tonight ?? null), [stocks]);

  // The next step may remove the focused element. Move the focus to the first element of the new
  // step.
  const mustChooseSheet = source !== null && sheet === null;
  const step = mustChooseSheet ? 'choose' : found === null ? 'start' : editing ? 'edit' : 'read';
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    body.current?.querySelector<HTMLElement>(FOCUS_SELECTORS[step])?.focus();
    body.current?.querySelector('[data-list-fives]')?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  return (
    <Box
      title={panelLabels.title}
      className="max-[48rem]:[&_button]:min-h-11 max-[48rem]:[&>header]:grid-cols-[minmax(0,1fr)] max-[48rem]:[&>header]:gap-y-2 max-[48rem]:[&>header>div+div]:justify-start"
      busy={table.busy}
      headerEnd={
        step === 'read' && (
          <>
            <Button small onClick={() => setEditing(true)}>
              <StaffIcon name="pencil" size={16} />
              {panelLabels.edit}
            </Button>
            <Button small onClick={table.close}>
              <StaffIcon name="retry" size={16} />
              {panelLabels.again}
            </Button>
          </>
        )
      }
    >
      <div className="@container leading-[1.43] tabular-nums [&_h3]:leading-6" ref={body}>
        {source && reading && stocks && !editing ? (
          <Fragment key={table.key}>
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-label text-muted">
              <h3
                tabIndex={-1}
                data-list-read
                className="font-head text-[1.125rem]/6 font-[650] text-ink focus:outline-none"
              >
                {stocks.counts.read}
              </h3>
              {stocks.counts.unread && (
                <strong className="font-semibold text-loss">{stocks.counts.unread}</strong>
              )}
              {stocks.counts.leftOut && <span>{stocks.counts.leftOut}</span>}
              <span className="ml-auto wrap-anywhere">
                {source.from} {formatClock(source.at)}
              </span>
            </div>
            <p role="status" className="sr-only">
              {stocks.tonight.counts}
            </p>
            {reading.problems.length > 0 && (
              <ul className="mt-2 border-l-4 border-warn bg-warn-bg px-3 py-2.5 text-warn-ink *:not-first:mt-2 forced-colors:border forced-colors:border-l-4">
                {reading.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
            <SheetMenu table={table} className="mt-4" />
            {reading.asksComma && <CommaMenu className="mt-4" comma={comma} onChoose={setComma} />}
            {reading.complete && (
              <div
                className="-mx-4 mt-4 grid gap-3 border-t border-hair px-4 pt-2 [--row:2.375rem] [scroll-margin:9.5rem_0_4.5rem]"
                data-list-fives
              >
                {stockKinds.map((kind) => (
                  <FiveList
                    key={kind}
                    kind={kind}
                    rows={stocks.lists[kind].rows}
                    tie={stocks.lists[kind].tie}
                    published={published[kind]}
                    onEdit={(row) => setEdits(new Map(edits).set(row.id, row))}
                  />
                ))}
              </div>
            )}
            {stocks.counts.unread && (
              <Details
                title={stocks.counts.unread}
                summary={panelLabels.correct}
                open={stocks.leading.length > 0}
              >
                <UnreadRows rows={[...new Set([...stocks.leading, ...reading.unread])]} />
              </Details>
            )}
            <ColumnMenus table={table} />
            {reading.complete && <LeftOutRows rows={reading.leftOut} />}
          </Fragment>
        ) : (
          <>
            {mustChooseSheet && <SheetMenu table={table} className="mb-4" />}
            <TableSource
              table={table}
              chooseFile={panelLabels.chooseFile}
              {...(editing && { onCancelEdit: () => setEditing(false) })}
            />
            {about && !editing && (
              <dl className="mt-6 border-t border-hair">
                {panelLabels.about.map(([term, description]) => (
                  <div
                    key={term}
                    className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b border-hair py-3 last:border-b-0 last:pb-0 @max-[34rem]:grid-cols-1"
                  >
                    <dt className="font-semibold">{term}</dt>
                    <dd className="max-w-[56ch] text-muted">{description}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        )}
      </div>
    </Box>
  );
}
