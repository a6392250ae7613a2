import { ChangeButton } from './ChangeButton';
import { ChecklistRow } from './ChecklistRow';
import { StoredLines } from './StoredLines';
import type { TypedRowModeProps } from './typedRowProps';

/** Figures as they are stored, without fields: they are on the site, or left out of the summary. */
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
