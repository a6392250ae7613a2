import { toCssVars } from '@/ui/cssVars';
import { formatExchangeRate } from '@/lib/format';
import { useAppSelector } from '@/ui/storeHooks';
import { selectMacroeconomics, selectRecent } from './marketSlice';
import { HistoryLink } from './HistoryLink';
import { findDayOfRate, listRatesUpTo } from '@/figures/recent';
import { OwnDate } from './OwnDate';
import { TAPE_HEIGHT, TAPE_WIDTH, createTape } from './tape';
import { FigureText } from './FigureText';
import { toFigureAttribute } from './figureAttributes';
import { getEarlyToday } from './today';
import { useBlockView } from './useBlockView';
import './ExchangeRate.css';

function TapeDrawing({ ticks, labels, needle }: ReturnType<typeof createTape>) {
  return (
    <svg
      width={TAPE_WIDTH}
      height={TAPE_HEIGHT}
      viewBox={`0 0 ${TAPE_WIDTH} ${TAPE_HEIGHT}`}
      aria-hidden="true"
    >
      <path d={ticks} stroke="currentColor" strokeWidth="1.25" />
      {labels.map(({ x, fromMiddle, text }) => (
        <text
          key={x}
          x={x}
          y="26"
          textAnchor="middle"
          style={toCssVars({ '--from-middle': `${fromMiddle}px` })}
        >
          {text}
        </text>
      ))}
      <path
        d={`M${needle} ${TAPE_HEIGHT}V14`}
        className="tape-needle"
        stroke="currentColor"
        strokeWidth="4"
      />
      <path d={`M${needle - 10} 2h20l-10 14z`} fill="currentColor" />
    </svg>
  );
}

/**
 * Shows the date of the exchange rate that the start-up script has taken from the browser's cache.
 */
function EarlyDate() {
  return (
    <span className="own-date" {...toFigureAttribute('exchangeRate.day')}>
      {getEarlyToday().texts['exchangeRate.day']}
    </span>
  );
}

/**
 * Shows the exchange rate on a tape (a ruler with a needle), below a line chart of the last 30
 * days.
 */
export function ExchangeRate() {
  const request = useAppSelector(selectMacroeconomics);
  const recent = useAppSelector(selectRecent);
  const view = useBlockView(request);
  const price = request.data?.exchangeRate ?? null;
  const tape = price === null ? null : createTape(price);
  const text = price === null ? null : formatExchangeRate(price);
  return (
    <section
      className="exchange-rate"
      aria-busy={view === 'loading'}
      data-view={view}
      style={
        tape === null ? undefined : toCssVars({ '--needle': `${tape.needle - TAPE_WIDTH / 2}px` })
      }
    >
      <div className="rate-line">
        <h3>Exchange Rate</h3>
        <FigureText
          key={text}
          className="rate-value"
          emptyClassName="text-[1.5rem]"
          text={text}
          view={view}
          width="w-[8.52rem]"
          figure="exchangeRate.price"
        />
        <p className="rate-unit">
          {price !== null && <OwnDate getDay={(known) => findDayOfRate(known, price)} />}
          {view === 'loading' && <EarlyDate />}
          <span> naira per dollar</span>
        </p>
      </div>
      <HistoryLink
        to="/markets/exchange-rate"
        seriesName="naira per dollar"
        request={request}
        closes={listRatesUpTo(recent.data, price)}
      />
      <div className="rate-tape">{tape !== null && <TapeDrawing {...tape} />}</div>
    </section>
  );
}
