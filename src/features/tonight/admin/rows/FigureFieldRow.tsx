import { useId } from 'react';
import { withText } from '@/figures/admin/tonightDraft';
import { canBeUnchanged } from './canBeSame';
import { ChecklistRow } from './ChecklistRow';
import { EntryQuestions } from './EntryQuestions';
import { FigureField } from './FigureField';
import { SameButton } from './SameButton';
import { StoredLines } from './StoredLines';
import type { TypedRowModeProps } from './typedRowProps';
import { rowTitles } from '../messages';

export function FigureFieldRow(props: TypedRowModeProps) {
  const { id, facts, row, figures, edit } = props;
  const { questions } = row;
  const noteId = useId();
  const sameButton = canBeUnchanged(id, facts.stored, row) && (
    <div className="mt-2 flex justify-end">
      <SameButton {...props} />
    </div>
  );
  return (
    <ChecklistRow
      id={id}
      row={row}
      lines={<StoredLines {...props} />}
      field={figures.map((figure) => (
        <FigureField
          key={figure.key}
          row={id}
          noteId={noteId}
          figure={figure}
          onChange={(text) => edit((draft) => withText(draft, figure.key, text))}
        />
      ))}
      wide={
        questions.length > 0 ? (
          <EntryQuestions
            id={id}
            questions={questions}
            draft={facts.draft}
            edit={edit}
            reasonId={noteId}
            row={rowTitles[id]}
          />
        ) : (
          sameButton
        )
      }
    />
  );
}
