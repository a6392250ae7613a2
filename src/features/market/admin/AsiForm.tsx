import { useId, useMemo } from 'react';
import { directionOf, formatChange } from '@/lib/change';
import { formatCalendarDate, formatPrice } from '@/lib/format';
import { formatLongDay } from '@/lib/calendar';
import { keysOf } from '@/lib/records';
import { newQuestions } from '@/lib/sanityCheck';
import { serverNow } from '@/firebase/staff/clock';
import { EditorBox } from '@/ui/admin/EditorBox';
import type { ReadyEditor } from '@/ui/admin/useEditor';
import { TextField } from '@/ui/admin/TextField';
import { changeLooks } from '@/ui/admin/changeLooks';
import { SitePreview } from '@/ui/admin/SitePreview';
import { NumberField } from '@/ui/admin/NumberField';
import { SanityNote } from '@/ui/admin/SanityNote';
import { FieldWarnings } from '@/ui/admin/FieldWarnings';
import { DayButton } from '@/ui/admin/DayButton';
import { Questions } from '@/ui/admin/Questions';
import { useTicks } from '@/ui/admin/useTicks';
import { useDraft } from '@/ui/admin/useDraft';
import { type Asi, parseAsi } from '@/figures/market';
import { DAYS } from '@/figures/history';
import {
  type AsiDraft,
  asiDraft,
  asiFields,
  asiLabels,
  asiQuestions,
  checkAsi,
  describeAsi,
  toAsi,
  toDraft,
} from '@/figures/admin/asiDraft';
import { sessionError } from '@/figures/admin/session';
import { sessionAt } from '@/figures/session';
import { figures } from '@/figures/registry';
import type { frames } from './frames';
import { UncheckedFigure } from './UncheckedFigure';
import type { HistoryRequest } from './useHistory';
import type { EditorProps } from './editorProps';

/** The number format of each field. */
const numbers = { value: { kind: 'price', step: 'any' }, change: { kind: 'percent' } } as const;

const changed = { paths: [figures.asi.path] };

interface AsiFormProps {
  boxProps: typeof frames.asi & EditorProps;
  editor: ReadyEditor<{ asi?: unknown }, { asi: Asi }>;
  history: HistoryRequest;
}

export function AsiForm({ boxProps, editor, history }: AsiFormProps) {
  const { asi: storedAsi } = editor.stored;
  const stored = useMemo(() => parseAsi(storedAsi), [storedAsi]);
  const { draft, setDraft, saved, unsaved, markSaved, kept, compareWith } = useDraft(
    () => toDraft(stored),
    { editor: 'asi', schema: asiDraft, describe: asiFields },
  );
  const asi = toAsi(draft, serverNow());
  const checks = checkAsi(draft, stored, serverNow(), history.data);
  const ticks = useTicks();
  const questionsOf = (typed: AsiDraft) => {
    const next = toAsi(typed, serverNow());
    return next && asiQuestions(next, checkAsi(typed, stored, serverNow(), history.data));
  };
  const questions = questionsOf(draft);
  // A new date compares the figures with another session, so earlier answers no longer apply.
  const savedQuestions = draft.date === saved.date ? questionsOf(saved) : null;
  const changedFigure = unsaved && asi !== null ? describeAsi(asi) : null;
  const noteId = useId();
  const noteProps = (field: keyof AsiDraft) => ({
    id: `${noteId}-${field}`,
    check: checks[field],
    linesClassName: 'min-h-[2.5em] max-md:min-h-[3.75em] max-narrow:min-h-[5em]',
  });

  const questionAt = (field: keyof AsiDraft) => (
    <Questions
      questions={newQuestions(questions?.[field] ?? [], savedQuestions?.[field] ?? [])}
      {...ticks}
      required
      reasonId={`${noteId}-${field}`}
    />
  );

  async function save(options?: { overwrite: boolean }) {
    if (asi === null || !(await editor.save({ asi }, options))) return;
    markSaved(draft);
    history.reload();
  }

  return (
    <EditorBox
      {...boxProps}
      editor={editor}
      unsaved={unsaved}
      kept={kept}
      compared={editor.theirs && compareWith(toDraft(parseAsi(editor.theirs.documents.asi)))}
      changed={changed}
      onSave={(options) => void save(options)}
    >
      <div className="grid grid-cols-[1fr_1fr] gap-4 max-md:*:first:col-span-full md:grid-cols-[1fr_1fr_1fr] pair:grid-cols-[1fr]">
        {keysOf(numbers).map((field) => (
          <div key={field}>
            <NumberField
              label={asiLabels[field]}
              {...numbers[field]}
              required
              value={draft[field]}
              hasWarning={checks[field].tone === 'warning'}
              describedBy={checks[field].message === '' ? undefined : `${noteId}-${field}`}
              onChange={(text) => setDraft({ ...draft, [field]: text })}
            />
            <SanityNote
              {...noteProps(field)}
              {...(field === 'value' && { ruler: true, linesClassName: 'min-h-[2.5em]' })}
            />
            {questionAt(field)}
            {field === 'value' && (
              <UncheckedFigure {...{ history, ticks }} figure={changedFigure} />
            )}
          </div>
        ))}
        <div>
          <TextField
            label={asiLabels.date}
            labelEnd={
              <DayButton
                fill={() => {
                  const date = sessionAt(serverNow());
                  setDraft({ ...draft, date });
                  return formatLongDay(date);
                }}
              >
                Last session
              </DayButton>
            }
            describedBy={`${noteId}-date`}
            hasWarning={checks.date.tone === 'warning'}
            error={sessionError(draft.date, serverNow())}
            type="date"
            min={DAYS.min}
            max={sessionAt(serverNow())}
            required
            value={draft.date}
            onChange={(date) => setDraft({ ...draft, date })}
          />
          <SanityNote {...noteProps('date')} />
          {questionAt('date')}
        </div>
      </div>
      <FieldWarnings checks={keysOf(asiLabels).map((field) => [asiLabels[field], checks[field]])} />
      <SitePreview stored={stored} next={asi}>
        {({ value, change, date }) => (
          <>
            <b>{formatPrice(value)}</b>{' '}
            <span className={changeLooks[directionOf(change)]}>{formatChange(change)}</span>{' '}
            <b>{formatCalendarDate(date)}</b>
          </>
        )}
      </SitePreview>
    </EditorBox>
  );
}
