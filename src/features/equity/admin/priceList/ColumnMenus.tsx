import { type ReactNode, useState } from 'react';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { hasNeeded, samplesOf } from './columns';
import { fieldLabels } from './messages';
import { panelWords } from './panelWords';
import { type Column, type ColumnUse, fields, type Reading, type Sheet, type Table } from './types';
import './ColumnMenus.css';
import { SelectField } from '@/ui/admin/Field';
import type { ListState, PriceList } from './usePriceList';

interface SourceMenusProps {
  list: ListState;
  reading: Reading;
  prices: Pick<PriceList, 'chooseSheet' | 'chooseTable'>;
}

/** Which sheet of a workbook and which table on it is read, where there are several. */
export function SourceMenus({ list, reading, prices }: SourceMenusProps) {
  if (list.sheets.length < 2 && reading.tables.length < 2) return null;
  return (
    <div className="prices-source">
      {list.sheets.length > 1 && (
        <SelectField
          label={panelWords.sheet}
          value={String(list.sheet)}
          options={list.sheets.map(({ name }, index) => ({ id: String(index), name }))}
          onChoose={(index) => prices.chooseSheet(Number(index))}
        />
      )}
      {reading.tables.length > 1 && (
        <SelectField
          label={panelWords.table}
          value={String(reading.table)}
          options={reading.tables.map(({ heads, size, from }, index) => ({
            id: String(index),
            name: panelWords.tableAt((heads[0] ?? 0) + 1, size, from),
          }))}
          onChoose={(index) => prices.chooseTable(Number(index))}
        />
      )}
    </div>
  );
}

const uses: readonly ColumnUse[] = [...fields, 'none'];
const SAMPLES = 3;

interface ColumnMenusProps {
  sheet: Sheet;
  reading: Reading;
  onChoose: (index: number, use: ColumnUse) => void;
}

interface DetailsProps {
  title: string;
  words: string;
  open?: boolean;
  children: ReactNode;
}

/** A part of the list that is folded to one line. */
export function Details({ title, words, open = false, children }: DetailsProps) {
  return (
    <details className="prices-details" open={open}>
      <summary>
        <StaffIcon name="chevronDown" size={16} strokeWidth={2} />
        <h3>{title}</h3>
        <span>{words}</span>
      </summary>
      {children}
    </details>
  );
}

/** Each column with its head, its first cells, and what it is taken for: folded once that is known. */
export function ColumnMenus({ sheet, reading, onChoose }: ColumnMenusProps) {
  const { columns } = reading;
  const [open] = useState(() => !hasNeeded(columns));
  const used = columns.filter(({ use }) => use !== 'none').map(({ head }) => head);
  const last = sheet.rows.length - 1;
  const whole: Table = { heads: [], headHeight: 1, from: 0, to: 0, last, size: 0 };
  const table = reading.tables[reading.table] ?? whole;
  return (
    <Details title="Columns" words={panelWords.columnsUsed(used, columns.length)} open={open}>
      <div className="prices-columns">
        {columns.map((column) => (
          <ColumnMenu
            key={column.index}
            column={column}
            samples={samplesOf(sheet, table, column.index, SAMPLES)}
            onChoose={(use) => onChoose(column.index, use)}
          />
        ))}
      </div>
      <p className="prices-small">{tieColumn(columns)}</p>
    </Details>
  );
}

function tieColumn(columns: readonly Column[]): string {
  const by =
    columns.find(({ use }) => use === 'value') ?? columns.find(({ use }) => use === 'volume');
  return by === undefined ? panelWords.settlesNone : panelWords.settles(by.head);
}

interface ColumnMenuProps {
  column: Column;
  samples: readonly string[];
  onChoose: (use: ColumnUse) => void;
}

function ColumnMenu({ column: { index, head, use }, samples, onChoose }: ColumnMenuProps) {
  return (
    <div className="prices-column" data-used={use !== 'none' || undefined}>
      <span className="prices-head">{head}</span>
      <ul aria-label={`First rows of ${head}`} data-text={use === 'symbol' || undefined}>
        {samples.map((sample, at) => (
          <li key={at}>{sample}</li>
        ))}
      </ul>
      <label className="sr-only" htmlFor={`prices-column-${index}`}>
        {panelWords.whatIs(head)}
      </label>
      <select
        id={`prices-column-${index}`}
        value={use}
        onChange={(event) => {
          const chosen = uses.find((option) => option === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {uses.map((option) => (
          <option key={option} value={option}>
            {option === 'none' ? panelWords.notUsed : fieldLabels[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
