import { useId } from 'react';
import { withText } from '@/figures/admin/tonightDraft';
import { classes } from '@/ui/classes';
import { canBeUnchanged } from './canBeSame';
import { ChecklistRow } from './ChecklistRow';
import { EntryQuestions } from './EntryQuestions';
import { FigureField } from './FigureField';
import { SameButton } from './SameButton';
import { StoredLines } from './StoredLines';
import type { TypedRowModeProps } from './typedRowProps';

export function RateFieldsRow(props: TypedRowModeProps) {
  const { id, facts, row, figures, edit } = props;
  const rowId = useId();
  return (
    <ChecklistRow
      id={id}
      row={row}
      hasFieldsBelow
      lines={<StoredLines {...props} />}
      action={canBeUnchanged(id, facts.stored, row) && <SameButton {...props} />}
      wide={
        <>
          <div
            className={classes(
              'mt-2 grid grid-cols-[repeat(auto-fit,minmax(72px,1fr))] gap-2',
              figures.length === 3 ? 'max-md:grid-cols-3' : 'max-md:grid-cols-2',
            )}
          >
            {figures.map((figure, index) => (
              <FigureField
                key={figure.key}
                row={id}
                noteId={`${rowId}-${index}`}
                figure={figure}
                onChange={(text) => edit((draft) => withText(draft, figure.key, text))}
              />
            ))}
          </div>
          <EntryQuestions id={id} questions={row.questions} draft={facts.draft} edit={edit} />
        </>
      }
    />
  );
}
