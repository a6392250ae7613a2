import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type RootState, useAppDispatch, useAppSelector } from '@/app/hooks';
import { NOT_ADVICE } from '@/content/legal/pages';
import { boardSources } from '@/content/legal/sources';
import { isRetrying, type RequestState } from '@/lib/requestState';
import { RetryButton } from '@/ui/RetryButton';
import { AsiPanel } from './AsiPanel';
import { ExchangeRate } from './ExchangeRate';
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

/** Something on the board that is read by itself. */
export interface BoardPart {
  name: string;
  select: (state: RootState) => RequestState<unknown>;
  open: () => ThunkAction<void, RootState, unknown, UnknownAction>;
}

function textFor(parts: readonly BoardPart[], state: RootState): string {
  const failed = parts.filter(({ select }) => select(state).error !== null);
  if (failed.length > 0) {
    const old = failed.every(({ select }) => select(state).data !== null);
    return failed.length === parts.length
      ? marketMessages.allFailed(old)
      : marketMessages.someFailed(
          failed.map(({ name }) => name),
          old,
        );
  }
  return parts.some(({ select }) => select(state).cachedAt !== undefined)
    ? marketMessages.looking
    : '';
}

/** One line for the whole board, in the gap above it, which is there with nothing to say too: that old figures are being refreshed, or what failed, and one Retry for all of it. */
function BoardLine({ parts }: { parts: readonly BoardPart[] }) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => textFor(parts, state));
  const failed = useAppSelector((state) =>
    parts.some(({ select }) => select(state).error !== null),
  );
  const busy = useAppSelector((state) => parts.some(({ select }) => isRetrying(select(state))));
  return (
    <div className="board-line flex min-h-10 items-center justify-between gap-4 text-label/4 md:justify-start">
      <p role="status">{text}</p>
      {failed && (
        <RetryButton
          className="text-button min-h-10 flex-none px-2 font-semibold"
          what="the market figures"
          busy={busy}
          onRetry={() => {
            for (const { open } of parts) dispatch(open());
          }}
        />
      )}
    </div>
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
