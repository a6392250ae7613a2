import { Button } from '@/ui/admin/Button';
import { ChangeButton } from './ChangeButton';
import { tonightMessages } from '../messages';
import type { RowMark } from '../checklist/rowIds';
import type { EditDraft } from '../editDraft';
import type { TonightNavigation } from '../view';

interface StocksActionProps {
  mark: RowMark;
  /** True if a price list was read on this page. */
  hasList: boolean;
  edit: EditDraft;
  view: TonightNavigation;
}

/** A button that returns to the price list from the review, and after a publication. */
export function StocksAction({ mark, hasList, edit, view }: StocksActionProps) {
  if (mark === 'ready') {
    return <ChangeButton id="stocks" isSame={false} edit={edit} openRow={view.openRow} />;
  }
  if (mark === 'published' || view.step === 'review') return null;
  return (
    <Button small className="max-md:min-h-10" onClick={() => view.backToList()}>
      {hasList ? tonightMessages.seeList : tonightMessages.readList}
    </Button>
  );
}
