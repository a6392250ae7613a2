import { formatGrouped } from '@/lib/format';

export const TAPE_WIDTH = 2400;
export const TAPE_HEIGHT = 64;
const PX_PER_NAIRA = 5;
const TAPE_REACH_NAIRA = TAPE_WIDTH / 2 / PX_PER_NAIRA;

/** The minimum distance between the needle and the middle of a label, in px. */
const MIN_NEEDLE_DISTANCE = 58;

/**
 * Returns the parts of a drawn measuring tape around the exchange rate. `ticks` is an SVG path with
 * a tick every N2 and longer ticks at N10 and N50. `needle` is the x position of the rate. The tape
 * shows no prices below N0.
 */
export function createTape(price: number) {
  const middle = Math.round(price / 10) * 10;
  const toX = (naira: number) => TAPE_WIDTH / 2 + (naira - middle) * PX_PER_NAIRA;
  const needle = Number(toX(price).toFixed(2));
  const from = Math.max(0, middle - TAPE_REACH_NAIRA);
  let ticks = '';
  for (let naira = from; naira <= middle + TAPE_REACH_NAIRA; naira += 2) {
    const length = naira % 50 === 0 ? 28 : naira % 10 === 0 ? 20 : 10;
    ticks += `M${toX(naira)} ${TAPE_HEIGHT}v-${length}`;
  }
  const labels: { x: number; fromMiddle: number; text: string }[] = [];
  for (let naira = Math.ceil(from / 50) * 50; naira <= middle + TAPE_REACH_NAIRA; naira += 25) {
    if (Math.abs(toX(naira) - needle) <= MIN_NEEDLE_DISTANCE) continue;
    const fromMiddle = Math.abs(toX(naira) - TAPE_WIDTH / 2);
    labels.push({ x: toX(naira), fromMiddle, text: formatGrouped(naira, 0) });
  }
  return { ticks, labels, needle };
}
