import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { useConfirmation } from '@/ui/admin/useConfirmation';
import { ColumnMenus } from '@/ui/admin/ColumnMenus';
import { SheetMenu } from '@/ui/admin/SheetMenu';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { Note } from '@/ui/admin/Note';
import { TableSource } from '@/ui/admin/TableSource';
import { useChoice, useTable } from '@/ui/admin/useTable';
import { useRequest } from '@/ui/useRequest';
import { isBlankRow } from '@/lib/table/columns';
import type { CommaMeaning } from '@/lib/table/numberStyle';
import { MAX_IMPORT_ROWS } from '@/figures/limits';
import type { DateOrder } from '@/figures/admin/periods';
import { QuestionableRows } from './QuestionableRows';
import { checkRows, needsConfirmation } from './rowChecks';
import { ImportChoices } from './ImportChoices';
import { historyFormMessages } from './messages';
import { loadPointsAround, createPreview } from './points';
import { pastFiguresTableKind, readHistoryRows } from './rows';
import { ImportPreview } from './ImportPreview';
import { type PointsFormProps, usePointsForm } from './usePointsForm';

/**
 * Imports the points of a figure from a pasted table or a file. Shows a preview of the changes
 * first.
 */
export function ImportPoints({ subject, onSaving }: PointsFormProps) {
  const table = useTable(pastFiguresTableKind);
  // Whether the day or the month comes first in '03/04/2025', and whether the comma in '12,345' is
  // a decimal comma. The user chooses both.
  const [first, setFirst] = useChoice<DateOrder>(table.key);
  const [comma, setComma] = useChoice<CommaMeaning>(table.key);
  const filled = table.found?.rows.filter(({ cells }) => !isBlankRow(cells)).length ?? 0;
  const tooMany = filled > MAX_IMPORT_ROWS + 1;
  const fitting = tooMany ? null : table.found;
  const found = fitting && readHistoryRows(fitting, subject, { first, comma, now: new Date() });
  const keys = found?.read.map(({ key }) => key) ?? [];
  const stored = useRequest(
    [subject.series, table.key, ...keys].join(),
    historyFormMessages.loadFailed,
    () => loadPointsAround(subject.series, keys),
  );
  const preview =
    found?.complete && stored.data !== null
      ? createPreview(found.read, subject, stored.data)
      : null;
  const checked =
    preview === null || stored.data === null ? [] : checkRows(preview, subject, stored.data);
  const changing = checked.filter(({ effect }) => effect !== 'same');
  const doubtful = checked.filter(needsConfirmation);
  const { isConfirmed, confirm } = useConfirmation(
    [subject.id, ...doubtful.map(({ key, value }) => `${key} ${value}`)].join(),
  );
  const saved = isConfirmed ? changing : changing.filter((row) => !needsConfirmation(row));
  const { imported, leftOut } = historyFormMessages;
  const { saving, question, form } = usePointsForm(subject, saved, {
    kind: 'import',
    source: table.key,
    messages: {
      save: historyFormMessages.import(saved.length),
      saving: historyFormMessages.importing,
      saved: [
        imported(saved.length, subject),
        ...(saved.length < changing.length ? [leftOut(doubtful.length)] : []),
      ].join(' '),
    },
    onSaving,
    // Reloads the points even after a failure. An import uses several commits, and some of the
    // commits may have succeeded.
    onEnd: stored.reload,
  });

  return (
    <Box
      title="From a file"
      busy={saving || table.busy}
      note={<Note>A date and a value in each row: pasted, or as CSV or Excel (.xlsx).</Note>}
      {...form}
    >
      <div className="@container grid gap-4">
        <div>
          <TableSource
            table={table}
            chooseFile="Choose a File"
            disabled={saving}
            note={table.source?.from ?? 'No file yet'}
          />
          <Banner tone="bad" className="mt-4">
            {tooMany
              ? historyFormMessages.tooManyRows(filled)
              : found?.complete === false && historyFormMessages.noColumns}
          </Banner>
          <Banner tone="warn" className="mt-4">
            {found?.areFractions && historyFormMessages.fractions}
          </Banner>
        </div>
        <SheetMenu table={table} className="md:max-w-[400px]" />
        {found !== null && <ColumnMenus key={table.key} table={table} />}
        {found !== null && (
          <ImportChoices
            reading={found}
            first={first}
            comma={comma}
            onFirst={setFirst}
            onComma={setComma}
          />
        )}
        {stored.failed && (
          <LoadFailed onRetry={stored.reload}>{historyFormMessages.loadFailed}</LoadFailed>
        )}
        {found?.complete && stored.data === null && !stored.failed && <Spinner>Loading...</Spinner>}
        {found && preview && (
          <ImportPreview subject={subject} rows={preview} unreadable={found.unreadable} />
        )}
        {doubtful.length > 0 && (
          <QuestionableRows
            subject={subject}
            rows={doubtful}
            confirmed={isConfirmed}
            onConfirm={confirm}
          />
        )}
        {question}
      </div>
    </Box>
  );
}
