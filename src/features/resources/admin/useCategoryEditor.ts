import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { Message } from '@/ui/admin/Banner';
import { useTimedMessage } from '@/ui/admin/useTimedMessage';
import { BANNER_MS } from '../limits';
import { resourceMessages } from '../messages';
import type { ResourceCategory } from '../resource';
import { categoriesReordered, fetchCategories, selectCategories } from '../resourcesSlice';
import { addCategory, deleteCategory, reorderCategories, updateCategory } from './categoryThunks';

/** What the section is doing; null when it waits for staff. */
type Task = 'saving' | 'deleting' | 'reordering';

/** The state of Manage Resource Categories and what staff can do there. */
export function useCategoryEditor() {
  const dispatch = useAppDispatch();
  const { data: categories } = useAppSelector(selectCategories);
  const { message, show } = useTimedMessage<Message>(BANNER_MS);
  const [task, setTask] = useState<Task | null>(null);
  const [editing, setEditing] = useState<ResourceCategory | null>(null);
  const [name, setName] = useState('');
  const [conflict, setConflict] = useState(false);

  const reset = () => {
    setEditing(null);
    setName('');
    setConflict(false);
  };
  const ok = (text: string) => show({ tone: 'ok', text });
  const bad = (text: string) => show({ tone: 'bad', text });
  const during = async (kind: Task, work: () => Promise<void>) => {
    setTask(kind);
    await work();
    setTask(null);
  };

  const add = () =>
    during('saving', async () => {
      const result = await dispatch(
        addCategory({ name: name.trim(), displayOrder: categories.length }),
      );
      if (addCategory.fulfilled.match(result)) {
        reset();
        ok(resourceMessages.categoryAdded);
      } else bad(result.payload ?? resourceMessages.addCategoryFailed);
    });

  const update = (loaded: ResourceCategory, overwrite: boolean) =>
    during('saving', async () => {
      setConflict(false);
      const result = await dispatch(updateCategory({ loaded, name: name.trim(), overwrite }));
      if (!updateCategory.fulfilled.match(result)) {
        bad(result.payload ?? resourceMessages.updateCategoryFailed);
      } else if (result.payload === 'conflict') setConflict(true);
      else {
        reset();
        ok(resourceMessages.categoryUpdated);
      }
    });

  return {
    message,
    task,
    editing,
    name,
    conflict,
    setName,
    cancel: reset,
    edit: (category: ResourceCategory) => {
      setEditing(category);
      setName(category.name);
      setConflict(false);
    },
    submit: () => {
      if (name.trim() === '') return;
      void (editing === null ? add() : update(editing, false));
    },
    overwrite: () => {
      if (editing !== null) void update(editing, true);
    },
    reload: () => {
      reset();
      void dispatch(fetchCategories());
    },
    reorder: (next: readonly ResourceCategory[]) =>
      void during('reordering', async () => {
        const before = categories;
        dispatch(
          categoriesReordered(next.map((each, displayOrder) => ({ ...each, displayOrder }))),
        );
        const result = await dispatch(reorderCategories(next));
        if (reorderCategories.fulfilled.match(result)) ok(resourceMessages.categoriesReordered);
        else {
          dispatch(categoriesReordered(before));
          bad(result.payload ?? resourceMessages.reorderCategoriesFailed);
        }
      }),
    remove: (category: ResourceCategory) =>
      void during('deleting', async () => {
        const result = await dispatch(deleteCategory(category.id));
        if (deleteCategory.fulfilled.match(result)) {
          if (editing?.id === category.id) reset();
          ok(resourceMessages.categoryDeleted);
        } else bad(result.payload ?? resourceMessages.deleteCategoryFailed);
      }),
  };
}
