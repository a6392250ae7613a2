import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Banner, MessageBanner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { SortableList } from '@/ui/admin/SortableList';
import { Spinner } from '@/ui/admin/Spinner';
import { useUnsavedChanges } from '@/ui/admin/useUnsavedChanges';
import { classes } from '@/ui/classes';
import { resourceMessages } from '../messages';
import type { ResourceCategory } from '../resource';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import { CategoryForm } from './CategoryForm';
import { useCategoryEditor } from './useCategoryEditor';
import './categories.css';

const busyText = {
  saving: null,
  deleting: resourceMessages.deletingCategory,
  reordering: resourceMessages.savingOrder,
};

function Conflict({ onReload, onOverwrite }: { onReload: () => void; onOverwrite: () => void }) {
  return (
    <Banner
      tone="warn"
      actions={
        <>
          <Button small onClick={onReload}>
            Reload
          </Button>
          <Button small onClick={onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      {resourceMessages.categoryConflict}
    </Banner>
  );
}

/** Manage Resource Categories. */
export function CategoryManager() {
  const dispatch = useAppDispatch();
  const { status, data: categories, error } = useAppSelector(selectCategories);
  const editor = useCategoryEditor();
  const { editing, task } = editor;
  const [asked, setAsked] = useState<ResourceCategory | null>(null);
  useUnsavedChanges(editor.name.trim() !== (editing?.name ?? ''));
  useEffect(() => {
    if (status === 'idle') void dispatch(fetchCategories());
  }, [dispatch, status]);

  const loaded = status === 'succeeded';
  const off = task !== null || !loaded;
  const busy = task === null ? null : busyText[task];

  return (
    <Box
      title="Manage Resource Categories"
      banner={
        editor.conflict ? (
          <Conflict onReload={editor.reload} onOverwrite={editor.overwrite} />
        ) : (
          <MessageBanner message={editor.message} />
        )
      }
      busy={off}
    >
      <CategoryForm
        name={editor.name}
        editing={editing !== null}
        disabled={off}
        onName={editor.setName}
        onSubmit={editor.submit}
        onCancel={editor.cancel}
      />
      {/* In one place: the rows below stay where they are while an order is saved. */}
      <div className="cat-say">
        <p className={classes('muted', busy !== null && 'invisible')}>
          {resourceMessages.dragHint}
        </p>
        <p className="busy" role="status">
          {busy}
        </p>
      </div>
      {status === 'failed' && error !== null ? (
        <LoadFailed onRetry={() => void dispatch(fetchCategories())}>{error}</LoadFailed>
      ) : !loaded ? (
        <Spinner>{resourceMessages.loadingCategories}</Spinner>
      ) : categories.length === 0 ? (
        <p className="muted">{resourceMessages.noCategories}</p>
      ) : (
        <SortableList
          items={categories}
          label="Categories"
          nameOf={({ name }) => name}
          onReorder={editor.reorder}
          disabled={off || editing !== null}
          className="cl"
        >
          {(category, { handle, moveButtons }) => (
            <>
              {handle}
              <b>{category.name}</b>
              <span>Order: {category.displayOrder}</span>
              {moveButtons}
              <div className="ed">
                <Button
                  small
                  disabled={off}
                  aria-label={`Edit ${category.name}`}
                  onClick={() => editor.edit(category)}
                >
                  Edit
                </Button>
                <Button
                  small
                  look="danger"
                  disabled={off}
                  aria-label={`Delete ${category.name}`}
                  onClick={() => setAsked(category)}
                >
                  Delete
                </Button>
              </div>
            </>
          )}
        </SortableList>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Delete category"
        text={resourceMessages.confirmDeleteCategory}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) editor.remove(asked);
        }}
      />
    </Box>
  );
}
