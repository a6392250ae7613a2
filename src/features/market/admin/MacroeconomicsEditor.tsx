import type { WithChangedBy } from '@/ui/admin/changedBy';
import { EditorBox } from '@/ui/admin/EditorBox';
import { useEditor } from '@/ui/admin/useEditor';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { editorBoxProps } from './frames';
import { MacroeconomicsForm } from './MacroeconomicsForm';
import { useHistory } from './useHistory';

export function MacroeconomicsEditor({ ChangedBy }: WithChangedBy) {
  const editor = useEditor(figureEditors.macroeconomics, { keepErrors: true });
  const history = useHistory(editor);
  if (editor.status !== 'ready')
    return <EditorBox {...editorBoxProps.macroeconomics} editor={editor} />;
  if (history.data === null && !history.failed) {
    return (
      <EditorBox {...editorBoxProps.macroeconomics} editor={{ ...editor, status: 'loading' }} />
    );
  }
  return <MacroeconomicsForm key={editor.version} {...{ editor, history, ChangedBy }} />;
}
