import { tableLabels } from '@/lib/table/limits';
import { Banner } from './Banner';
import { SelectField } from './Field';
import type { ReadTable } from './TableSource';

interface SheetMenuProps {
  table: ReadTable;
  className?: string;
}

/** Returns what staff should know of the sheets of a workbook, in one text; '' where there is nothing to say. */
function wordsOf({ source, sheet, kind }: ReadTable): string {
  if (source === null) return '';
  if (sheet === null) return tableLabels.whichSheet(kind.things);
  const { hiddenRows = 0 } = sheet;
  const words = [
    source.tables > 1 && tableLabels.otherSheets(kind.things),
    hiddenRows > 0 && tableLabels.hiddenRows(hiddenRows),
  ];
  return words.filter(Boolean).join(' ');
}

/** Asks which sheet of a workbook is read, lets staff choose another, and says how many rows it hides. */
export function SheetMenu({ table, className }: SheetMenuProps) {
  const { source, chooseSheet } = table;
  const { sheets = [], place = null } = source ?? {};
  const words = wordsOf(table);
  const choices = sheets.map(({ name }, index) => ({ id: String(index), name }));
  const none = { id: '', name: tableLabels.chooseSheet };
  return (
    <div className={className}>
      <Banner tone="warn">{words !== '' && words}</Banner>
      {sheets.length > 1 && (
        <SelectField
          label={tableLabels.sheet}
          className="mt-4"
          value={place === null ? '' : String(place)}
          options={place === null ? [none, ...choices] : choices}
          onChoose={(index) => chooseSheet(Number(index))}
        />
      )}
    </div>
  );
}
