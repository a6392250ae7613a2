import { type DatedClose, isGap } from '@/figures/recent';

const BAND_HEIGHT = 132;

const STEP = 24;

const WIDTH = 1152;

/**
 * The number of bars. Each bar starts at the previous close, so the first bar needs one more close.
 */
const SESSIONS = WIDTH / STEP;

const BAR_WIDTH = 14;

const NEWEST_X = WIDTH - BAR_WIDTH;

/** The number of sessions between two long ticks of the axis. */
const SESSIONS_PER_TICK = 6;

/** Labels nearer to Today than this would overlap the node of the newest close. */
const MIN_LABEL_DISTANCE = 3;

/**
 * A number of sessions that is too large for any browser window. It is the value of `until` if
 * there is no earlier extreme.
 */
const BEYOND_WINDOW = 999;

const SUMMARY_SESSIONS = 30;

/** A close that is higher than all later closes, or lower than all later closes. */
export interface Extreme {
  kind: 'highest' | 'lowest';
  /** The number of sessions from this close to the newest close. */
  ago: number;
  /**
   * The number of sessions from the previous extreme of this kind to the newest close. The mark is
   * hidden if the previous extreme is also inside the window.
   */
  until: number;
  height: number;
  close: DatedClose;
}

const round = (px: number) => Number(px.toFixed(1));

/**
 * Draws the closes of the last sessions in a box of 1152 x 132 px that ends at Today. Each close
 * has a bar from the previous close, and a line connects all closes. Missing figures leave a gap.
 * Returns null for fewer than two closes.
 */
export function drawCloses(oldestFirst: readonly DatedClose[]) {
  const closes = oldestFirst.slice(-SESSIONS - 1).reverse();
  const drawn = closes.slice(0, SESSIONS);
  const [newest, before] = closes;
  if (newest === undefined || before === undefined) return null;
  const values = drawn.map(({ value }) => value);
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const toHeight = (value: number) => round(((value - low) / range) * BAND_HEIGHT);
  const y = (value: number) => round(BAND_HEIGHT - toHeight(value));

  let risen = '';
  let fallen = '';
  const line: string[] = [];
  drawn.forEach((close, ago) => {
    const { value } = close;
    const middle = NEWEST_X - ago * STEP;
    const from = closes[ago + 1];
    const begins = from === undefined || isGap(from, close);
    const command = begins || ago === drawn.length - 1 ? 'M' : 'L';
    line.unshift(`${command}${ago === 0 ? WIDTH : middle} ${y(value)}`);
    if (begins) return;
    const top = y(Math.max(value, from.value));
    const barHeight = round(y(Math.min(value, from.value)) - top);
    const body = `M${middle - BAR_WIDTH / 2} ${top}h${BAR_WIDTH}v${barHeight}h-${BAR_WIDTH}z`;
    if (value >= from.value) risen += body;
    else fallen += body;
  });

  const findRecords = (kind: Extreme['kind'], sign: 1 | -1): Extreme[] => {
    const isBeyondLater = ({ value }: DatedClose, ago: number) =>
      drawn.slice(0, ago).every((later) => sign * (value - later.value) > 0);
    const agos = drawn.flatMap((close, ago) => (isBeyondLater(close, ago) ? [ago] : []));
    return agos.flatMap((ago, place) => {
      const close = drawn[ago];
      if (close === undefined || ago < MIN_LABEL_DISTANCE) return [];
      return {
        kind,
        ago,
        until: agos[place + 1] ?? BEYOND_WINDOW,
        height: toHeight(close.value),
        close,
      };
    });
  };
  const ofMonth = drawn.slice(0, SUMMARY_SESSIONS);
  const findExtreme = (sign: 1 | -1) =>
    ofMonth.reduce((best, each) => (sign * (each.value - best.value) > 0 ? each : best));
  return {
    line: line.join(''),
    risen,
    fallen,
    newestHeight: toHeight(newest.value),
    newest,
    before,
    /** The days under the ticks before Today, oldest first; '' if no close is that old. */
    days: [5, 4, 3, 2, 1].map((tick) => drawn[tick * SESSIONS_PER_TICK]?.date ?? ''),
    /** The style sheet shows one mark of each kind: the oldest mark inside the window. */
    marks: [...findRecords('highest', 1), ...findRecords('lowest', -1)],
    /** The highest and the lowest close of the last 30 sessions, including the newest. */
    summary: [findExtreme(1), findExtreme(-1)],
    sessions: ofMonth.length,
  };
}
