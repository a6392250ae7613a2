import { useAppDispatch } from '@/app/hooks';
import { EditorBox } from '@/ui/admin/EditorBox';
import { Field } from '@/ui/admin/Field';
import { NumberField } from '@/ui/admin/NumberInput';
import { type CheckedEditor, useCheckedEditor } from '@/ui/admin/useCheckedEditor';
import { useDraft } from '@/ui/admin/useDraft';
import { indicatorIds } from '../documents';
import { MAX_DATE_TEXT } from '../limits';
import { macroeconomicsSaved } from '../marketSlice';
import { MACRO_LOAD_FAILED, MACRO_SAVE_FAILED, MACRO_SAVED } from '../messages';
import { VIEW_HREF } from './links';
import { documentsOf, draftOf, EDITOR_TITLES, fromDocuments, type MacroDraft } from './macroDraft';
import { MacroPreview } from './MacroPreview';
import { macroeconomicsRefs } from './refs';
import './MacroeconomicsEditor.css';

const TEXTS = { loadFailed: MACRO_LOAD_FAILED, saveFailed: MACRO_SAVE_FAILED, saved: MACRO_SAVED };
const frame = { title: 'Macroeconomics', viewHref: VIEW_HREF, saveText: 'Save Changes' };

/** The three indicators and the exchange rate, saved together. */
export function MacroeconomicsEditor() {
  const dispatch = useAppDispatch();
  const editor = useCheckedEditor({
    refs: macroeconomicsRefs,
    texts: TEXTS,
    keepErrors: true,
    onSaved: (saved) => dispatch(macroeconomicsSaved(fromDocuments(saved))),
  });
  if (editor.status !== 'ready') return <EditorBox {...frame} editor={editor} />;
  return <MacroeconomicsForm key={editor.version} editor={editor} />;
}

/** The form, once the stored figures are there. */
export function MacroeconomicsForm({ editor }: { editor: CheckedEditor }) {
  const { draft, setDraft, markSaved } = useDraft(draftOf(fromDocuments(editor.stored)));

  async function save(options?: { overwrite: boolean }) {
    const next = documentsOf(draft);
    if (next !== null && (await editor.save(next, options))) markSaved(draft);
  }

  return (
    <EditorBox {...frame} editor={editor} onSave={(options) => void save(options)}>
      <div className="macro-rows">
        {indicatorIds.map((id) => (
          <IndicatorRow
            key={id}
            title={EDITOR_TITLES[id]}
            indicator={draft[id]}
            onChange={(indicator) => setDraft({ ...draft, [id]: indicator })}
          />
        ))}
        <div className="macro-row" role="group" aria-label="Exchange Rate">
          <h3>Exchange Rate</h3>
          <NumberField
            label="Price (N per $)"
            kind="price"
            step="any"
            orZero
            required
            value={draft.price}
            onChange={(price) => setDraft({ ...draft, price })}
          />
        </div>
      </div>
      <MacroPreview draft={draft} />
    </EditorBox>
  );
}

interface IndicatorRowProps {
  title: string;
  indicator: MacroDraft['gdp'];
  onChange: (indicator: MacroDraft['gdp']) => void;
}

function IndicatorRow({ title, indicator, onChange }: IndicatorRowProps) {
  return (
    <div className="macro-row" role="group" aria-label={title}>
      <h3>{title}</h3>
      <Field label="Date">
        {(control) => (
          <input
            {...control}
            maxLength={MAX_DATE_TEXT}
            placeholder="e.g. February 20, 2025"
            value={indicator.date}
            onChange={(event) => onChange({ ...indicator, date: event.target.value })}
          />
        )}
      </Field>
      <NumberField
        label="Percentage"
        kind="percent"
        step="any"
        orZero
        required
        value={indicator.percentage}
        onChange={(percentage) => onChange({ ...indicator, percentage })}
      />
    </div>
  );
}
