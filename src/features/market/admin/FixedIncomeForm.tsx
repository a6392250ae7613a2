import { useMemo } from 'react';
import { EditorBox } from '@/ui/admin/EditorBox';
import type { ReadyEditor } from '@/ui/admin/useEditor';
import { Note } from '@/ui/admin/Note';
import { SheetKeys } from '@/ui/admin/SheetKeys';
import { useDraft } from '@/ui/admin/useDraft';
import { Questions } from '@/ui/admin/Questions';
import { useTicks } from '@/ui/admin/useTicks';
import { type BondDocument, type BondId, bondIds, parseFixedIncome } from '@/figures/market';
import { newQuestions } from '@/lib/sanityCheck';
import {
  type FixedIncomeDraft,
  fixedIncomeRows,
  labelQuestions,
  rateDocumentsOf,
  ratesDraft,
  ratesDraftOf,
} from '@/figures/admin/ratesDraft';
import { figures } from '@/figures/registry';
import type { frames } from './frames';
import { SessionChoice } from './SessionChoice';
import { useSessionChoice } from './useSessionChoice';
import { TenureRows } from './TenureRows';
import type { EditorProps } from './editorProps';

const changed = { paths: bondIds.map((id) => figures[id].path) };

interface FixedIncomeFormProps {
  boxProps: typeof frames.fixedIncome & EditorProps;
  editor: ReadyEditor<unknown, Record<BondId, BondDocument>>;
}

export function FixedIncomeForm({ boxProps, editor }: FixedIncomeFormProps) {
  const stored = useMemo(() => parseFixedIncome(editor.stored), [editor.stored]);
  const { draft, setDraft, saved, unsaved, markSaved, kept, compareWith } = useDraft(
    () => ratesDraftOf(stored),
    { editor: 'fixedIncome', schema: ratesDraft, describe: fixedIncomeRows },
  );

  const choice = useSessionChoice();
  const ticks = useTicks();
  const duplicateLabelQuestions = (lists: FixedIncomeDraft) =>
    bondIds.flatMap((id) => labelQuestions(id, lists[id]));

  async function save(options?: { overwrite: boolean }) {
    const next = rateDocumentsOf(draft);
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
        editor.theirs && compareWith(ratesDraftOf(parseFixedIncome(editor.theirs.documents)))
      }
      changed={changed}
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
        questions={newQuestions(duplicateLabelQuestions(draft), duplicateLabelQuestions(saved))}
        {...ticks}
        required
      />
    </EditorBox>
  );
}
