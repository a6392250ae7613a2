import { type FigureRow, type TonightDraft, withTick } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import type { ConfirmQuestion } from '@/lib/sanityCheck';
import { Questions } from '@/ui/admin/Questions';
import { getTickKey } from '../checklist/ticks';
import type { EditDraft } from '../editDraft';

interface EntryQuestionsProps {
  id: FigureRow | IndicatorId;
  questions: readonly ConfirmQuestion[];
  draft: TonightDraft;
  edit: EditDraft;
  /** The id of the element that gives the reason for the questions. */
  reasonId?: string;
  /** The title of the row. Leave it out if the labels of the questions contain it. */
  row?: string;
}

/** The checkboxes that staff must tick before they can publish a row or an indicator. */
export function EntryQuestions(props: EntryQuestionsProps) {
  const { id, questions, draft, edit, reasonId, row } = props;
  const labels = questions.map(({ label }) => label);
  return (
    <Questions
      questions={questions}
      reasonId={reasonId}
      row={row}
      ticked={labels.filter((label) => draft.ticked.includes(getTickKey(id, label)))}
      onTick={(label, checked) => edit((typed) => withTick(typed, getTickKey(id, label), checked))}
    />
  );
}
