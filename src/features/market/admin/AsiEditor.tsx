import type { EditorProps } from './editorProps';
import { EditorBox } from '@/ui/admin/EditorBox';
import { useEditor } from '@/ui/admin/useEditor';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { editorBoxProps } from './frames';
import { AsiForm } from './AsiForm';
import { useHistory } from './useHistory';

export function AsiEditor({ className, ChangedBy }: EditorProps) {
  const editor = useEditor(figureEditors.asi);
  const history = useHistory(editor);
  const boxProps = {
    ...editorBoxProps.asi,
    ChangedBy,
    ...(className !== undefined && { className }),
  };
  if (editor.status !== 'ready') return <EditorBox {...boxProps} editor={editor} />;
  if (history.data === null && !history.failed) {
    return <EditorBox {...boxProps} editor={{ ...editor, status: 'loading' }} />;
  }
  return <AsiForm key={editor.version} {...{ boxProps, editor, history }} />;
}
