/*
 * The places of labels, worked out before anything is measured: a chart has any width. Lengths are in em
 * of the labels' size, widths of texts rather too large. A label comes with the least width of the plot,
 * one of TIERS, from which on it meets no other; chart.css hides it below.
 */
import type { TimeLabel } from './time';

/** Characters by the advance in em that none of them exceeds in Inter, up to semibold. */
const ADVANCES: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'!ijlI]/, 0.33],
  [/[()/ftr]/, 0.4],
  [/[\d+\-a-ln-vx-zBEFJLPRSTZ$₦]/, 0.67],
  [/[A-LN-VX-Z]/, 0.78],
];
const WIDEST = 1.03;

/** Returns the largest width of a text with even figures, in em of its size. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += ADVANCES.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;
  }
  return width;
}

/** Widths of a plot from which on a label may be shown, in em: see `data-from` in chart.css. */
export const TIERS = [8, 12, 16, 18, 20, 22, 24, 28, 34, 40, 48, 60, 80, 100] as const;
export type Tier = (typeof TIERS)[number];

const BETWEEN = 0.6;
/** The padding of the flag, both sides together. */
const FLAG_PADDING = 1.7;

/** The flag of the horizontal axis: the day that is read. */
export interface Flag {
  at: number;
  text: string;
}

export interface PlacedTimeLabel extends TimeLabel {
  /** Half of its width, with the lead, which keeps it within the axis. */
  half: number;
  from: Tier;
  /** The width from which the lead is shown as well; null where it never is. */
  leadFrom: Tier | null;
}

/** Half the width of a flag: it does not stand out over the ruler's left end. */
export const halfOfFlag = (text: string) => (textWidth(text) + FLAG_PADDING) / 2;

const maxTier = (a: Tier, b: Tier) => (a > b ? a : b);

/** Returns the middle of a label at a width of the axis: at its tick, but within the axis. */
const middleOf = (at: number, half: number, width: number) =>
  Math.max(half, Math.min(at * width, width - half));

/** The extent of a label at a width of the axis: its middle, and half of its length. */
interface Reach {
  at: number;
  half: number;
  /** Its distance from the ends of the axis. */
  within: number;
}

interface Placed {
  from: Tier;
  reach: Reach;
}

/** Returns a label's extent as if it were not kept within the axis. */
const atTick = (reach: Reach): Reach => ({ ...reach, within: -Infinity });

/** Returns whether two are clear of each other at a width of the axis. They then are at all larger ones. */
const areClear = (a: Reach, b: Reach, width: number) =>
  Math.abs(middleOf(a.at, a.within, width) - middleOf(b.at, b.within, width)) >=
  a.half + b.half + BETWEEN;

/** Returns whether a label is clear of the flag, which only keeps within the left end of the axis. */
function isClearOfFlag({ at, half, within }: Reach, { at: flagAt, text }: Flag, width: number) {
  const halfFlag = halfOfFlag(text);
  const flagMiddle = Math.max(halfFlag, flagAt * width);
  return Math.abs(middleOf(at, within, width) - flagMiddle) >= half + halfFlag + BETWEEN;
}

/**
 * The labels of an x axis, each with the width from which on it is shown. They give way to those of lower ranks,
 * and all to the flag.
 */
export function placeOnRuler(labels: readonly TimeLabel[], flag?: Flag): PlacedTimeLabel[] {
  const placed: (Omit<PlacedTimeLabel, 'half'> & Placed)[] = [];
  /** Returns the least width from which on a label is clear of the flag and of those that are placed. */
  const tierOf = (reach: Reach, others: readonly Placed[], notOver?: Flag) =>
    TIERS.find(
      (tier) =>
        2 * reach.half <= tier &&
        (notOver === undefined || isClearOfFlag(reach, notOver, tier)) &&
        others.every((other) => areClear(reach, other.reach, Math.max(tier, other.from))),
    );

  for (const rank of [0, 1, 2] as const) {
    const sameRank: typeof placed = [];
    // Labels of a rank come together: every third month, and not now a third and now a fourth.
    let together: Tier | undefined = TIERS[0];
    for (const label of labels) {
      if (label.rank !== rank || together === undefined) continue;
      const within = textWidth((label.lead ?? '') + label.text) / 2;
      const reach = { at: label.at, half: textWidth(label.text) / 2, within };
      const others = [...placed, ...sameRank];
      const close = tierOf(
        atTick(reach),
        others.map((other) => ({ ...other, reach: atTick(other.reach) })),
      );
      together = close && maxTier(together, close);
      const from = tierOf(reach, others, flag);
      if (from !== undefined) sameRank.push({ ...label, from, leadFrom: null, reach });
    }
    if (together === undefined) continue;
    for (const label of sameRank) placed.push({ ...label, from: maxTier(label.from, together) });
  }
  // A lead comes where every other label has its place.
  for (const label of placed) {
    if (label.lead === undefined) continue;
    const full = { ...label.reach, half: label.reach.within };
    const others = placed.filter((other) => other !== label);
    const leadFrom = tierOf(full, others, flag);
    if (leadFrom === undefined || leadFrom < label.from) continue;
    label.leadFrom = leadFrom;
    label.reach = full;
  }
  return placed
    .map(({ reach, ...label }) => ({ ...label, half: reach.within }))
    .sort((a, b) => a.at - b.at);
}
