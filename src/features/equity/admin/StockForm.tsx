import { Fragment } from 'react';
import type { WithChangedBy } from '@/ui/admin/changedBy';
import { getServerNow } from '@/firebase/staff/clock';
import { toPlainWord } from '@/lib/plainText';
import { formatDayWithoutYear } from '@/lib/calendar';
import { EditorBox } from '@/ui/admin/EditorBox';
import type { ReadyEditor } from '@/ui/admin/useEditor';
import { Note } from '@/ui/admin/Note';
import { SitePreview } from '@/ui/admin/SitePreview';
import { useSheet } from '@/ui/admin/useSheet';
import { SheetKeys } from '@/ui/admin/SheetKeys';
import { SheetPaste } from '@/ui/admin/SheetPaste';
import { Questions } from '@/ui/admin/Questions';
import { useTicks } from '@/ui/admin/useTicks';
import { SortableList } from '@/ui/admin/SortableList';
import { useDraft } from '@/ui/admin/useDraft';
import { useConfirmZero } from '@/ui/admin/useConfirmZero';
import { mapKeys } from '@/lib/records';
import { findNewQuestions } from '@/lib/sanityCheck';
import { isUnreadable } from '@/lib/zeros';
import { Warnings } from '@/ui/admin/Warnings';
import { classes } from '@/ui/classes';
import { parseStockList, type StockKind, stockKinds, type StocksDocument } from '@/figures/stocks';
import { findEditedListQuestions, warnAboutUnknownSymbols } from '@/figures/admin/listChecks';
import { toStockFieldRows } from '@/figures/admin/stockDifferences';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import {
  toSavedRows,
  parseCloses,
  isComplete,
  type RowDraft,
  findRowWarnings,
  settleStocks,
  toStockDocument,
  stockDraft,
  toStockDraft,
  listStockFigures,
  listStockQuestions,
  listStockWarnings,
  listStockZeroReasons,
  SYMBOL_LABEL,
  findTooLargeChanges,
} from '@/figures/admin/stockDraft';
import { stockLists } from '@/figures/registry';
import { stockColumns } from './stockColumns';
import { StockRow } from './StockRow';
import { ChangeText } from './ChangeText';
import { columnsClass, rowClass } from './rowClasses';
import { stockEditorLabels } from './stockFrames';

const HINT = 'Drag a row, or use the arrows. The order is saved with the list.';

export interface StockFormProps extends WithChangedBy {
  kind: StockKind;
  /**
   * The trading session to which a save would belong now, as 'YYYY-MM-DD'. The site derives it from
   * the time of the save.
   */
  session: string;
  recentSymbols?: readonly string[] | null;
  className?: string;
  editor: ReadyEditor<{ list?: unknown }, { list: StocksDocument }>;
  /**
   * The stored document of the other list: the losers in the form of the gainers, and the gainers
   * in the form of the losers. Undefined until the editor of the other list has loaded its
   * document.
   */
  other?: unknown;
}

/** Returns the complete rows as visitors will see them. Returns null if no row is complete. */
function toPreviewRows(rows: readonly RowDraft[]) {
  const complete = rows.filter(isComplete);
  return complete.length === 0
    ? null
    : complete.map((row) => {
        const [previous, current] = parseCloses(row);
        return { symbol: toPlainWord(row.symbol), previous, current };
      });
}

