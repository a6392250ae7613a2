import { useId, useMemo } from 'react';
import { marketStaffMessages } from '@/figures/admin/messages';
import type { WithChangedBy } from '@/ui/admin/changedBy';
import { mapKeys } from '@/lib/records';
import { combineChecks, findNewQuestions } from '@/lib/sanityCheck';
import { EditorBox } from '@/ui/admin/EditorBox';
import type { ReadyEditor } from '@/ui/admin/useEditor';
import { NumberField } from '@/ui/admin/NumberField';
import { Questions } from '@/ui/admin/Questions';
import { useTicks } from '@/ui/admin/useTicks';
import { useDraft } from '@/ui/admin/useDraft';
import { SanityNote } from '@/ui/admin/SanityNote';
import { FieldWarnings } from '@/ui/admin/FieldWarnings';
import { useConfirmZero } from '@/ui/admin/useConfirmZero';
import { formatZeroMessage } from '@/lib/zeros';
import { classes } from '@/ui/classes';
import { indicatorIds, type MacroDocuments, macroIds, parseMacroeconomics } from '@/figures/market';
import { findPreviousCloses, findRecentCloses } from '@/figures/admin/closes';
import {
  checkMacro,
  describeExchangeRate,
  EXCHANGE_TITLE,
  toMacroDocuments,
  macroDraft,
  toMacroDraft,
  toMacroFieldRows,
  listMacroFigures,
  listMacroQuestions,
  macroTitles,
  listMacroZeroReasons,
  listChosenPeriods,
  parseDraftPrice,
  settleMacro,
} from '@/figures/admin/macroDraft';
import { figures } from '@/figures/registry';
import { IndicatorRow } from './IndicatorRow';
import { linesClass, questionClass, rowClass, titleClass } from './macroRowClasses';
import { editorBoxProps } from './frames';
import { MacroPreview } from './MacroPreview';
import { SessionChoice } from './SessionChoice';
import { useSessionChoice } from './useSessionChoice';
import { UncheckedFigure } from './UncheckedFigure';
import type { HistoryRequest } from './useHistory';

const changedDocuments = { paths: macroIds.map((id) => figures[id].path) };

/**
 * The note about the exchange rate is below the field in the third column. A long note extends to
 * the left.
 */
const exchangeNoteClass = classes(
  'max-md:col-span-full max-md:*:data-ruler:mr-31 max-narrow:*:data-ruler:mr-25',
  'md:col-[2/-1] md:*:data-ruler:ml-auto md:*:data-ruler:w-36 md:[&>p]:justify-end',
);

interface MacroeconomicsFormProps extends WithChangedBy {
  editor: ReadyEditor<unknown, MacroDocuments>;
  history: HistoryRequest;
}

export function MacroeconomicsForm({ editor, history, ChangedBy }: MacroeconomicsFormProps) {
  const stored = useMemo(() => parseMacroeconomics(editor.stored), [editor.stored]);
  const { draft, setDraft, saved, unsaved, markSaved, kept, compareWith } = useDraft(
    () => toMacroDraft(stored),
    { editor: 'macroeconomics', schema: macroDraft, describe: toMacroFieldRows },
  );
  const { zeros, onZero, edit, stops, clear } = useConfirmZero({
    draft,
    setDraft,
    figuresOf: listMacroFigures,
    settleDraft: settleMacro,
    listReasons: (_, typed) => listMacroZeroReasons(typed),
    outcome: editor.outcome,
    saveText: editorBoxProps.macroeconomics.saveText,
  });
  /** Returns a warning if the input in the field is not a number and was read as 0. */
  const getWarning = (field: string) => {
    const typed = zeros[field];
    return typed === undefined ? undefined : formatZeroMessage(typed);
  };
  const choice = useSessionChoice();
  const { session } = choice;
  const closes = history.data && findRecentCloses(history.data, session);
  const { exchangeRate } = stored;
  const before = findPreviousCloses({ asi: null, exchangeRate }, closes, session).exchangeRate;
  const checks = checkMacro(draft, stored, { before, session }, Object.keys(zeros));
  const ticks = useTicks();
  const currentQuestions = listMacroQuestions(draft, checks);
  const savedQuestions = listMacroQuestions(saved, checkMacro(saved, stored, { before, session }));
  const questions = mapKeys(macroIds, (id) =>
    findNewQuestions(currentQuestions[id], savedQuestions[id]),
  );
  const changedFigure =
    draft.price === saved.price ? null : describeExchangeRate(parseDraftPrice(draft));
  const noteId = useId();

  const restore = () => {
    clear();
    kept.restore();
  };
  async function save(options?: { overwrite: boolean }) {
    if (stops()) return;
    const next = toMacroDocuments(draft);
    const saveFor = { day: session, periods: listChosenPeriods(draft) };
    if (next === null || !(await editor.save(next, { ...options, session: saveFor }))) return;
    markSaved(draft);
    history.reload();
    choice.reset();
    clear();
  }

  return (
    <EditorBox
      {...editorBoxProps.macroeconomics}
      editor={editor}
      unsaved={unsaved}
      compared={
        editor.theirs && compareWith(toMacroDraft(parseMacroeconomics(editor.theirs.documents)))
      }
      kept={{ ...kept, restore }}
      changed={changedDocuments}
      ChangedBy={ChangedBy}
      onSave={(options) => void save(options)}
    >
      <div className="pair:grid pair:grid-cols-[minmax(0,1fr)_320px] pair:gap-8">
        <div className="grid gap-4">
          <SessionChoice choice={choice} />
          <div className={rowClass} role="group" aria-label={EXCHANGE_TITLE}>
            <h3 className={titleClass}>{EXCHANGE_TITLE}</h3>
            <NumberField
              label={marketStaffMessages.macroeconomics.priceLabel}
              kind="price"
              step="any"
              orZero
              required
              value={draft.price}
              warning={getWarning('exchangeRate')}
              className="md:col-start-3"
              hasWarning={checks.exchangeRate.figure.tone === 'warning'}
              describedBy={checks.exchangeRate.figure.message === '' ? undefined : noteId}
              onZero={(typed) => onZero('exchangeRate', typed)}
              onChange={(price) => edit({ ...draft, price })}
            />
            <SanityNote
              className={exchangeNoteClass}
              id={noteId}
              check={checks.exchangeRate.figure}
              linesClassName={linesClass}
              ruler
            />
            <div className={questionClass}>
              <Questions questions={questions.exchangeRate} {...ticks} required reasonId={noteId} />
              <UncheckedFigure {...{ history, ticks }} figure={changedFigure} />
            </div>
          </div>
          {indicatorIds.map((id) => (
            <IndicatorRow
              key={id}
              id={id}
              indicator={draft[id]}
              warning={getWarning(id)}
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
      <FieldWarnings
        checks={(['exchangeRate', ...indicatorIds] as const).map((id) => [
          macroTitles[id],
          combineChecks(checks[id].date, checks[id].figure),
        ])}
      />
    </EditorBox>
  );
}
