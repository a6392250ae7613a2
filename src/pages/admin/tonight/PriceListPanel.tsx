import { Box } from '@/ui/admin/Box';
import type { StockEntry } from './tonightDraft';

/** What tonight's price list says. */
export interface TonightList {
  gainers: StockEntry[];
  losers: StockEntry[];
  tradeDate: string | null;
  rowsRead: number;
  leftOut: number;
  unreadable: number;
  ties: number;
  csv: () => string;
}

interface PriceListPanelProps {
  onChange: (list: TonightList | null) => void;
}

export function PriceListPanel({ onChange }: PriceListPanelProps) {
  return (
    <Box title="Tonight's price list">
      <textarea
        aria-label="Paste tonight's price list"
        onChange={({ target }) => {
          const rows = target.value.split('\n').flatMap((line) => {
            const [symbol = '', previous = '', current = ''] = line.split('\t');
            const entry = {
              symbol,
              previousDayClose: Number(previous),
              currentDayClose: Number(current),
            };
            return entry.previousDayClose > 0 ? [entry] : [];
          });
          const change = (row: StockEntry) => row.currentDayClose / row.previousDayClose - 1;
          const sorted = rows.toSorted((a, b) => change(b) - change(a));
          onChange(
            rows.length === 0
              ? null
              : {
                  gainers: sorted.filter((row) => change(row) > 0).slice(0, 5),
                  losers: sorted
                    .filter((row) => change(row) < 0)
                    .toReversed()
                    .slice(0, 5),
                  tradeDate: null,
                  rowsRead: rows.length,
                  leftOut: 0,
                  unreadable: 0,
                  ties: 0,
                  csv: () => target.value.replaceAll('\t', ','),
                },
          );
        }}
      />
    </Box>
  );
}
