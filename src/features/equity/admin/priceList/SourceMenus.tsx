import { Field } from '@/ui/admin/Field';
import { panelWords } from './panelWords';
import type { Reading } from './types';
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
        <Field label={panelWords.sheet}>
          {(control) => (
            <select
              {...control}
              value={list.sheet}
              onChange={(event) => prices.chooseSheet(Number(event.target.value))}
            >
              {list.sheets.map(({ name }, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {reading.tables.length > 1 && (
        <Field label={panelWords.table}>
          {(control) => (
            <select
              {...control}
              value={reading.table}
              onChange={(event) => prices.chooseTable(Number(event.target.value))}
            >
              {reading.tables.map(({ heads, size, from }, index) => (
                <option key={index} value={index}>
                  {panelWords.tableAt((heads[0] ?? 0) + 1, size, from)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}
