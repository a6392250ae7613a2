import { type UIEvent, useState } from 'react';
import { cssVars } from '@/ui/cssVars';
import { formatPercent } from '@/lib/format';
import { Icon } from '@/ui/Icon';
import type { Tenure } from './documents';
import { marketMessages } from './messages';
import { position, type Span } from './scales';

/** Rows in sight; with more the list scrolls, and says how many are below. */
const IN_SIGHT = 3;

interface TenureListProps {
  name: string;
  tenures: readonly Tenure[];
  span: Span;
}

/** The rates of one kind, in rows of one height. */
export function TenureList({ name, tenures, span }: TenureListProps) {
  const count = tenures.length;
  const [passed, setPassed] = useState(0);
  const below = count - IN_SIGHT - passed;
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    setPassed(Math.round((list.scrollTop / list.scrollHeight) * count));
  };
  return (
    <>
      <ul
        className="tenures"
        aria-label={`${name} tenures`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={count > IN_SIGHT ? 0 : undefined}
        onScroll={onScroll}
      >
        {tenures.map((tenure, at) => (
          <li key={at}>
            <span className="tenure-label" title={tenure.label}>
              {tenure.label}
            </span>
            <span
              className="dotline rate-dot"
              style={cssVars({ '--at': position(tenure.rate, span) })}
              aria-hidden="true"
            />
            <b>{formatPercent(tenure.rate)}</b>
          </li>
        ))}
      </ul>
      {below > 0 && (
        <p className="scroll-hint">
          <Icon name="up" size={16} strokeWidth={2} />
          {marketMessages.moreBelow(below)}
        </p>
      )}
    </>
  );
}
