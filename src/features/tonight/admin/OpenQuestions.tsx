import type { IndicatorId } from '@/figures/market';
import { listed } from '@/lib/difference';
import { Button } from '@/ui/admin/Button';
import { tonightMessages } from './messages';
import type { RowId } from './rowIds';
import type { Tonight } from './useTonight';

/** A row or an indicator that is left out because it is doubtful or wrong. */
export interface Asked {
  id: RowId | IndicatorId;
  name: string;
}

interface OpenQuestionsProps {
  tonight: Tonight;
  waiting: readonly Asked[];
  /** Nothing else can be published. */
  nothing: boolean;
}

/** Leads to what has to be answered or corrected first. */
export function OpenQuestions({ tonight, waiting, nothing }: OpenQuestionsProps) {
  if (waiting.length === 0) return null;
  return (
    <div className="mt-3">
      {nothing && <p>{tonightMessages.answerFirst(listed(waiting.map(({ name }) => name)))}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {waiting.map(({ id, name }) => (
          <Button key={id} small className="max-md:min-h-10" onClick={() => tonight.backToList(id)}>
            {tonightMessages.goToQuestion(name)}
          </Button>
        ))}
      </p>
    </div>
  );
}
