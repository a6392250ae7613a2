import { useCloses } from '@/features/market/useAsi';
import { isGap } from '@/figures/recent';
import { formatPrice } from '@/lib/format';
import { toCssVars } from '@/ui/cssVars';
import './IndexCloth.css';

const SESSIONS = 60;
/** Distance between threads, height and top of the drawing, in units of the drawing. */
const STEP = 16;
const HEIGHT = 420;
const TOP = 104;
const RANGE = 200;

/**
 * Draws the closes of the index as cloth. Each session is a thread as high as its close, with the
 * newest on the right. If the index fell in a session, its thread is a running stitch.
 */
export function IndexCloth() {
  const closes = useCloses()?.closes.slice(-SESSIONS) ?? [];
  const newest = closes[1] && closes.at(-1);
  if (newest === undefined) return <div className="index-cloth" />;
  const values = closes.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => Math.round(TOP + ((high - value) / (high - low || 1)) * RANGE);
  let threads = '';
  let edge = '';
  closes.forEach((close, place) => {
    const before = closes[place - 1];
    const point = `${(place + 0.75) * STEP} ${y(close.value)}`;
    threads += `M${point}V${HEIGHT}`;
    edge += `${before === undefined || isGap(before, close) ? 'M' : 'L'}${point}`;
  });
  return (
    <div className="index-cloth" style={toCssVars({ '--top': y(newest.value) / HEIGHT })}>
      <svg
        viewBox={`${(closes.length - SESSIONS) * STEP} 0 ${SESSIONS * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path d={threads} />
        <path d={edge} />
      </svg>
      <b translate="no">{formatPrice(newest.value)}</b>
      <p className="note">{`All Share Index, last ${closes.length} sessions: one thread each`}</p>
    </div>
  );
}
