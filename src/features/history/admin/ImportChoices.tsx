import { CommaMenu } from '@/ui/admin/CommaMenu';
import { SelectField } from '@/ui/admin/SelectField';
import type { DateOrder } from '@/figures/admin/periods';
import type { CommaMeaning } from '@/lib/table/numberStyle';
import { historyFormMessages } from './messages';
import type { HistoryReading } from './rows';

const { dateOrder } = historyFormMessages;

const ORDERS = [
  { id: '', name: dateOrder.choose },
  { id: 'day', name: dateOrder.day },
  { id: 'month', name: dateOrder.month },
];

interface ImportChoicesProps {
  reading: Pick<HistoryReading, 'asksOrder' | 'asksComma'>;
  first: DateOrder | undefined;
  comma: CommaMeaning | undefined;
  onFirst: (first: DateOrder | undefined) => void;
  onComma: (comma: CommaMeaning | undefined) => void;
}

/** Lets the user choose how to read ambiguous dates and numbers in a file. */
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
        <CommaMenu className="md:max-w-[400px]" comma={comma} onChoose={onComma} />
      )}
    </>
  );
}
