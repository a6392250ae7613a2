import { type ReactNode, useEffect, useState } from 'react';
import { DAILY_LIMIT } from '@/lib/change';
import type { Plausibility as Check } from '@/lib/plausibility';
import { classes } from '../classes';
import { cssVars } from '../cssVars';
import { StaffIcon } from './StaffIcon';
import './Plausibility.css';
import { Banner } from './Banner';

/** What staff should look at again before they save; none of it stops the save. */
export function Warnings({ children }: { children: readonly string[] }) {
  const text = useSettled(children.join(' '));
  return (
    <Banner tone="warn" className="mt-4">
      {text !== '' && text}
    </Banner>
  );
}

/** So long without a change, in ms, and typing pauses. */
export const TYPING_PAUSE_MS = 1000;

/** A text that follows what is typed, once typing pauses or the field is left: for live regions, which would speak at each key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const settle = () => setSettled(text);
    const timer = setTimeout(settle, TYPING_PAUSE_MS);
    document.addEventListener('focusout', settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', settle);
    };
  }, [text, settled]);
  return settled;
}

/** For a control whose text staff should look at again. */
export const lookClass = 'border-2 border-warn px-[11px]';

interface PlausibilityProps {
  /** What is said; its field is described by it. */
  id: string;
  check: Check;
  /** Draws the change on a ruler from -10% to +10%. */
  ruler?: boolean;
  end?: boolean;
  /** For a mere figure such as '-0.03', whose sign says the way: no arrow. */
  bare?: boolean;
  className?: string;
  /** How much room the words have before they come. */
  linesClassName?: string;
}

/** Says under a field what is odd about it, in room that is there before. No live region: see `LookAgain`. */
export function Plausibility(props: PlausibilityProps) {
  const { id, check, ruler = false, end = false, bare = false } = props;
  const { className, linesClassName = 'min-h-[1.25em]' } = props;
  const { tone, change, words } = check;
  const look = tone === 'look';
  const lookOf = bare ? 'font-semibold tabular-nums' : 'text-muted';
  return (
    <div className={className}>
      {ruler && <Ruler change={words === '' ? null : change} />}
      <p
        id={id}
        className={classes(
          'mt-1 flex items-start gap-1 text-label leading-[1.25] wrap-anywhere',
          end && 'justify-end text-right',
          look ? 'font-medium text-warn-ink' : lookOf,
          linesClassName,
        )}
      >
        {words !== '' && <Sign look={look} change={bare ? null : change} />}
        {words}
      </p>
    </div>
  );
}

/** The way it went, else that it wants a look. */
function Sign({ look, change }: { look: boolean; change: number | null }) {
  const way = change !== null && change !== 0 ? (change > 0 ? 'up' : 'down') : null;
  const name = way ?? (look ? 'warning' : null);
  if (name === null) return null;
  return <StaffIcon name={name} size={16} strokeWidth={2.25} />;
}

/** Beyond the end the pointer is red and stands there. */
function Ruler({ change }: { change: number | null }) {
  // What did not move has no ruler, but its room.
  if (change === null || change === 0) return <span className="gauge invisible" />;
  const share = (change / DAILY_LIMIT) * 50;
  return (
    <span className="gauge" aria-hidden="true">
      <i
        className={classes('gauge-pointer', Math.abs(share) > 50 && 'beyond')}
        style={cssVars({ '--at': `${Math.min(100, Math.max(0, 50 + share)).toFixed(1)}%` })}
      />
      <span className="gauge-label">-{DAILY_LIMIT}%</span>
      <span className="gauge-label">0</span>
      <span className="gauge-label">+{DAILY_LIMIT}%</span>
    </span>
  );
}

/** Read out once typing pauses or the field is left, in place of the words under each field. */
export const lookAgainText = (fields: readonly string[]) => `Look again at ${fields.join(', ')}.`;

/** Names the fields that staff should look at again, for whoever does not see them turn amber. */
export function LookAgain({ checks }: { checks: Readonly<Record<string, Check>> }): ReactNode {
  const fields = Object.entries(checks).flatMap(([name, { tone }]) =>
    tone === 'look' ? [name] : [],
  );
  const text = useSettled(fields.length === 0 ? '' : lookAgainText(fields));
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}
