import { useState } from 'react';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ColumnMenus } from '@/ui/admin/ColumnMenus';
import { SelectField } from '@/ui/admin/Field';
import { LoadFailed, Spinner } from '@/ui/admin/LoadFailed';
import { Note } from '@/ui/admin/Note';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { PlaceMenu, type ReadSource, TableSource, useTableReader } from '@/ui/admin/TableSource';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useRequest } from '@/ui/useRequest';
import { isCalendarDate } from '@/lib/days';
import { formatCalendarDate } from '@/lib/format';
import { type ColumnChoices, withChoice } from '@/lib/table/columns';
import { isBlankRow } from '@/lib/table/grid';
import { MAX_IMPORT_ROWS } from '@/figures/limits';
import { historyFormMessages } from './historyMessages';
import { loadPoints, previewOf, type PreviewRow, savePoints } from './historyPoints';
import {
  historyHeads,
  type PastUse,
  pastUses,
  readHistoryRows,
  type UnreadRow,
} from './historyRows';
import { figureText, type Subject } from './historySubjects';
import { formatPeriod, type Order } from '@/figures/admin/periods';

/** So many rows are shown before all are asked for. */
const SHOWN_ROWS = 100;

interface ImportPreviewProps {
  subject: Subject;
  rows: readonly PreviewRow[];
  unreadable: readonly UnreadRow[];
}

const effects = { corrects: 'correction', new: 'new', same: 'the same' } as const;

/** What an import would do, row by row: what needs a look first. */
function ImportPreview({ subject, rows, unreadable }: ImportPreviewProps) {
  const [all, setAll] = useState(false);
  const of = (effect: PreviewRow['effect']) => rows.filter((row) => row.effect === effect);
  const [added, corrected, same] = [of('new'), of('corrects'), of('same')];
  const ordered = [...corrected, ...added, ...same];
  const counts = [
    [added.length, effects.new],
    [corrected.length, corrected.length === 1 ? effects.corrects : 'corrections'],
    [same.length, effects.same],
    [unreadable.length, 'unreadable'],
  ] as const;
  const total = ordered.length + unreadable.length;
  const problems = unreadable.slice(0, all ? undefined : SHOWN_ROWS);
  const shown = ordered.slice(0, all ? undefined : Math.max(0, SHOWN_ROWS - problems.length));
  const changes = rows.some(({ effect }) => effect !== 'same');
  const nothing =
    rows.length === 0
      ? historyFormMessages.nothingReadable
      : historyFormMessages.nothing(rows.length);
  return (
    <div className="grid gap-4">
      <Banner tone={unreadable.length > 0 ? 'warn' : 'ok'}>
        {changes ? historyFormMessages.counts(counts) : nothing}
        {!changes &&
          unreadable.length > 0 &&
          rows.length > 0 &&
          `; ${historyFormMessages.counts(counts)}`}
      </Banner>
      <div
        className="overflow-x-auto"
        role="region"
        aria-label="Preview"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full text-left tabular-nums [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_td]:border-t [&_td]:border-hair [&_td]:align-top">
          <thead className="text-label text-muted">
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Date</th>
              <th scope="col" className="text-right">
                Value
              </th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, text, why }) => (
              <tr key={row} className="text-bad-ink">
                <td>{row}</td>
                <td colSpan={2} className="wrap-anywhere">
                  {text}
                </td>
                <td>{why}</td>
              </tr>
            ))}
            {shown.map(({ row, key, value, effect, old }) => (
              <tr key={row} className={effect === 'same' ? 'text-muted' : undefined}>
                <td>{row}</td>
                <td className="whitespace-nowrap">
                  {isCalendarDate(key) ? formatCalendarDate(key) : formatPeriod(key)}
                </td>
                <td className="text-right whitespace-nowrap">{figureText(subject, value)}</td>
                <td className={effect === 'corrects' ? 'font-semibold' : undefined}>
                  {effect === 'corrects' && old !== null
                    ? `${figureText(subject, old)} → ${figureText(subject, value)}`
                    : effects[effect]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length + shown.length < total && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          Show all {total.toLocaleString('en-US')} rows
        </Button>
      )}
    </div>
  );
}

const BANNER_MS = 5000;
const ORDERS = [
  { id: '', name: 'choose which comes first' },
  { id: 'day', name: 'the day comes first' },
  { id: 'month', name: 'the month comes first' },
];

