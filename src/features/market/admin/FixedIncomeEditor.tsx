import type { EditorProps } from './editorProps';
import { EditorBox } from '@/ui/admin/EditorBox';
import { useEditor } from '@/ui/admin/useEditor';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { editorBoxProps } from './frames';
import { FixedIncomeForm } from './FixedIncomeForm';

export function FixedIncomeEditor({ className, ChangedBy }: EditorProps) {
  const editor = useEditor(figureEditors.fixedIncome);
  const boxProps = {
    ...editorBoxProps.fixedIncome,
    ChangedBy,
    ...(className !== undefined && { className }),
  };
  if (editor.status !== 'ready') return <EditorBox {...boxProps} editor={editor} />;
  return <FixedIncomeForm key={editor.version} boxProps={boxProps} editor={editor} />;
}
