import { useId, useMemo } from 'react';
import type { WithChangedBy } from '@/ui/admin/changedBy';
import { mapKeys } from '@/lib/records';
import { combineChecks, newQuestions, type Question } from '@/lib/sanityCheck';
import { formatUsDate } from '@/lib/format';
import { serverNow } from '@/firebase/staff/clock';
import { EditorBox } from '@/ui/admin/EditorBox';
import type { ReadyEditor } from '@/ui/admin/useEditor';
import { TextField } from '@/ui/admin/TextField';
import { NumberField } from '@/ui/admin/NumberField';
import { DayButton } from '@/ui/admin/DayButton';
import { Questions, type Ticks } from '@/ui/admin/Questions';
import { useTicks } from '@/ui/admin/useTicks';
import { useDraft } from '@/ui/admin/useDraft';
import { SanityNote } from '@/ui/admin/SanityNote';
import { WarnedFields } from '@/ui/admin/WarnedFields';
import { useConfirmZero } from '@/ui/admin/useConfirmZero';
import { zeroText } from '@/lib/zeros';
import { classes } from '@/ui/classes';
import {
  type IndicatorId,
  indicatorIds,
  type MacroDocuments,
  macroIds,
  parseMacroeconomics,
} from '@/figures/market';
import { formatPeriod, periodError, publishedOn, releaseDateError } from '@/figures/admin/periods';
import { closesBefore, knownCloses } from '@/figures/admin/closes';
import { MAX_DATE_TEXT } from '@/figures/limits';
import {
  checkMacro,
  describeExchangeRate,
  EXCHANGE_TITLE,
  type FigureChecks,
  macroDocumentsOf,
  type MacroDraft,
  macroDraft,
  macroDraftOf,
  macroFields,
  macroFiguresOf,
  macroQuestions,
  macroTitles,
  macroZeroReasons,
  periodsOf,
  priceOf,
  settledMacro,
} from '@/figures/admin/macroDraft';
import { figures, indicators } from '@/figures/registry';
import { frames } from './frames';
import { MacroPreview } from './MacroPreview';
import { SessionChoice } from './SessionChoice';
import { useSessionChoice } from './useSessionChoice';
import { Unchecked } from './Unchecked';
import type { HistoryRequest } from './useHistory';

const changed = { paths: macroIds.map((id) => figures[id].path) };

/** Every figure stands in one column, the exchange rate too. */
const rowClass = classes(
  'grid grid-cols-[minmax(0,1fr)_112px] items-start gap-x-3 gap-y-2',
  // The longest date, 'September 30, 2025', in full.
  'max-narrow:grid-cols-[minmax(0,1fr)_92px] max-narrow:gap-x-2 max-narrow:[&_input]:px-2',
  'max-md:not-first:border-t max-md:not-first:border-hair max-md:not-first:pt-4',
  'md:grid-cols-[176px_minmax(0,400px)_144px] md:gap-x-4 md:gap-y-0',
);

/**
 * Under the field: beside the others in the third column, and the words as far to the left as they
 * need.
 */
const exchangeWordsClass = classes(
  'max-md:col-span-full max-md:*:data-ruler:mr-31 max-narrow:*:data-ruler:mr-25',
  'md:col-[2/-1] md:*:data-ruler:ml-auto md:*:data-ruler:w-36 md:[&>p]:justify-end',
);

/** Most of what is said fits one line, on a phone two. */
const linesClass = 'min-h-[1.25em] max-md:min-h-[2.5em]';

const questionClass = 'empty:hidden max-md:col-span-full md:col-[2/-1]';

const titleClass = 'max-md:col-span-full md:pt-8';

interface MacroeconomicsFormProps extends WithChangedBy {
  editor: ReadyEditor<unknown, MacroDocuments>;
  history: HistoryRequest;
}

