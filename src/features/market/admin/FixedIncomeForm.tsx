import { useMemo } from 'react';
import { EditorBox } from '@/ui/admin/EditorBox';
import type { ReadyEditor } from '@/ui/admin/useEditor';
import { Note } from '@/ui/admin/Note';
import { SheetKeys } from '@/ui/admin/SheetKeys';
import { useDraft } from '@/ui/admin/useDraft';
import { Questions } from '@/ui/admin/Questions';
import { useTicks } from '@/ui/admin/useTicks';
import { type BondDocument, type BondId, bondIds, parseFixedIncome } from '@/figures/market';
import { findNewQuestions } from '@/lib/sanityCheck';
import {
  type FixedIncomeDraft,
  toFixedIncomeRows,
  listLabelQuestions,
  toRateDocuments,
  ratesDraft,
  toRatesDraft,
} from '@/figures/admin/ratesDraft';
import { figures } from '@/figures/registry';
import type { editorBoxProps } from './frames';
import { SessionChoice } from './SessionChoice';
import { useSessionChoice } from './useSessionChoice';
import { TenureRows } from './TenureRows';
import type { EditorProps } from './editorProps';

const changedDocuments = { paths: bondIds.map((id) => figures[id].path) };

interface FixedIncomeFormProps {
  boxProps: typeof editorBoxProps.fixedIncome & EditorProps;
  editor: ReadyEditor<unknown, Record<BondId, BondDocument>>;
}

export function FixedIncomeForm({ boxProps, editor }: FixedIncomeFormProps) {
  const stored = useMemo(() => parseFixedIncome(editor.stored), [editor.stored]);
  const { draft, setDraft, saved, unsaved, markSaved, kept, compareWith } = useDraft(
    () => toRatesDraft(stored),
    { editor: 'fixedIncome', schema: ratesDraft, describe: toFixedIncomeRows },
  );

  const choice = useSessionChoice();
  const ticks = useTicks();
  const getDuplicateLabelQuestions = (lists: FixedIncomeDraft) =>
    bondIds.flatMap((id) => listLabelQuestions(id, lists[id]));

  async function save(options?: { overwrite: boolean }) {
    const next = toRateDocuments(draft);
    const session = { day: choice.session };
    if (next === null || !(await editor.save(next, { ...options, session }))) return;
    markSaved(draft);
    choice.reset();
  }

  return (
    <EditorBox
      {...boxProps}
      editor={editor}
      unsaved={unsaved}
      kept={kept}
      compared={
        editor.theirs && compareWith(toRatesDraft(parseFixedIncome(editor.theirs.documents)))
      }
      changed={changedDocuments}
      onSave={(options) => void save(options)}
      note={<Note>Rates are shown to two decimals.</Note>}
    >
      <SessionChoice choice={choice} />
      <div className="mt-4 grid gap-x-16 gap-y-6 md:grid-cols-2">
        {bondIds.map((id) => (
          <TenureRows
            key={id}
            id={id}
            rows={draft[id]}
            stored={stored[id]}
            ticks={ticks}
            onChange={(rows) => setDraft({ ...draft, [id]: rows })}
          />
        ))}
      </div>
      <SheetKeys />
      <Questions
        questions={findNewQuestions(
          getDuplicateLabelQuestions(draft),
          getDuplicateLabelQuestions(saved),
        )}
        {...ticks}
        required
      />
    </EditorBox>
  );
}
