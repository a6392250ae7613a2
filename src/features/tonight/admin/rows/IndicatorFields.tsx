import { useId } from 'react';
import type { PublicationEntry } from '@/figures/admin/entry';
import { checkIndicator } from '@/figures/admin/macroDraft';
import { formatPeriod, findReleasedPeriod, findReleaseDateError } from '@/figures/admin/periods';
import { withAnnounced } from '@/figures/admin/tonightDraft';
import { MAX_DATE_TEXT_LENGTH } from '@/figures/limits';
import type { IndicatorId } from '@/figures/market';
import { TextField } from '@/ui/admin/TextField';
import { NumberField } from '@/ui/admin/NumberField';
import { SanityNote } from '@/ui/admin/SanityNote';
import { tonightMessages } from '../messages';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { EditDraft } from '../editDraft';
import { EntryQuestions } from './EntryQuestions';

interface IndicatorFieldsProps {
  id: IndicatorId;
  facts: SessionFacts;
  entry: PublicationEntry;
  edit: EditDraft;
  typed: { date: string; percentage: string };
}

export function IndicatorFields({ id, facts, entry, edit, typed }: IndicatorFieldsProps) {
  const { draft, stored, now } = facts;
  const textId = useId();
  const check = checkIndicator(id, typed, stored[id]);
  const period = findReleasedPeriod(id, typed.date);
  const change = (part: Partial<typeof typed>) =>
    edit((old) => withAnnounced(old, id, { ...typed, ...old.announced[id], ...part }));
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)_112px] gap-x-3 gap-y-1 max-md:row-start-3">
      <TextField
        label="Date"
        describedBy={`${textId}-date`}
        error={findReleaseDateError(typed.date, now)}
        shown
        maxLength={MAX_DATE_TEXT_LENGTH}
        placeholder="e.g. February 20, 2025"
        value={typed.date}
        onChange={(text) => change({ date: text })}
      />
      <NumberField
        label="Percentage"
        kind="percent"
        step="any"
        required
        value={typed.percentage}
        hasWarning={check.figure.tone === 'warning'}
        describedBy={`${textId}-figure`}
        onChange={(percentage) => change({ percentage })}
      />
      <div className="col-span-full">
        <SanityNote id={`${textId}-figure`} check={check.figure} />
        <SanityNote id={`${textId}-date`} check={check.date} linesClassName="empty:hidden" />
        {period !== null && (
          <p className="text-label/5">{tonightMessages.publishedOn(formatPeriod(period))}</p>
        )}
        {entry.state === 'ready' && (
          <EntryQuestions
            id={id}
            questions={entry.questions}
            draft={draft}
            edit={edit}
            reasonId={`${textId}-figure ${textId}-date`}
          />
        )}
      </div>
    </div>
  );
}
