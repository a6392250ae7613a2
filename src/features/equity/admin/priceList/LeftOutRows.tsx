import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { symbolsIn } from './funds';
import { leftOutWords } from './messages';
import { panelWords } from './panelWords';
import { layoutReasons, type LeftOutRow, leftOutReasons } from './types';
import './ColumnMenus.css';

const MOST_NAMES = 60;

interface LeftOutRowsProps {
  rows: readonly LeftOutRow[];
  funds: readonly string[];
  onFunds: (symbols: readonly string[]) => void;
}

/** What was left out and why, by reason; and the list of bonds and funds. */
export function LeftOutRows({ rows, funds, onFunds }: LeftOutRowsProps) {
  const groups = leftOutReasons
    .filter((reason) => !layoutReasons.has(reason))
    .map((reason) => ({ reason, rows: rows.filter((row) => row.reason === reason) }))
    .filter((group) => group.rows.length > 0);
  const counted = ({ reason, rows: { length } }: (typeof groups)[number]) =>
    `${length} ${leftOutWords[reason](length)}`;
  return (
    <details className="prices-details">
      <summary>
        <StaffIcon name="chevronDown" size={16} strokeWidth={2} />
        <h3>Left out</h3>
        <span>{groups.length === 0 ? panelWords.noneLeftOut : groups.map(counted).join(', ')}</span>
      </summary>
      <dl className="prices-gone">
        {groups.map((group) => (
          <div key={group.reason}>
            <dt>{counted(group)}</dt>
            <dd>{names(group.rows)}</dd>
          </div>
        ))}
      </dl>
      <Funds key={funds.join()} funds={funds} onFunds={onFunds} />
    </details>
  );
}

function names(rows: readonly LeftOutRow[]): string {
  const shown = rows
    .slice(0, MOST_NAMES)
    .map(({ row, name, detail }) => `${name} (row ${row}${detail === '' ? '' : `, ${detail}`})`);
  const rest = rows.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function Funds({ funds, onFunds }: Pick<LeftOutRowsProps, 'funds' | 'onFunds'>) {
  const [text, setText] = useState(() => funds.join(', '));
  return (
    <form
      className="prices-funds"
      onSubmit={(event) => {
        event.preventDefault();
        onFunds(symbolsIn(text));
      }}
    >
      <label htmlFor="prices-funds">{panelWords.funds}</label>
      <textarea
        id="prices-funds"
        aria-describedby="prices-funds-hint"
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id="prices-funds-hint">{panelWords.fundsHint}</p>
      <Button small type="submit">
        {panelWords.keepFunds}
      </Button>
    </form>
  );
}
