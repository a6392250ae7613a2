import { useState } from 'react';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { SelectField } from '@/ui/admin/Field';
import { FileButton } from '@/ui/admin/FileButton';
import { LoadFailed, Spinner } from '@/ui/admin/LoadFailed';
import { Note } from '@/ui/admin/Note';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useLoaded } from '@/ui/admin/useLoaded';
import { isCalendarDate } from '@/lib/days';
import { formatCalendarDate } from '@/lib/format';
import { pastMessages } from './pastMessages';
import { loadPoints, previewOf, type PreviewRow, savePoints } from './pastPoints';
import { readPastRows, type UnreadableRow } from './pastRows';
import { figureText, type Subject } from './pastSubjects';
import { formatPeriod, type Order } from './periods';
import { readPastFile } from './pastFile';

/** So many rows are shown before all are asked for. */
const SHOWN_ROWS = 100;

interface ImportPreviewProps {
  subject: Subject;
  rows: readonly PreviewRow[];
  unreadable: readonly UnreadableRow[];
}

const effects = { corrects: 'correction', new: 'new', same: 'the same' } as const;

/** What an import would do, row by row: what needs a look first. */
function ImportPreview({ subject, rows, unreadable }: ImportPreviewProps) {
  const [all, setAll] = useState(false);
  const of = (effect: PreviewRow['effect']) => rows.filter((row) => row.effect === effect);
  const ordered = [...of('corrects'), ...of('new'), ...of('same')];
  const counts = [
    ...(['new', 'corrects', 'same'] as const).map((effect) => {
      const count = of(effect).length;
      return [
        count,
        effect === 'corrects' && count !== 1 ? 'corrections' : effects[effect],
      ] as const;
    }),
    [unreadable.length, 'unreadable'] as const,
  ].filter(([count]) => count > 0);
  const total = ordered.length + unreadable.length;
  const problems = unreadable.slice(0, all ? undefined : SHOWN_ROWS);
  const shown = ordered.slice(0, all ? undefined : Math.max(0, SHOWN_ROWS - problems.length));
  const changes = rows.some(({ effect }) => effect !== 'same');
  const nothing =
    rows.length === 0 ? pastMessages.nothingReadable : pastMessages.nothing(rows.length);
  return (
    <div className="grid gap-4">
      <Banner tone={unreadable.length > 0 ? 'warn' : 'ok'}>
        {changes ? pastMessages.counts(counts) : nothing}
        {!changes && unreadable.length > 0 && rows.length > 0 && `; ${pastMessages.counts(counts)}`}
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

interface ChosenFile {
  /** Tells it from the one before, which may have the same name. */
  id: number;
  name: string;
  rows: string[][];
}

/** Adds and corrects points of a figure from a file, after a look at what that would change. */
export function ImportPoints({ subject }: { subject: Subject }) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [first, setFirst] = useState<Order | undefined>();
  const [saving, setSaving] = useState(false);
  const outcome = useActionOutcome(BANNER_MS);
  const found = file && readPastRows(file.rows, subject, { first, now: new Date() });
  const stored = useLoaded(`${file?.id ?? ''} ${first ?? ''}`, pastMessages.loadFailed, () =>
    loadPoints(
      subject.series,
      (found?.read ?? []).map(({ key }) => key),
    ),
  );
  const preview =
    found && stored.data !== null ? previewOf(found.read, subject, stored.data) : null;
  const changing = preview?.filter(({ effect }) => effect !== 'same') ?? [];

  async function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    outcome.clear();
    const read = await readPastFile(chosen);
    setFirst(undefined);
    setRefused('why' in read ? read.why : null);
    setFile((before) =>
      'why' in read ? null : { id: (before?.id ?? 0) + 1, name: chosen.name, rows: read.rows },
    );
  }

  async function save() {
    if (changing.length === 0 || saving) return;
    outcome.begin();
    setSaving(true);
    try {
      const result = await savePoints(subject, changing, 'import');
      if (result === 'conflict') outcome.refuse(pastMessages.conflict);
      else outcome.succeed(pastMessages.imported(changing.length, subject));
    } catch (error) {
      console.error(pastMessages.saveFailed, error);
      outcome.fail(pastMessages.saveFailed);
    }
    // A part may be stored: what is left to import is asked in any case.
    stored.reload();
    setSaving(false);
  }

  const unclear = file !== null && found === null;
  return (
    <Box
      title="From a file"
      busy={saving}
      onSubmit={() => void save()}
      note={<Note>A CSV file with a date and a value in each row.</Note>}
      message={<OutcomeMessage outcome={outcome} onRetry={() => void save()} />}
      action={
        <Button type="submit" look="primary" busy={saving} disabled={changing.length === 0}>
          {saving ? pastMessages.importing : pastMessages.import(changing.length)}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <FileButton
              label="File of past figures"
              accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
              disabled={saving}
              onChoose={([chosen]) => void choose(chosen)}
            >
              <StaffIcon name="upload" size={18} />
              Choose a File
            </FileButton>
            <span className="min-w-0 wrap-anywhere text-muted">{file?.name ?? 'No file yet'}</span>
          </div>
          <Banner tone="bad" className="mt-4">
            {refused ?? (unclear && pastMessages.noColumns)}
          </Banner>
        </div>
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
          <LoadFailed onRetry={stored.reload}>{pastMessages.loadFailed}</LoadFailed>
        )}
        {found && stored.data === null && !stored.failed && <Spinner>Loading...</Spinner>}
        {found && preview && (
          <ImportPreview subject={subject} rows={preview} unreadable={found.unreadable} />
        )}
      </div>
    </Box>
  );
}
