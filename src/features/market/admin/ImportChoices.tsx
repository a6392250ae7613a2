import { SelectField } from '@/ui/admin/Field';
import type { Order } from '@/figures/admin/periods';
import type { Comma } from '@/lib/table/numberStyle';
import { historyFormMessages } from './historyMessages';
import type { HistoryReading } from './historyRows';

const { dateOrder, comma: commaLabels } = historyFormMessages.choices;

const ORDERS = [
  { id: '', name: dateOrder.choose },
  { id: 'day', name: dateOrder.day },
  { id: 'month', name: dateOrder.month },
];

const COMMAS = [
  { id: '', name: commaLabels.choose },
  { id: 'thousands', name: commaLabels.thousands },
  { id: 'decimals', name: commaLabels.decimals },
];

interface ImportChoicesProps {
  reading: Pick<HistoryReading, 'asksOrder' | 'asksComma'>;
  first: Order | undefined;
  comma: Comma | undefined;
  onFirst: (first: Order | undefined) => void;
  onComma: (comma: Comma | undefined) => void;
}

/** Asks how to read the dates and numbers of a file that could be two. */
export function ImportChoices({ reading, first, comma, onFirst, onComma }: ImportChoicesProps) {
  return (
    <>
      {reading.asksOrder && (
        <SelectField
          label={dateOrder.label}
          className="md:max-w-[400px]"
          value={first ?? ''}
          options={ORDERS}
          onChoose={(id) => onFirst(id === 'day' || id === 'month' ? id : undefined)}
        />
      )}
      {reading.asksComma && (
        <SelectField
          label={commaLabels.label}
          className="md:max-w-[400px]"
          value={comma ?? ''}
          options={COMMAS}
          onChoose={(id) => onComma(id === 'thousands' || id === 'decimals' ? id : undefined)}
        />
      )}
    </>
  );
}
