import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Details } from '@/ui/admin/ColumnMenus';
import { NumberInput } from '@/ui/admin/NumberInput';
import { SymbolInput } from '../SymbolInput';
import { symbolsIn } from './memory';
import { cellText, panelWords } from './panelWords';
import {
  layoutReasons,
  leftOutReasons,
  type LeftOutRow,
  type RowFix,
  type UnreadableRow,
} from './types';
import './UnreadRows.css';
import { leftOutWords } from './messages';

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
    <Details
      title="Left out"
      words={groups.length === 0 ? panelWords.noneLeftOut : groups.map(counted).join(', ')}
    >
      <dl className="prices-gone">
        {groups.map((group) => (
          <div key={group.reason}>
            <dt>{counted(group)}</dt>
            <dd>{names(group.rows)}</dd>
          </div>
        ))}
      </dl>
      <Funds key={funds.join()} funds={funds} onFunds={onFunds} />
    </Details>
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

const PAGE = 20;
const MOST_LETTERS = 200;

interface UnreadRowsProps {
  /** Rows that could not be read before staff typed anything, and those that cannot now. */
  rows: readonly UnreadableRow[];
  /** Why rows cannot be read now; one that is not in it can. */
  whys: ReadonlyMap<number, string>;
  fixes: ReadonlyMap<number, RowFix>;
  onFix: (row: number, fix: RowFix) => void;
}

/** Rows that could not be read: number, what was there, why, and fields to type what it says. */
export function UnreadRows({ rows, whys, fixes, onFix }: UnreadRowsProps) {
  const [shown, setShown] = useState(PAGE);
  const more = Math.min(PAGE, rows.length - shown);
  if (rows.length === 0) return null;
  return (
    <>
      <table className="prices-unread">
        <caption className="sr-only">Rows that could not be read</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What was there</th>
            <th scope="col">Read it as</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.row} data-read={!whys.has(row.row) || undefined}>
              <th scope="row">{row.row}</th>
              <td>
                <WhatStands row={row} />
                <span id={`prices-why-${row.row}`}>{whys.get(row.row) ?? panelWords.asTyped}</span>
              </td>
              <td>
                <FixFields
                  row={row.row}
                  fix={fixes.get(row.row) ?? row.fix}
                  onChange={(fix) => onFix(row.row, fix)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button small className="prices-more" onClick={() => setShown(shown + PAGE)}>
          {panelWords.showMore(more)}
        </Button>
      )}
    </>
  );
}

function WhatStands({ row: { cells, wrong } }: { row: UnreadableRow }) {
  return (
    <code>
      {cells.map((cell, at) => {
        // Of a cell as large as the list its beginning.
        const text = cellText(cell).slice(0, MOST_LETTERS);
        return (
          <span key={at}>
            {at > 0 && ' '}
            {at === wrong ? <mark>{text}</mark> : text}
          </span>
        );
      })}
    </code>
  );
}

interface FixFieldsProps {
  row: number;
  fix: RowFix;
  onChange: (fix: RowFix) => void;
}

function FixFields({ row, fix, onChange }: FixFieldsProps) {
  const described = { 'aria-describedby': `prices-why-${row}` };
  return (
    <span className="prices-fix">
      <SymbolInput
        aria-label={`Symbol, row ${row}`}
        value={fix.symbol}
        onChange={(symbol) => onChange({ ...fix, symbol })}
      />
      <NumberInput
        aria-label={`Previous close, row ${row}`}
        kind="price"
        placeholder="Previous"
        value={fix.previous}
        onChange={(previous) => onChange({ ...fix, previous })}
        {...described}
      />
      <NumberInput
        aria-label={`Current close, row ${row}`}
        kind="price"
        placeholder="Close"
        value={fix.current}
        onChange={(current) => onChange({ ...fix, current })}
        {...described}
      />
    </span>
  );
}
