import { type ReactNode, useEffect } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { AsiPanel } from './AsiPanel';
import { ExchangeRate } from './ExchangeRate';
import { FixedIncomePanel } from './FixedIncomePanel';
import { MacroStrip } from './MacroStrip';
import { openMarket } from './marketSlice';
import { BOARD_LEAD, NOT_LIVE } from './messages';
import './MarketBoard.css';

interface MarketBoardProps {
  /** The equity panel, which belongs to a feature of its own. */
  equity: ReactNode;
  /** Decoration in the page margins. */
  decor?: ReactNode;
}

/** The market block: index, fixed income, equities, macroeconomics and the exchange rate. */
export function MarketBoard({ equity, decor }: MarketBoardProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openMarket());
  }, [dispatch]);
  return (
    <section className="g markets has-decor" aria-labelledby="market-data">
      {decor}
      <div>
        <div className="head-row">
          <h2 id="market-data">Market data</h2>
          <p className="lead">
            {BOARD_LEAD} {NOT_LIVE}
          </p>
        </div>
        <div className="board">
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
