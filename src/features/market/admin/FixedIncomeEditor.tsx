import type { EditorProps } from './editorProps';
import { EditorBox } from '@/ui/admin/EditorBox';
import { useEditor } from '@/ui/admin/useEditor';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { frames } from './frames';
import { FixedIncomeForm } from './FixedIncomeForm';

export function FixedIncomeEditor({ className, ChangedBy }: EditorProps) {
  const editor = useEditor(figureEditors.fixedIncome);
  const place = { ...frames.fixedIncome, ChangedBy, ...(className !== undefined && { className }) };
  if (editor.status !== 'ready') return <EditorBox {...place} editor={editor} />;
  return <FixedIncomeForm key={editor.version} place={place} editor={editor} />;
}
