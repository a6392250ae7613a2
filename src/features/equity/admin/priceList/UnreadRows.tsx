import type { ShareTexts } from '@/figures/admin/stockDraft';
import { useState } from 'react';
import { keysOf } from '@/lib/records';
import { Button } from '@/ui/admin/Button';
import { Details } from '@/ui/admin/ColumnMenus';
import { classes } from '@/ui/classes';
import { CloseFields } from './CloseFields';
import { cellText, panelLabels } from './panelLabels';
import { describeLeftOut } from './messages';
import type { LeftOutRow, UnreadableRow } from './rows';
import { symbolsIn } from './usePriceList';

const MOST_NAMES = 60;

interface LeftOutRowsProps {
  rows: readonly LeftOutRow[];
  funds: readonly string[];
  onFunds: (symbols: readonly string[]) => void;
}

/** Lists the rows that were left out, by reason, and the bonds and funds. */
export function LeftOutRows({ rows, funds, onFunds }: LeftOutRowsProps) {
  const groups = keysOf(describeLeftOut)
    .map((reason) => ({ reason, rows: rows.filter((row) => row.reason === reason) }))
    .filter((group) => group.rows.length > 0);
  const counted = ({ reason, rows: { length } }: (typeof groups)[number]) =>
    `${length} ${describeLeftOut[reason](length)}`;
  return (
    <Details
      title="Left out"
      words={groups.length === 0 ? panelLabels.noneLeftOut : groups.map(counted).join(', ')}
    >
      <dl className="*:border-t *:border-hair *:py-2">
        {groups.map((group) => (
          <div key={group.reason}>
            <dt className="font-medium">{counted(group)}</dt>
            <dd className="max-h-30 overflow-auto text-[0.8125rem]/5 text-muted">
              {names(group.rows)}
            </dd>
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
      className="border-t border-hair pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        onFunds(symbolsIn(text));
      }}
    >
      <label htmlFor="prices-funds" className="mb-2 block font-medium">
        {panelLabels.funds}
      </label>
      <textarea
        id="prices-funds"
        aria-describedby="prices-funds-hint"
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id="prices-funds-hint" className="mt-1 mb-2 text-[0.8125rem]/5 text-muted">
        {panelLabels.fundsHint}
      </p>
      <Button small type="submit">
        {panelLabels.keepFunds}
      </Button>
    </form>
  );
}

/** On a phone a row is a block of its own, over two lines. */
const rowClass = classes(
  'group *:border-b *:border-hair *:py-2.5 *:pr-3 *:text-left *:align-top *:last:pr-0',
  '@max-[34rem]:grid @max-[34rem]:grid-cols-[2.5rem_minmax(0,1fr)] @max-[34rem]:border-b @max-[34rem]:border-hair @max-[34rem]:pt-2 @max-[34rem]:pb-3',
  '@max-[34rem]:*:block @max-[34rem]:*:border-0 @max-[34rem]:*:py-1',
);
const fixClass = classes(
  'grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] gap-1 @max-[16rem]:grid-cols-1',
  '[&_input]:h-9 [&_input]:px-2 @max-[39rem]:[&_input]:px-[5px] @min-[34rem]:pointer-fine:[&_input]:text-[0.8125rem]',
  '@max-[34rem]:[&_input]:h-11 @max-[34rem]:[&_input]:text-[1rem]',
);

const PAGE = 20;
const MOST_LETTERS = 200;

interface UnreadRowsProps {
  /** Rows that could not be read before staff typed anything, and those that cannot now. */
  rows: readonly UnreadableRow[];
  /** The reasons why rows cannot be read now, by row. */
  whys: ReadonlyMap<number, string>;
  fixes: ReadonlyMap<number, ShareTexts>;
  onFix: (row: number, fix: ShareTexts) => void;
}

/** Rows that could not be read: number, what was there, why, and fields to type what it says. */
export function UnreadRows({ rows, whys, fixes, onFix }: UnreadRowsProps) {
  const [shown, setShown] = useState(PAGE);
  const more = Math.min(PAGE, rows.length - shown);
  if (rows.length === 0) return null;
  return (
    <>
      <table className="mt-1 w-full border-collapse @max-[34rem]:block">
        <caption className="sr-only">Rows that could not be read</caption>
        <thead className="@max-[34rem]:hidden">
          <tr className="*:border-b *:border-hair *:py-2 *:pr-3 *:text-left *:text-[0.8125rem]/4 *:font-medium *:text-muted">
            <th scope="col">Row</th>
            <th scope="col">What was there</th>
            <th scope="col">Read it as</th>
          </tr>
        </thead>
        <tbody className="@max-[34rem]:block">
          {rows.slice(0, shown).map((row) => (
            <tr key={row.row} data-read={!whys.has(row.row) || undefined} className={rowClass}>
              <th
                scope="row"
                className="w-10 text-[0.8125rem]/4 @min-[34rem]:pt-3! font-semibold text-loss group-data-read:text-gain"
              >
                {row.row}
              </th>
              <td>
                <WhatStands row={row} />
                <span id={`prices-why-${row.row}`} className="text-[0.8125rem]/5 text-muted">
                  {whys.get(row.row) ?? panelLabels.asTyped}
                </span>
              </td>
              <td className="w-75 @max-[39rem]:w-60 @max-[34rem]:col-span-full @max-[34rem]:w-auto">
                <span className={fixClass}>
                  <CloseFields
                    of={`row ${row.row}`}
                    text={fixes.get(row.row) ?? row.fix}
                    why={`prices-why-${row.row}`}
                    onChange={(fix) => onFix(row.row, fix)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button small className="mt-3" onClick={() => setShown(shown + PAGE)}>
          {panelLabels.showMore(more)}
        </Button>
      )}
    </>
  );
}

function WhatStands({ row: { cells } }: { row: UnreadableRow }) {
  return (
    <code className="block font-body text-[0.875rem]/5 normal-nums font-medium wrap-anywhere text-ink [&>span+span]:ml-[0.35em]">
      {cells.map((cell, at) => {
        // Of a cell as large as the list its beginning.
        const text = cellText(cell).slice(0, MOST_LETTERS);
        return (
          <span key={at}>
            {at > 0 && ' '}
            {cell.isWrong ? (
              <mark className="bg-bad-bg px-0.5 font-semibold text-bad-ink forced-colors:underline">
                {text}
              </mark>
            ) : (
              text
            )}
          </span>
        );
      })}
    </code>
  );
}
