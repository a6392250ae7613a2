import { cssVars } from '@/ui/cssVars';
import { formatPrice } from '@/lib/format';
import { viewOf } from '@/lib/requested';
import { useAppSelector } from '@/app/hooks';
import { BlockHead, UNAVAILABLE } from '@/ui/BlockHead';
import { selectMacroeconomics } from './marketSlice';
import { marketMessages } from './messages';
import { TAPE_HEIGHT, TAPE_WIDTH, tapeFor } from './scales';
import { Waiting } from './Waiting';
import './ExchangeRate.css';

function TapeDrawing({ price }: { price: number }) {
  const { ticks, labels, needle } = tapeFor(price);
  return (
    <svg
      width={TAPE_WIDTH}
      height={TAPE_HEIGHT}
      viewBox={`0 0 ${TAPE_WIDTH} ${TAPE_HEIGHT}`}
      aria-hidden="true"
    >
      <path d={ticks} className="ticks" />
      {labels.map(({ x, text }) => (
        <text key={x} x={x} y="26" textAnchor="middle">
          {text}
        </text>
      ))}
      <path d={`M${needle} ${TAPE_HEIGHT}V14`} className="needle" />
      <path d={`M${needle - 10} 2h20l-10 14z`} className="head" />
    </svg>
  );
}

/** The exchange rate on its tape. Its load is the macroeconomic strip's above it. */
export function ExchangeRate() {
  const slot = useAppSelector(selectMacroeconomics);
  const view = viewOf(slot);
  const price = slot.data?.exchangeRate ?? null;
  const text = price === null ? null : `N${formatPrice(price)}/$`;
  return (
    <section className="fx" aria-busy={view === 'loading'}>
      <div className="r">
        <BlockHead title="Exchange Rate" slot={slot} />
        {text !== null && (
          <p className="v fig" style={cssVars({ '--chars': text.length })}>
            {text}
          </p>
        )}
        {text === null && (
          <p className="v instead">
            {view === 'loading' && <Waiting width="w-[9ch]" />}
            {view === 'failed' && UNAVAILABLE}
            {(view === 'done' || view === 'empty') && marketMessages.noFigure}
          </p>
        )}
        <span>naira per dollar</span>
      </div>
      <div className="tape">{price !== null && <TapeDrawing price={price} />}</div>
    </section>
  );
}
