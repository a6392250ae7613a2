import { type UIEvent, useState } from 'react';
import { toCssVars } from '@/ui/cssVars';
import type { Tenure } from '@/figures/market';
import { formatPosition, type ScaleSpan } from '@/lib/scaleSpan';
import { formatPercent } from '@/lib/format';
import { Icon } from '@/ui/Icon';
import { VISIBLE_ROWS } from './visibleRows';
import { marketMessages } from './messages';

interface TenureListProps {
  name: string;
  tenures: readonly Tenure[];
  span: ScaleSpan;
}

export function TenureList({ name, tenures, span }: TenureListProps) {
  const count = tenures.length;
  const [rowsAbove, setRowsAbove] = useState(0);
  const rowsBelow = count - VISIBLE_ROWS - rowsAbove;
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    setRowsAbove(Math.round((list.scrollTop / list.scrollHeight) * count));
  };
  return (
    <>
      <ul
        className="tenures"
        aria-label={`${name} tenures`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list must be reachable by keyboard
        tabIndex={count > VISIBLE_ROWS ? 0 : undefined}
        onScroll={onScroll}
      >
        {tenures.map((tenure, at) => (
          <li key={at}>
            <span className="tenure-label pr-2 text-muted" title={tenure.label}>
              {tenure.label}
            </span>
            <span
              className="dotline rate-dot"
              style={toCssVars({ '--at': formatPosition(tenure.rate, span) })}
              aria-hidden="true"
            />
            <b translate="no">{formatPercent(tenure.rate)}</b>
          </li>
        ))}
      </ul>
      {rowsBelow > 0 && (
        <p className="relative flex h-6 items-center justify-center gap-1.5 line-t border-navy-900 bg-paper text-xs/4 font-medium text-link print:hidden">
          <Icon name="up" size={16} strokeWidth={2} />
          <span>{marketMessages.moreBelow(rowsBelow)}</span>
        </p>
      )}
    </>
  );
}
