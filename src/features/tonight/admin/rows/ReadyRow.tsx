import { isTyped } from '@/figures/admin/typedFigures';
import { hasTenures } from '@/figures/history';
import { ChangeButton } from './ChangeButton';
import { ChecklistRow } from './ChecklistRow';
import { EntryQuestions } from './EntryQuestions';
import { describeMove } from './describeMove';
import { formatNextFigures } from './rowFigures';
import type { TypedRowModeProps } from './typedRowProps';

interface ReadyRowProps extends TypedRowModeProps {
  isSame: boolean;
}

/** A row that is ready to publish. It shows the new figures instead of the inputs. */
export function ReadyRow({ id, facts, row, figures, edit, view, isSame }: ReadyRowProps) {
  const { draft } = facts;
  const { questions, since, hasFields } = row;
  const hasTyped = figures.some(isTyped);
  const isRates = hasTenures(id);
  const text = formatNextFigures(id, figures);
  return (
    <ChecklistRow
      id={id}
      row={row}
      lines={
        <p>
          {isRates && !hasTyped ? text : <b>{text}</b>}
          {isSame && (
            <>
              : <b>{`${hasTyped ? 'rest' : 'same'} as ${since}`}</b>
            </>
          )}
          {!isSame && !isRates && figures.map(({ checked }) => describeMove(checked))}
        </p>
      }
      action={
        <ChangeButton id={id} isSame={draft.same.includes(id)} edit={edit} openRow={view.openRow} />
      }
      // The row hides the inputs after staff press 'Rest as Thursday'. It still asks about the
      // typed rates.
      wide={
        hasFields &&
        questions.length > 0 && (
          <EntryQuestions id={id} questions={questions} draft={draft} edit={edit} />
        )
      }
    />
  );
}
