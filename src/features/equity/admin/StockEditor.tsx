import { useAppSelector } from '@/ui/storeHooks';
import { EditorBox } from '@/ui/admin/EditorBox';
import { useEditor } from '@/ui/admin/useEditor';
import { figureEditors } from '@/firebase/staff/figureEditors';
import { frames } from './stockFrames';
import { StockForm, type StockFormProps } from './StockForm';
const OTHER = { gainers: 'losers', losers: 'gainers' } as const;

/** One editor for both lists: five rows, their order, and what is left out of the save. */
export function StockEditor(props: Omit<StockFormProps, 'editor' | 'other'>) {
  const { kind, session: _session, recentSymbols: _symbols, ...place } = props;
  const editor = useEditor(figureEditors[kind]);
  const other = useAppSelector(figureEditors[OTHER[kind]].select).data?.['list'];
  if (editor.status !== 'ready') return <EditorBox {...frames[kind]} {...place} editor={editor} />;
  return <StockForm key={editor.version} {...props} editor={editor} other={other} />;
}
