import { ChangeButton } from './ChangeButton';
import { ChecklistRow } from './ChecklistRow';
import { StoredLines } from './StoredLines';
import type { TypedRowModeProps } from './typedRowProps';

/**
 * A row with the stored figures, without fields. Shown after a publication, and in the review if no
 * new figure is ready.
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
