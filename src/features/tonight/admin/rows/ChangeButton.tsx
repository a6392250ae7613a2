import { type FigureRow, withUnchangedRow } from '@/figures/admin/tonightDraft';
import { Button } from '@/ui/admin/Button';
import { rowTitles } from '../messages';
import type { EditDraft } from '../editDraft';
import type { TonightNavigation } from '../view';

interface ChangeButtonProps {
  id: FigureRow;
  /** True if staff have marked the figures as unchanged, for example with 'Same as Thursday'. */
  isSame: boolean;
  edit: EditDraft;
  openRow: TonightNavigation['openRow'];
}

/**
 * Opens the fields of a row. If the figures are marked as unchanged, the button removes the mark.
 */
export function ChangeButton({ id, isSame, edit, openRow }: ChangeButtonProps) {
  return (
    <Button
      small
      className="max-md:min-h-10"
      aria-label={`Change ${rowTitles[id]}`}
      onClick={() => {
        if (isSame) edit((draft) => withUnchangedRow(draft, id, false));
        openRow(id);
      }}
    >
      Change
    </Button>
  );
}
