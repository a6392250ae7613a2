import { useRef, useState } from 'react';
import type { WithChangedBy } from '@/ui/admin/changedBy';
import { ChangedBox } from '@/ui/admin/ChangedBox';
import { RowButtons } from '@/ui/admin/RowButtons';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { findControlsNear, useRefocus } from '@/ui/admin/focus';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { stickyMessageClass } from '@/ui/admin/footClass';
import { toPlainWord } from '@/lib/plainText';
import { SearchField } from '@/ui/admin/SearchField';
import { SortableList } from '@/ui/admin/SortableList';
import { useUnsavedChanges } from '@/ui/admin/unsavedChanges';
import { classes } from '@/ui/classes';
import type { ResourceCategory } from '../documents';
import { CategoryForm } from './CategoryForm';
import { resourceStaffMessages } from './messages';
import { useCategories } from './differences';
import { useCategoryEditor } from './useCategoryEditor';

/** A list with more categories has a search field and scrolls. */
const MANY_CATEGORIES = 12;

const busyText = {
  saving: null,
  deleting: resourceStaffMessages.deletingCategory,
  reordering: resourceStaffMessages.savingOrder,
};

const rowClass = classes(
  'grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-hair py-2',
  '*:data-outcome:col-span-full **:data-move:h-8 [&>[data-move]]:row-[1/3] [&>[data-move]]:w-6',
  '*:data-moves:col-start-3 *:data-moves:row-start-1 *:data-moves:justify-self-end',
);

export function CategoryManager({ ChangedBy }: WithChangedBy) {
  const { status, data: categories, error, retrying, reload } = useCategories();
  const place = useRef<HTMLDivElement>(null);
  const refocus = useRefocus();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<ResourceCategory | null>(null);
  const many = categories.length > MANY_CATEGORIES;
  const needle = many ? toPlainWord(search).toLowerCase() : '';
  const found = categories.filter(({ name }) => toPlainWord(name).toLowerCase().includes(needle));

  const getNameField = () => place.current?.querySelector<HTMLElement>("[data-do='name']");
  /**
   * Moves the focus after an action: to the row of the category, or else to the next row, the last
   * row or the form.
   */
  const editor = useCategoryEditor((id, control) => {
    const ids = found.map((each) => each.id);
    const listRowControls = () =>
      id === null ? [] : findControlsNear(place.current, `[data-do='${control}']`, ids, id);
    refocus(() => [...listRowControls(), getNameField()]);
  });
  const { task, list, concerned } = editor;
  useUnsavedChanges(editor.unsaved);

  const off = task !== null || status !== 'succeeded';
  const busy = task === null ? null : busyText[task];
  const message = <OutcomeMessage outcome={list} className={stickyMessageClass} />;
  const failedRow = list.failure === null ? null : concerned;

  return (
    <ChangedBox
      title="Manage Resource Categories"
      changed={{ parts: ['categories'] }}
      ChangedBy={ChangedBy}
      busy={off}
      kept={editor.kept}
    >
      <div ref={place}>
        <CategoryForm editor={editor} disabled={off} />
        {/* The hint and the progress message share one line, so that the rows do not move while an
            order is being saved. */}
        <div className="mt-6 grid *:[grid-area:1/1]">
          <p className={classes('text-muted', busy !== null && 'invisible')}>
            {resourceStaffMessages.dragHint}
          </p>
          <p className="font-semibold" role="status">
            {busy}
          </p>
        </div>
        {many && (
          <SearchField
            label="Search categories"
            className="mt-4"
            list={{ search, searchFor: setSearch }}
          />
        )}
        {error !== null && (
          <LoadFailed busy={retrying} onRetry={reload}>
            {error}
          </LoadFailed>
        )}
        {categories.length === 0 ? (
          status === 'succeeded' ? (
            <p className="text-muted">{resourceStaffMessages.noCategories}</p>
          ) : (
            error === null && <Spinner>{resourceStaffMessages.loadingCategories}</Spinner>
          )
        ) : found.length === 0 ? (
          <p className="text-muted" role="status">
            {resourceStaffMessages.noSuchCategory}
          </p>
        ) : (
          <SortableList
            items={found}
            label="Categories"
            nameOf={({ name }) => name}
            onReorder={(_, id, to) => editor.reorder(id, to)}
            // Search results cannot be moved. Their positions in the whole list are different.
            disabled={off || editor.editing !== null || needle !== ''}
            className={classes(
              'mt-4 border-t border-navy-900',
              many && 'max-h-[min(640px,70svh)] overflow-auto px-1 [scrollbar-width:thin]',
            )}
            rowClassName={rowClass}
          >
            {(category, parts) => (
              <>
                {parts.handle}
                <b
                  className="col-start-2 row-start-1 line-clamp-2 leading-6 font-semibold wrap-anywhere"
                  title={category.name}
                >
                  {category.name}
                </b>
                <span className="col-start-2 row-start-2 text-label/5 text-muted">
                  Order: {category.displayOrder}
                </span>
                {parts.moveButtons}
                <div className="col-[2/4] row-start-2 flex justify-self-end *:border-transparent *:px-2 *:not-off:hover:border-edge">
                  <RowButtons
                    name={category.name}
                    disabled={off}
                    onEdit={() => {
                      editor.edit(category);
                      getNameField()?.focus();
                    }}
                    onDelete={() => setAsked(category)}
                  />
                </div>
                {category.id === failedRow && message}
              </>
            )}
          </SortableList>
        )}
      </div>
      {!found.some(({ id }) => id === failedRow) && message}
      {asked !== null && (
        <ConfirmDialog
          title="Delete category"
          text={resourceStaffMessages.confirmDeleteCategory}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            editor.remove(asked);
          }}
        />
      )}
    </ChangedBox>
  );
}
