import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useFigures } from '@/ui/storeHooks';
import { NOT_ADVICE } from '@/content/legal/pages';
import { boardSources } from '@/content/home';
import { isRetrying, getOutdatedTime } from '@/lib/requestState';
import { AsiPanel } from './AsiPanel';
import { ExchangeRate } from './ExchangeRate';
import { FailureLine } from '@/ui/FailureLine';
import type { PagePart } from '@/ui/pagePart';
import { selectIsNew } from './useBlockView';
import { FixedIncomePanel } from './FixedIncomePanel';
import { MacroStrip } from './MacroStrip';
import {
  openMarket,
  selectFixedIncome,
  selectMacroeconomics,
  selectRecent,
  selectStoredAsi,
} from './marketSlice';
import { marketMessages, NO_FIGURES_YET_MESSAGE } from './messages';
import './MarketBoard.css';

function BoardLine({ beside }: { beside: PagePart }) {
  const dispatch = useAppDispatch();
  const requests = [...MARKET_PARTS, beside].map(({ name, select }) => {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list of parts never changes
    const request = useAppSelector(select);
    return { ...request, name, oldSince: getOutdatedTime(request) };
  });
  const isNew = useAppSelector(selectIsNew);
  return (
    <FailureLine
      none={isNew && NO_FIGURES_YET_MESSAGE}
      requests={requests}
      busy={requests.some(isRetrying)}
      onRetry={() => {
        dispatch(openMarket());
        dispatch(beside.open());
      }}
    />
  );
}

const MARKET_PARTS = [
  { name: 'All Share Index', select: selectStoredAsi },
  { name: 'fixed income', select: selectFixedIncome },
  { name: 'macroeconomics', select: selectMacroeconomics },
  { name: 'the last 30 days', select: selectRecent },
];

interface MarketBoardProps {
  /** The equity panel, passed in by the page because it belongs to another feature. */
  equity: ReactNode;
  equityPart: PagePart;
  /** The note of the day. */
  note: ReactNode;
  decor?: ReactNode;
}

export function MarketBoard({ equity, equityPart, note, decor }: MarketBoardProps) {
  useFigures(openMarket);
  return (
    <section
      className="page-grid relative isolate pt-8 pb-4 md:pt-16 md:pb-section"
      aria-labelledby="market-data"
    >
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 md:gap-y-4">
          <h2 id="market-data" tabIndex={-1}>
            Market data
          </h2>
          <p className="text-muted max-md:text-sm/5">
            {marketMessages.boardLead} {marketMessages.notLive}
          </p>
        </div>
        <BoardLine beside={equityPart} />
        {note}
        <div className="market-board">
          <AsiPanel />
          <FixedIncomePanel />
          {equity}
          <MacroStrip />
          <ExchangeRate />
        </div>
        <p className="mt-4 text-sm/5 text-muted" data-keep-clear>
          <b className="font-semibold">{NOT_ADVICE}</b> Sources:{' '}
          {boardSources.map(({ name, series }, index) => (
            <Fragment key={series}>
              {index > 0 && ', '}
              <Link to={`/data#${series}`}>{name}</Link>
            </Fragment>
          ))}
          .
        </p>
      </div>
      {decor}
    </section>
  );
}
