import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { NOT_ADVICE } from '@/content/legal/pages';
import { boardSources } from '@/content/legal/sources';
import { isRetrying } from '@/lib/requestState';
import { AsiPanel } from './AsiPanel';
import { ExchangeRate } from './ExchangeRate';
import { type BoardPart, FailureLine } from './FailureLine';
import { FixedIncomePanel } from './FixedIncomePanel';
import { MacroStrip } from './MacroStrip';
import {
  openMarket,
  selectStoredAsi,
  selectFixedIncome,
  selectMacroeconomics,
  selectRecent,
} from './marketSlice';
import { marketMessages } from './messages';
import './MarketBoard.css';

function BoardLine({ parts }: { parts: readonly BoardPart[] }) {
  const dispatch = useAppDispatch();
  const requests = useAppSelector(
    (state) => Object.fromEntries(parts.map(({ name, select }) => [name, select(state)])),
    shallowEqual,
  );
  return (
    <FailureLine
      requests={requests}
      busy={Object.values(requests).some(isRetrying)}
      onRetry={() => {
        for (const { open } of parts) dispatch(open());
      }}
    />
  );
}

const open = openMarket;
const OWN_PARTS: readonly BoardPart[] = [
  { name: 'All Share Index', select: selectStoredAsi, open },
  { name: 'fixed income', select: selectFixedIncome, open },
  { name: 'macroeconomics', select: selectMacroeconomics, open },
  { name: 'the last 30 days', select: selectRecent, open },
];

interface MarketBoardProps {
  /** The equity panel, which belongs to a feature of its own, and how the board's line knows of it. */
  equity: ReactNode;
  equityPart: BoardPart;
  decor?: ReactNode;
}

export function MarketBoard({ equity, equityPart, decor }: MarketBoardProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openMarket());
  }, [dispatch]);
  const parts = useMemo(() => [...OWN_PARTS, equityPart], [equityPart]);
  return (
    <section
      className="page-grid relative pt-8 pb-6 md:pt-16 md:pb-section print:break-after-page"
      aria-labelledby="market-data"
    >
      {decor}
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 md:gap-y-4">
          <h2 id="market-data" tabIndex={-1}>
            Market data
          </h2>
          <p className="text-muted max-md:text-sm/5">
            {marketMessages.boardLead} {marketMessages.notLive}
          </p>
        </div>
        <BoardLine parts={parts} />
        <div className="market-board">
          <AsiPanel />
          <FixedIncomePanel />
          {equity}
          <MacroStrip />
          <ExchangeRate />
        </div>
        <p className="mt-4 text-sm/5 text-muted">
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
    </section>
  );
}