const example = [
  ['DATE', 'VALUE'],
  ['2025-02-20', '105,432.07'],
  ['2025-02-21', '105,619.80'],
];
/** Adds and corrects points of a figure from a table, after a look at what that would change. */
export function ImportPoints({ subject }: { subject: Subject }) {
  const reader = useTableReader('figures', historyHeads);
  const [file, setFile] = useState<ReadSource | null>(null);
  const [place, setPlace] = useState(0);
  const [columns, setColumns] = useState<ColumnChoices<PastUse>>({});
  const [first, setFirst] = useState<Order | undefined>();
  const [saving, setSaving] = useState(false);
  const outcome = useActionOutcome(BANNER_MS);
  const sheet = file?.sheets[place];
  const filled = sheet?.rows.filter((row) => !isBlankRow(row)).length ?? 0;
  const tooMany = filled > MAX_IMPORT_ROWS + 1;
  const found =
    sheet !== undefined && !tooMany
      ? readHistoryRows(sheet.rows, subject, {
          first,
          now: new Date(),
          columns,
          shape: sheet.shape,
        })
      : null;
  const asked = [file?.at.getTime(), place, JSON.stringify(columns), first];
  const stored = useRequest(asked.join(' '), historyFormMessages.loadFailed, () =>
    loadPoints(
      subject.series,
      (found?.read ?? []).map(({ key }) => key),
    ),
  );
  const preview =
    found?.complete && stored.data !== null ? previewOf(found.read, subject, stored.data) : null;
  const changing = preview?.filter(({ effect }) => effect !== 'same') ?? [];

  function show(sheetAt: number) {
    setPlace(sheetAt);
    setColumns({});
    setFirst(undefined);
  }

  async function save() {
    if (changing.length === 0 || saving) return;
    outcome.begin();
    setSaving(true);
    try {
      const result = await savePoints(subject, changing, 'import');
      if (result === 'conflict') outcome.refuse(historyFormMessages.conflict);
      else outcome.succeed(historyFormMessages.imported(changing.length, subject));
    } catch (error) {
      console.error(historyFormMessages.saveFailed, error);
      outcome.fail(historyFormMessages.saveFailed);
    }
    // A part may be stored: what is left to import is asked in any case.
    stored.reload();
    setSaving(false);
  }

  return (
    <Box
      title="From a file"
      busy={saving || reader.busy}
      onSubmit={() => void save()}
      note={<Note>A date and a value in each row: pasted, or as CSV or Excel (.xlsx).</Note>}
      message={<OutcomeMessage outcome={outcome} onRetry={() => void save()} />}
      action={
        <Button type="submit" look="primary" busy={saving} disabled={changing.length === 0}>
          {saving ? historyFormMessages.importing : historyFormMessages.import(changing.length)}
        </Button>
      }
    >
      <div className="@container grid gap-4">
        <div>
          <TableSource
            reader={reader}
            example={example}
            hint="Copy the rows with their headings, then press Ctrl+V"
            chooseFile="Choose a File"
            fileLabel="File of past figures"
            disabled={saving}
            note={
              <span className="min-w-0 wrap-anywhere text-muted">
                {file?.from ?? 'No file yet'}
              </span>
            }
            onRead={(source) => {
              outcome.clear();
              setFile(source);
              show(0);
            }}
          />
          <Banner tone="bad" className="mt-4">
            {tooMany
              ? historyFormMessages.tooManyRows(filled)
              : found?.complete === false && historyFormMessages.noColumns}
          </Banner>
        </div>
        <PlaceMenu
          label="Sheet"
          className="md:max-w-[400px]"
          names={file?.sheets.map(({ name }) => name) ?? []}
          place={place}
          onChoose={show}
        />
        {found !== null && (
          <ColumnMenus
            key={`${file?.at.getTime()} ${place}`}
            columns={found.columns}
            uses={pastUses}
            words="date"
            known={found.complete}
            onChoose={(index, use) => setColumns(withChoice(found.columns, columns, index, use))}
          />
        )}
        {found?.asksOrder === true && (
          <SelectField
            label="In dates such as 03/04/2025"
            className="md:max-w-[400px]"
            value={first ?? ''}
            options={ORDERS}
            onChoose={(id) => setFirst(id === 'day' || id === 'month' ? id : undefined)}
          />
        )}
        {stored.failed && (
          <LoadFailed onRetry={stored.reload}>{historyFormMessages.loadFailed}</LoadFailed>
        )}
        {found?.complete && stored.data === null && !stored.failed && <Spinner>Loading...</Spinner>}
        {found && preview && (
          <ImportPreview subject={subject} rows={preview} unreadable={found.unreadable} />
        )}
      </div>
    </Box>
  );
}
