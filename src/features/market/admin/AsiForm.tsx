import { useId, useMemo } from 'react';
import { getDirection, formatChange } from '@/lib/change';
import { formatCalendarDate, formatPrice } from '@/lib/format';
import { formatLongDay } from '@/lib/calendar';
import { listKeys } from '@/lib/records';
import { findNewQuestions } from '@/lib/sanityCheck';
import { getServerNow } from '@/firebase/staff/clock';
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
import { DAY_RANGE } from '@/figures/history';
import {
  type AsiDraft,
  asiDraft,
  toAsiFieldRows,
  asiLabels,
  listAsiQuestions,
  checkAsi,
  describeAsi,
  toAsi,
  toAsiDraft,
} from '@/figures/admin/asiDraft';
import { findSessionError } from '@/figures/admin/session';
import { findClosedSession } from '@/figures/session';
import { figures } from '@/figures/registry';
import type { editorBoxProps } from './frames';
import { UncheckedFigure } from './UncheckedFigure';
import type { HistoryRequest } from './useHistory';
import type { EditorProps } from './editorProps';

const numberFormats = {
  value: { kind: 'price', step: 'any' },
  change: { kind: 'percent' },
} as const;

const changedDocuments = { paths: [figures.asi.path] };

interface AsiFormProps {
  boxProps: typeof editorBoxProps.asi & EditorProps;
  editor: ReadyEditor<{ asi?: unknown }, { asi: Asi }>;
  history: HistoryRequest;
}

export function AsiForm({ boxProps, editor, history }: AsiFormProps) {
  const { asi: storedAsi } = editor.stored;
  const stored = useMemo(() => parseAsi(storedAsi), [storedAsi]);
  const { draft, setDraft, saved, unsaved, markSaved, kept, compareWith } = useDraft(
    () => toAsiDraft(stored),
    { editor: 'asi', schema: asiDraft, describe: toAsiFieldRows },
  );
  const asi = toAsi(draft, getServerNow());
  const checks = checkAsi(draft, stored, getServerNow(), history.data);
  const ticks = useTicks();
  const getQuestions = (typed: AsiDraft) => {
    const next = toAsi(typed, getServerNow());
    return next && listAsiQuestions(next, checkAsi(typed, stored, getServerNow(), history.data));
  };
  const questions = getQuestions(draft);
  // If staff have changed the date, the figures belong to another session. Confirmations that were
  // saved for the old session no longer count.
  const savedQuestions = draft.date === saved.date ? getQuestions(saved) : null;
  const changedFigure = unsaved && asi !== null ? describeAsi(asi) : null;
  const noteId = useId();
  const getNoteProps = (field: keyof AsiDraft) => ({
    id: `${noteId}-${field}`,
    check: checks[field],
    linesClassName: 'min-h-[2.5em] max-md:min-h-[3.75em] max-narrow:min-h-[5em]',
  });

  const renderQuestions = (field: keyof AsiDraft) => (
    <Questions
      questions={findNewQuestions(questions?.[field] ?? [], savedQuestions?.[field] ?? [])}
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
      compared={editor.theirs && compareWith(toAsiDraft(parseAsi(editor.theirs.documents.asi)))}
      changed={changedDocuments}
      onSave={(options) => void save(options)}
    >
      <div className="grid grid-cols-[1fr_1fr] gap-4 max-md:*:first:col-span-full md:grid-cols-[1fr_1fr_1fr] pair:grid-cols-[1fr]">
        {listKeys(numberFormats).map((field) => (
          <div key={field}>
            <NumberField
              label={asiLabels[field]}
              {...numberFormats[field]}
              required
              value={draft[field]}
              hasWarning={checks[field].tone === 'warning'}
              describedBy={checks[field].message === '' ? undefined : `${noteId}-${field}`}
              onChange={(text) => setDraft({ ...draft, [field]: text })}
            />
            <SanityNote
              {...getNoteProps(field)}
              {...(field === 'value' && { ruler: true, linesClassName: 'min-h-[2.5em]' })}
            />
            {renderQuestions(field)}
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
                  const date = findClosedSession(getServerNow());
                  setDraft({ ...draft, date });
                  return formatLongDay(date);
                }}
              >
                Last session
              </DayButton>
            }
            describedBy={`${noteId}-date`}
            hasWarning={checks.date.tone === 'warning'}
            error={findSessionError(draft.date, getServerNow())}
            type="date"
            min={DAY_RANGE.min}
            max={findClosedSession(getServerNow())}
            required
            value={draft.date}
            onChange={(date) => setDraft({ ...draft, date })}
          />
          <SanityNote {...getNoteProps('date')} />
          {renderQuestions('date')}
        </div>
      </div>
      <FieldWarnings
        checks={listKeys(asiLabels).map((field) => [asiLabels[field], checks[field]])}
      />
      <SitePreview stored={stored} next={asi}>
        {({ value, change, date }) => (
          <>
            <b>{formatPrice(value)}</b>{' '}
            <span className={changeLooks[getDirection(change)]}>{formatChange(change)}</span>{' '}
            <b>{formatCalendarDate(date)}</b>
          </>
        )}
      </SitePreview>
    </EditorBox>
  );
}
