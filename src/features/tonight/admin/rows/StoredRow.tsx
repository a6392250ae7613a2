import { ChangeButton } from './ChangeButton';
import { ChecklistRow } from './ChecklistRow';
import { StoredLines } from './StoredLines';
import type { TypedRowModeProps } from './typedRowProps';

/**
 * A row without inputs that shows the stored figures. Used after the publication, and in the review
 * if the row has no new figure.
 */
export function StoredRow({ id, facts, row, figures, edit, view }: TypedRowModeProps) {
  const isSame = facts.draft.same.includes(id);
  return (
    <ChecklistRow
      id={id}
      row={row}
      lines={<StoredLines id={id} facts={facts} row={row} figures={figures} />}
      action={<ChangeButton id={id} isSame={isSame} edit={edit} openRow={view.openRow} />}
    />
  );
}
