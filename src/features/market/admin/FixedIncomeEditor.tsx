import { EditorBox } from '@/ui/admin/EditorBox';
import { Note } from '@/ui/admin/Note';
import { type CheckedEditor, useCheckedEditor } from '@/ui/admin/useCheckedEditor';
import { useDraft } from '@/ui/admin/useDraft';
import { Warnings } from '@/ui/admin/Warnings';
import { bondIds } from '../documents';
import {
  FIXED_INCOME_LOAD_FAILED,
  FIXED_INCOME_SAVE_FAILED,
  FIXED_INCOME_SAVED,
} from '../messages';
import { documentsOf, draftOf, warningsFor } from './fixedIncomeDraft';
import { VIEW_HREF } from './links';
import { fixedIncomeRefs } from './refs';
import { TenureRows } from './TenureRows';

const TEXTS = {
  loadFailed: FIXED_INCOME_LOAD_FAILED,
  saveFailed: FIXED_INCOME_SAVE_FAILED,
  saved: FIXED_INCOME_SAVED,
};
const frame = { title: 'Fixed Income', viewHref: VIEW_HREF, saveText: 'Save Fixed Income' };

/** Bonds and T-bills, saved together. */
export function FixedIncomeEditor({ className }: { className?: string }) {
  const editor = useCheckedEditor({
    refs: fixedIncomeRefs,
    texts: TEXTS,
  });
  const place = { ...frame, ...(className !== undefined && { className }) };
  if (editor.status !== 'ready') return <EditorBox {...place} editor={editor} />;
  return <FixedIncomeForm key={editor.version} place={place} editor={editor} />;
}

interface FixedIncomeFormProps {
  place: typeof frame & { className?: string };
  editor: CheckedEditor;
}

/** The form, once the stored rates are there. */
export function FixedIncomeForm({ place, editor }: FixedIncomeFormProps) {
  const { draft, setDraft, unsaved, markSaved } = useDraft(draftOf(editor.stored));

  async function save(options?: { overwrite: boolean }) {
    const next = documentsOf(draft);
    if (next !== null && (await editor.save(next, options))) markSaved(draft);
  }

  return (
    <EditorBox
      {...place}
      editor={editor}
      unsaved={unsaved}
      onSave={(options) => void save(options)}
      note={<Note>Rates are shown with two decimals.</Note>}
    >
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
        {bondIds.map((id) => (
          <TenureRows
            key={id}
            id={id}
            rows={draft[id]}
            onChange={(rows) => setDraft({ ...draft, [id]: rows })}
          />
        ))}
      </div>
      <Warnings>{warningsFor(draft)}</Warnings>
    </EditorBox>
  );
}
