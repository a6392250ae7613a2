import { useAppSelector } from '@/ui/storeHooks';
import { EditorBox } from '@/ui/admin/EditorBox';
import { useEditor } from '@/ui/admin/useEditor';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { stockEditorLabels } from './stockFrames';
import { StockForm, type StockFormProps } from './StockForm';
const OTHER_KIND = { gainers: 'losers', losers: 'gainers' } as const;

export function StockEditor(props: Omit<StockFormProps, 'editor' | 'other'>) {
  const { kind, session: _session, recentSymbols: _symbols, ...boxProps } = props;
  const editor = useEditor(figureEditors[kind]);
  const other = useAppSelector(figureEditors[OTHER_KIND[kind]].select).data?.['list'];
  if (editor.status !== 'ready')
    return <EditorBox {...stockEditorLabels[kind]} {...boxProps} editor={editor} />;
  return <StockForm key={editor.version} {...props} editor={editor} other={other} />;
}
