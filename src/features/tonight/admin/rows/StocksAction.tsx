import { Button } from '@/ui/admin/Button';
import { ChangeButton } from './ChangeButton';
import { tonightMessages } from '../messages';
import type { RowMark } from '../checklist/rowIds';
import type { EditDraft } from '../editDraft';
import type { TonightNavigation } from '../view';

interface StocksActionProps {
  mark: RowMark;
  hasList: boolean;
  edit: EditDraft;
  view: TonightNavigation;
}

/** The button in the row of gainers and losers. It leads to the panel that reads the price list. */
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
