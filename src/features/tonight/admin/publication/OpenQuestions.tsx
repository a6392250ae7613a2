import { joinNames } from '@/lib/difference';
import { Button } from '@/ui/admin/Button';
import { tonightMessages } from '../messages';
import type { OpenQuestion } from './openQuestionsOf';
import type { TonightNavigation } from '../view';

interface OpenQuestionsProps {
  questions: readonly OpenQuestion[];
  /** True if staff have to answer a question before any figure can be published. */
  nothingReady: boolean;
  backToList: TonightNavigation['backToList'];
}

/** A button for each row that needs an answer or a correction. The button opens the row. */
export function OpenQuestions({ questions, nothingReady, backToList }: OpenQuestionsProps) {
  if (questions.length === 0) return null;
  const names = joinNames(questions.map(({ name }) => name));
  return (
    <div className="mt-3">
      {nothingReady && <p>{tonightMessages.answerFirst(names)}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {questions.map(({ id, name }) => (
          <Button key={id} small className="max-md:min-h-10" onClick={() => backToList(id)}>
            {tonightMessages.goToQuestion(name)}
          </Button>
        ))}
      </p>
    </div>
  );
}
