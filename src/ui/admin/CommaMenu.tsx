import { tableLabels } from '@/lib/table/messages';
import type { CommaMeaning } from '@/lib/table/numberStyle';
import { SelectField } from './SelectField';

const labels = tableLabels.comma;

const CHOICES = [
  { id: '', name: labels.choose },
  { id: 'thousands', name: labels.thousands },
  { id: 'decimals', name: labels.decimals },
];

interface CommaMenuProps {
  comma: CommaMeaning | undefined;
  onChoose: (comma: CommaMeaning | undefined) => void;
  className?: string;
}

/**
 * Asks whether commas separate thousands or decimals. Shown if the numbers of the table do not
 * determine it.
 */
export function CommaMenu({ comma, onChoose, className }: CommaMenuProps) {
  return (
    <SelectField
      label={labels.label}
      className={className}
      value={comma ?? ''}
      options={CHOICES}
      onChoose={(id) => onChoose(id === 'thousands' || id === 'decimals' ? id : undefined)}
    />
  );
}
