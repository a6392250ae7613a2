import type { WithChangedBy } from '@/ui/admin/changedBy';
import { EditorBox } from '@/ui/admin/EditorBox';
import { useEditor } from '@/ui/admin/useEditor';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { frames } from './frames';
import { MacroeconomicsForm } from './MacroeconomicsForm';
import { useHistory } from './useHistory';

export function MacroeconomicsEditor({ ChangedBy }: WithChangedBy) {
  const editor = useEditor(figureEditors.macroeconomics, { keepErrors: true });
  const history = useHistory(editor);
  if (editor.status !== 'ready') return <EditorBox {...frames.macroeconomics} editor={editor} />;
  if (history.data === null && !history.failed) {
    return <EditorBox {...frames.macroeconomics} editor={{ ...editor, status: 'loading' }} />;
  }
  return <MacroeconomicsForm key={editor.version} {...{ editor, history, ChangedBy }} />;
}
