import { tableLabels } from '@/lib/table/messages';
import { Banner } from './Banner';
import { SelectField } from './SelectField';
import type { ParsedTable } from './useTable';

interface SheetMenuProps {
  table: ParsedTable;
  className?: string;
}

/** Returns the message about the sheets of a workbook; '' if there is no message. */
function describeSheets({ source, sheet, kind }: ParsedTable): string {
  if (source === null) return '';
  if (sheet === null) return tableLabels.whichSheet(kind.things);
  const { hiddenRows = 0, hiddenColumns = 0 } = sheet;
  const messages = [
    source.tableCount > 1 && tableLabels.otherSheets(kind.things),
    hiddenRows + hiddenColumns > 0 && tableLabels.hidden(hiddenRows, hiddenColumns),
  ];
  return messages.filter(Boolean).join(' ');
}

/** A menu of the sheets of a workbook, with a message about hidden rows and columns. */
export function SheetMenu({ table, className }: SheetMenuProps) {
  const { source, chooseSheet } = table;
  const { sheets = [], sheetIndex = null } = source ?? {};
  const message = describeSheets(table);
  const choices = sheets.map(({ name }, index) => ({ id: String(index), name }));
  const none = { id: '', name: tableLabels.chooseSheet };
  return (
    <div className={className}>
      <Banner tone="warn">{message !== '' && message}</Banner>
      {sheets.length > 1 && (
        <SelectField
          label={tableLabels.sheet}
          className="mt-4"
          value={sheetIndex === null ? '' : String(sheetIndex)}
          options={sheetIndex === null ? [none, ...choices] : choices}
          onChoose={(index) => chooseSheet(Number(index))}
        />
      )}
    </div>
  );
}