export function StockForm(props: StockFormProps) {
  const { kind, session, recentSymbols = null, editor, other, ...boxProps } = props;
  const { title, saveText } = stockEditorLabels[kind];
  const { draft, setDraft, saved, unsaved, markSaved, kept, compareWith } = useDraft<
    readonly RowDraft[]
  >(() => toStockDraft(kind, editor.stored.list), {
    editor: kind,
    schema: stockDraft,
    describe: toStockFieldRows,
  });
  const { zeros, wasAsked, onZero, edit, stops, clear } = useConfirmZero({
    draft,
    setDraft,
    figuresOf: listStockFigures,
    settleDraft: settleStocks,
    listReasons: (rows, typed) => listStockZeroReasons(rows, typed, saved),
    outcome: editor.outcome,
    saveText,
  });
  const ticks = useTicks();
  const lists = mapKeys(stockKinds, (each) =>
    parseStockList(each, each === kind ? editor.stored.list : other),
  );
  const questions = [
    ...findNewQuestions(listStockQuestions(kind, draft), listStockQuestions(kind, saved)),
    ...findEditedListQuestions(kind, draft, saved, lists, session),
  ];
  const sheet = useSheet({
    rows: draft,
    columns: stockColumns,
    onType: edit,
    onPut: (rows) => {
      edit(rows);
      for (const { field, text } of listStockFigures(rows).filter(isUnreadable))
        onZero(field, text);
    },
  });

  async function save(options?: { overwrite: boolean }) {
    const list = toStockDocument(kind, draft, getServerNow());
    const tooLarge = findTooLargeChanges(draft);
    if (list === null) {
      editor.outcome.fail(equityStaffMessages.noValidStock);
    } else if (tooLarge !== null) {
      editor.outcome.fail(tooLarge);
    } else if (!stops() && (await editor.save({ list }, options))) {
      markSaved(toSavedRows(draft));
      clear();
    }
  }

  return (
    <EditorBox
      {...stockEditorLabels[kind]}
      {...boxProps}
      editor={editor}
      unsaved={unsaved}
      compared={editor.theirs && compareWith(toStockDraft(kind, editor.theirs.documents.list))}
      kept={{
        ...kept,
        restore: () => {
          clear();
          kept.restore();
        },
      }}
      changed={{ paths: [stockLists[kind].path] }}
      onSave={(options) => void save(options)}
      note={<Note>{HINT}</Note>}
    >
      <p className="mb-2">For {formatDayWithoutYear(session)}</p>
      <div className="@container" {...sheet.tableProps}>
        <div
          className={classes(
            columnsClass,
            'mb-1 border-b border-hair pb-2 text-label font-medium text-muted *:whitespace-nowrap @max-[520px]:hidden',
          )}
          aria-hidden="true"
        >
          <span />
          <span />
          <span>{SYMBOL_LABEL}</span>
          <span className="text-right">Previous Close</span>
          <span className="text-right">Current Close</span>
          <span className="text-right">Change (%)</span>
          <span />
        </div>
        <SortableList
          items={draft}
          label={title}
          nameOf={(_, index) => `row ${index + 1}`}
          onReorder={(rows) => sheet.change(rows)}
          rowClassName={rowClass}
        >
          {(row, parts) => (
            <StockRow
              row={row}
              parts={parts}
              warnings={findRowWarnings(row, zeros, wasAsked ? saved : [])}
              cellProps={(column) => sheet.cellProps(parts.index, column)}
              onZero={(close, typed) => onZero(`${row.id} ${close}`, typed)}
              onChange={(changed, column) =>
                sheet.change(
                  draft.map((old) => (old.id === row.id ? changed : old)),
                  { row: parts.index, column },
                )
              }
            />
          )}
        </SortableList>
      </div>
      <SheetKeys />
      <SheetPaste sheet={sheet} />
      <SitePreview
        stored={toPreviewRows(toStockDraft(kind, editor.stored.list))}
        next={toPreviewRows(draft)}
      >
        {(rows) =>
          rows.map(({ symbol, ...closes }, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              <b>{symbol}</b> <ChangeText {...closes} />
            </Fragment>
          ))
        }
      </SitePreview>
      <Warnings>
        {[
          ...listStockWarnings(draft),
          ...warnAboutUnknownSymbols(draft.filter(isComplete), recentSymbols, lists),
        ]}
      </Warnings>
      <Questions questions={questions} {...ticks} required />
    </EditorBox>
  );
}
