import { type ReactNode, useEffect, useMemo } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { AsiPanel } from './AsiPanel';
import { BoardLine, type BoardPart } from './BoardLine';
import { ExchangeRate } from './ExchangeRate';
import { FixedIncomePanel } from './FixedIncomePanel';
import { MacroStrip } from './MacroStrip';
import {
  openMarket,
  selectAsi,
  selectFixedIncome,
  selectMacroeconomics,
  selectRecent,
} from './marketSlice';
import { marketMessages } from './messages';
import './MarketBoard.css';

const open = openMarket;
const OWN_PARTS: readonly BoardPart[] = [
  { name: 'All Share Index', select: selectAsi, open },
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

/** The market block: index, fixed income, equities, macroeconomics and the exchange rate. */
export function MarketBoard({ equity, equityPart, decor }: MarketBoardProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openMarket());
  }, [dispatch]);
  const parts = useMemo(() => [...OWN_PARTS, equityPart], [equityPart]);
  return (
    <section className="page-grid market-data" aria-labelledby="market-data">
      {decor}
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 md:gap-y-4">
          <h2 id="market-data" tabIndex={-1}>
            Market data
          </h2>
          <p className="text-muted">
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
      </div>
    </section>
  );
}
