import type { ReactNode } from 'react';
import { type Flag, halfOfFlag, placeOnRuler } from '@/lib/chart/placement';
import type { Tick } from '@/lib/chart/scale';
import type { TimeLabel } from '@/lib/chart/time';
import { cssVars } from '../cssVars';
import { percent } from './percent';
import { RulerTicks } from './RulerTicks';

interface LyingRulerProps {
  ticks: readonly Tick[];
  labels: readonly TimeLabel[];
  /** The day that is read, or the newest. */
  flag?: Flag | undefined;
  /** A second row of words, each over a part of the ruler. */
  groups?: readonly { at: number; text: string }[];
  children?: ReactNode;
}

/** The scale of time under the plot. */
export function LyingRuler({ ticks, labels, flag, groups = [], children }: LyingRulerProps) {
  const place = (at: number, half: number) =>
    cssVars({ '--at': percent(at), '--half': `${half}em` });
  return (
    <div className="lying-ruler">
      <div aria-hidden="true">
        <RulerTicks ticks={ticks} />
        {placeOnRuler(labels, flag).map(({ at, text, lead, half, from, leadFrom }) => (
          <span key={at} data-from={from} style={place(at, half)}>
            {leadFrom !== null && <span data-from={leadFrom}>{lead}</span>}
            {text}
          </span>
        ))}
        {placeOnRuler(groups.map((group) => ({ ...group, rank: 0 }))).map((group) => (
          <span
            key={group.text}
            className="ruler-group"
            data-from={group.from}
            style={place(group.at, group.half)}
          >
            {group.text}
          </span>
        ))}
        {flag !== undefined && (
          <b className="ruler-flag" style={place(flag.at, halfOfFlag(flag.text))}>
            {flag.text}
          </b>
        )}
      </div>
      {children}
    </div>
  );
}