export function MacroeconomicsForm({ editor, history, ChangedBy }: MacroeconomicsFormProps) {
  const stored = useMemo(() => parseMacroeconomics(editor.stored), [editor.stored]);
  const { draft, setDraft, saved, unsaved, markSaved, kept, compareWith } = useDraft(
    () => macroDraftOf(stored),
    { editor: 'macroeconomics', schema: macroDraft, describe: macroFields },
  );
  const { zeros, onZero, edit, stops, clear } = useConfirmZero({
    draft,
    setDraft,
    figuresOf: macroFiguresOf,
    settled: settledMacro,
    reasonsFor: (_, typed) => macroZeroReasons(typed),
    outcome: editor.outcome,
    saveText: frames.macroeconomics.saveText,
  });
  /** Returns the warning under the field of a figure that became 0. */
  const warningOf = (field: string) => {
    const typed = zeros[field];
    return typed === undefined ? undefined : zeroText(typed);
  };
  const choice = useSessionChoice();
  const { session } = choice;
  const known = history.data && knownCloses(history.data, session);
  const { exchangeRate } = stored;
  const before = closesBefore({ asi: null, exchangeRate }, known, session).exchangeRate;
  const checks = checkMacro(draft, stored, { before, session }, Object.keys(zeros));
  const ticks = useTicks();
  const asked = macroQuestions(draft, checks);
  const askedBefore = macroQuestions(saved, checkMacro(saved, stored, { before, session }));
  const questions = mapKeys(macroIds, (id) => newQuestions(asked[id], askedBefore[id]));
  const unchecked = draft.price === saved.price ? null : describeExchangeRate(priceOf(draft));
  const wordsId = useId();

  const restore = () => {
    clear();
    kept.restore();
  };
  async function save(options?: { overwrite: boolean }) {
    if (stops()) return;
    const next = macroDocumentsOf(draft);
    const saveFor = { day: session, periods: periodsOf(draft) };
    if (next === null || !(await editor.save(next, { ...options, session: saveFor }))) return;
    markSaved(draft);
    history.reload();
    choice.reset();
    clear();
  }

  return (
    <EditorBox
      {...frames.macroeconomics}
      editor={editor}
      unsaved={unsaved}
      compared={
        editor.theirs && compareWith(macroDraftOf(parseMacroeconomics(editor.theirs.documents)))
      }
      kept={{ ...kept, restore }}
      changed={changed}
      ChangedBy={ChangedBy}
      onSave={(options) => void save(options)}
    >
      <div className="pair:grid pair:grid-cols-[minmax(0,1fr)_320px] pair:gap-8">
        <div className="grid gap-4">
          <SessionChoice choice={choice} />
          <div className={rowClass} role="group" aria-label={EXCHANGE_TITLE}>
            <h3 className={titleClass}>{EXCHANGE_TITLE}</h3>
            <NumberField
              label="Price (N per $)"
              kind="price"
              step="any"
              orZero
              required
              value={draft.price}
              warning={warningOf('exchangeRate')}
              className="md:col-start-3"
              warned={checks.exchangeRate.figure.tone === 'warning'}
              describedBy={checks.exchangeRate.figure.words === '' ? undefined : wordsId}
              onZero={(typed) => onZero('exchangeRate', typed)}
              onChange={(price) => edit({ ...draft, price })}
            />
            <SanityNote
              className={exchangeWordsClass}
              id={wordsId}
              check={checks.exchangeRate.figure}
              linesClassName={linesClass}
              ruler
            />
            <div className={questionClass}>
              <Questions
                questions={questions.exchangeRate}
                {...ticks}
                required
                reasonId={wordsId}
              />
              <Unchecked {...{ history, ticks }} figure={unchecked} />
            </div>
          </div>
          {indicatorIds.map((id) => (
            <IndicatorRow
              key={id}
              id={id}
              indicator={draft[id]}
              warning={warningOf(id)}
              check={checks[id]}
              questions={questions[id]}
              ticks={ticks}
              onZero={(typed) => onZero(id, typed)}
              onChange={(indicator) => edit({ ...draft, [id]: indicator })}
            />
          ))}
        </div>
        <MacroPreview draft={draft} stored={stored} />
      </div>
      <WarnedFields
        checks={(['exchangeRate', ...indicatorIds] as const).map((id) => [
          macroTitles[id],
          combineChecks(checks[id].date, checks[id].figure),
        ])}
      />
    </EditorBox>
  );
}

interface IndicatorRowProps {
  id: IndicatorId;
  indicator: MacroDraft[IndicatorId];
  warning: string | undefined;
  /** The warnings about its percentage, and about its date. */
  check: FigureChecks;
  questions: readonly Question[];
  ticks: Ticks;
  onZero: (typed: string) => void;
  onChange: (indicator: MacroDraft[IndicatorId]) => void;
}

function IndicatorRow(props: IndicatorRowProps) {
  const { id, indicator, warning, check, questions, ticks, onZero, onChange } = props;
  const { figure, date } = check;
  const { title } = indicators[id];
  const wordsId = useId();
  /** A period that was named belongs to the date before. */
  const onDate = (date: string) => onChange({ ...indicator, date, period: '' });
  const described = figure.words === '' && date.words === '' ? undefined : wordsId;
  return (
    <div className={rowClass} role="group" aria-label={title}>
      <h3 className={titleClass}>{title}</h3>
      <TextField
        label="Date"
        labelEnd={
          <DayButton
            say={() => {
              const today = formatUsDate(serverNow().toISOString());
              onDate(today);
              return today;
            }}
          >
            Use today
          </DayButton>
        }
        describedBy={date.tone === 'warning' ? wordsId : undefined}
        warned={date.tone === 'warning'}
        error={releaseDateError(indicator.date, serverNow())}
        shown
        maxLength={MAX_DATE_TEXT}
        placeholder="e.g. February 20, 2025"
        value={indicator.date}
        onChange={onDate}
      />
      <NumberField
        label="Percentage"
        kind="percent"
        step="any"
        orZero
        required
        value={indicator.percentage}
        warning={warning}
        warned={figure.tone === 'warning'}
        describedBy={described}
        onZero={onZero}
        onChange={(percentage) => onChange({ ...indicator, percentage })}
      />
      <PublishedPeriod
        id={id}
        indicator={indicator}
        onChange={(period) => onChange({ ...indicator, period })}
      />
      <SanityNote
        className="max-md:col-span-full md:col-[2/-1]"
        linesClassName={linesClass}
        id={wordsId}
        check={combineChecks(date, figure)}
      />
      <div className={questionClass}>
        <Questions questions={questions} {...ticks} required reasonId={wordsId} />
      </div>
    </div>
  );
}

interface PublishedPeriodProps extends Pick<IndicatorRowProps, 'id' | 'indicator'> {
  onChange: (period: string) => void;
}

/**
 * Asks which month or quarter a figure is of whose date is the day of its release; else nothing.
 */
function PublishedPeriod({ id, indicator, onChange }: PublishedPeriodProps) {
  const proposed = publishedOn(id, indicator.date);
  const named = indicator.period;
  const text = named === '' && proposed !== null ? formatPeriod(proposed) : named;
  if (proposed === null) return null;
  return (
    <div className="md:col-start-2 md:mt-2">
      <TextField
        label="Published that day: the figure for"
        error={periodError(id, text, serverNow())}
        shown
        required
        maxLength={MAX_DATE_TEXT}
        value={text}
        // A field that was emptied to type another stays so: '' is what is proposed.
        onChange={(period) => onChange(period || ' ')}
      />
    </div>
  );
}
