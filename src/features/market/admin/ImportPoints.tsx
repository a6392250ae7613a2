import { useState } from 'react';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { FileButton } from '@/ui/admin/FileButton';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Note } from '@/ui/admin/Note';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { Spinner } from '@/ui/admin/Spinner';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useLoaded } from '@/ui/admin/useLoaded';
import { ImportPreview } from './ImportPreview';
import { readPastFile } from './pastFile';
import { pastMessages } from './pastMessages';
import { loadPoints, previewOf, savePoints } from './pastPoints';
import { readPastRows } from './pastRows';
import type { Subject } from './pastSubjects';
import type { Order } from './periods';

const BANNER_MS = 5000;

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
          <Field label="In dates such as 03/04/2025" className="md:max-w-[400px]">
            {(control) => (
              <select
                {...control}
                value={first ?? ''}
                onChange={({ target }) =>
                  setFirst(
                    target.value === 'day' || target.value === 'month' ? target.value : undefined,
                  )
                }
              >
                <option value="">it is not known what comes first</option>
                <option value="day">the day comes first</option>
                <option value="month">the month comes first</option>
              </select>
            )}
          </Field>
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
