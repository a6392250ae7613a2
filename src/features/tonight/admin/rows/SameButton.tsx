import { withUnchangedRow } from '@/figures/admin/tonightDraft';
import { isTyped } from '@/figures/admin/typedFigures';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { rowTitles } from '../messages';
import type { TypedRowModeProps } from './typedRowProps';

/** Marks the figures without input as unchanged. */
export function SameButton({ id, row, figures, edit, view }: Omit<TypedRowModeProps, 'facts'>) {
  const { since } = row;
  const hasTyped = figures.some(isTyped);
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`${rowTitles[id]}: ${hasTyped ? 'rest' : 'same'} as ${since}`}
      onClick={() => {
        edit((draft) => withUnchangedRow(draft, id, true));
        view.backToList(id);
      }}
    >
      <StaffIcon name="equal" size={16} strokeWidth={2} />
      {hasTyped ? 'Rest' : 'Same'} as {since}
    </Button>
  );
}
