import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { formatCalendarDate, formatPrice, formatSigned, roundTo2 } from '@/lib/format';
import { dayInWords, isFutureDay } from '@/lib/days';
import type { DocumentsSave } from '@/firebase/staff/editedDocuments';
import { EditorBox } from '@/ui/admin/EditorBox';
import { Field } from '@/ui/admin/Field';
import { changeLooks, Note } from '@/ui/admin/Note';
import { NumberField } from '@/ui/admin/NumberInput';
import { useDraft } from '@/ui/admin/useDraft';
import { type ReadyEditor, useEditor } from '@/ui/admin/useEditor';
import { type Asi, parseAsi } from '../documents';
import { toAsi, toDraft } from './asiDraft';
import { asiRows } from './draftRows';
import { VIEW_HREF } from './links';
import { asiEditor, selectAsiEditor } from './marketThunks';
import { marketStaffMessages } from './messages';

const frame = { title: 'All Share Index (ASI)', viewHref: VIEW_HREF, saveText: 'Save ASI' };

/** The index: value, change and date, and how visitors will read them. */
export function AsiEditor({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const editor = useEditor({
    state: useAppSelector(selectAsiEditor),
    load: () => void dispatch(asiEditor.load()),
    close: () => dispatch(asiEditor.close()),
    save: (save: DocumentsSave<{ asi: Asi }>) => dispatch(asiEditor.save(save)),
    messages: asiEditor.messages,
  });
  const place = { ...frame, ...(className !== undefined && { className }) };
  if (editor.status !== 'ready') return <EditorBox {...place} editor={editor} />;
  return <AsiForm key={editor.version} place={place} editor={editor} />;
}

interface AsiFormProps {
  place: typeof frame & { className?: string };
  editor: ReadyEditor<{ asi?: unknown }, { asi: Asi }>;
}

/** The form, once the stored figures are there. */
export function AsiForm({ place, editor }: AsiFormProps) {
  const { draft, setDraft, unsaved, markSaved, kept, compareWith } = useDraft(
    () => toDraft(parseAsi(editor.stored.asi)),
    { keep: { editor: 'asi', describe: asiRows } },
  );
  const asi = toAsi(draft);

  async function save(options?: { overwrite: boolean }) {
    if (asi !== null && (await editor.save({ asi }, options))) markSaved(draft);
  }

  return (
    <EditorBox
      {...place}
      editor={editor}
      unsaved={unsaved}
      kept={kept}
      compared={editor.theirs && compareWith(toDraft(parseAsi(editor.theirs.documents.asi)))}
      onSave={(options) => void save(options)}
    >
      <div className="grid grid-cols-[1fr_1fr] gap-4 max-md:*:first:col-span-full md:grid-cols-[1fr_1fr_1fr] pair:grid-cols-[1fr]">
        <NumberField
          label="Value"
          kind="price"
          step="any"
          required
          value={draft.value}
          onChange={(value) => setDraft({ ...draft, value })}
        />
        <NumberField
          label="Change (%)"
          kind="percent"
          required
          value={draft.change}
          onChange={(change) => setDraft({ ...draft, change })}
        />
        <Field label="Date" hint={<DayHint date={draft.date} />}>
          {(control) => (
            <input
              {...control}
              type="date"
              required
              value={draft.date}
              onChange={(event) => setDraft({ ...draft, date: event.target.value })}
            />
          )}
        </Field>
      </div>
      <AsiPreview asi={asi} />
    </EditorBox>
  );
}

/** The date as no browser can turn it round: 3/12 is December in one and March in another. */
function DayHint({ date }: { date: string }) {
  const words = dayInWords(date);
  if (words === '') return 'No date yet';
  if (!isFutureDay(date, new Date())) return words;
  return <>{marketStaffMessages.futureDay(words)}</>;
}

function AsiPreview({ asi }: { asi: Asi | null }) {
  if (asi === null) return <Note className="mt-4">On the site: -</Note>;
  const change = roundTo2(asi.change);
  return (
    <Note className="mt-4">
      On the site: <b>{formatPrice(asi.value)}</b>{' '}
      <span className={changeLooks[change >= 0 ? 'up' : 'down']}>{formatSigned(change)}%</span>{' '}
      <b>{formatCalendarDate(asi.date)}</b>
    </Note>
  );
}
