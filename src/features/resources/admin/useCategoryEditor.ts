import * as v from 'valibot';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { toPlainLine } from '@/lib/plainText';
import { limitTime } from '@/lib/timeLimit';
import { moveItem } from '@/ui/admin/insertion';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useSavedDraft } from '@/ui/admin/useSavedDraft';
import type { ResourceCategory } from '../documents';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import { resourceStaffMessages } from './messages';
import { toCategoryRows } from './differences';
import type { WithResourcesStaff } from './resourcesStaffSlice';
import {
  deleteCategory,
  createCategoryId,
  reorderCategories,
  saveCategory,
} from './categoryThunks';

/** The maximum time in ms to wait for the reloaded list before a failed reordering is reported. */
const RELOAD_WAIT_MS = 3000;

type CategoryTask = 'saving' | 'deleting' | 'reordering';

/**
 * Moves the focus after an action to the row with this id. If the id is null, moves the focus to
 * the form.
 */
type MoveFocus = (id: string | null, control: 'edit' | 'delete') => void;

const haveSameName = (a: string, b: string) =>
  toPlainLine(a).toLowerCase() === toPlainLine(b).toLowerCase();

export function useCategoryEditor(moveFocus: MoveFocus) {
  const dispatch = useAppDispatch();
  const store = useStore<WithResourcesStaff>();
  const { data: categories } = useAppSelector(selectCategories);
  const form = useActionOutcome();
  const list = useActionOutcome();
  const [concerned, setConcerned] = useState<string | null>(null);
  const [task, setTask] = useState<CategoryTask | null>(null);
  const [editing, setEditing] = useState<ResourceCategory | null>(null);
  const [name, setName] = useState('');
  const [conflict, setConflict] = useState(false);
  /**
   * The id of a category that is being added. Retries use the same id, so that the category is
   * added only once.
   */
  const added = useRef<string | null>(null);
  const stored = editing?.name ?? '';
  const unsaved = name.trim() !== stored;
  const kept = useSavedDraft({
    keep: {
      editor: `category/${editing?.id ?? 'new'}`,
      schema: v.string(),
      describe: toCategoryRows,
    },
    draft: name,
    saved: stored,
    unsaved,
    onRestore: setName,
  });

  /** Shows a category in the form. Null shows an empty form. */
  const open = (category: ResourceCategory | null) => {
    added.current = null;
    setEditing(category);
    setName(category?.name ?? '');
    setConflict(false);
  };
  const runTask = async (kind: CategoryTask, work: () => Promise<void>) => {
    const [own, other] = kind === 'saving' ? [form, list] : [list, form];
    own.clear();
    // Clear the message of the other action as well, unless that action has failed. The message of
    // a failed action has a Retry button.
    if (other.failure === null) other.clear();
    setTask(kind);
    await work();
    setTask(null);
  };

  const save = (overwrite = false) =>
    runTask('saving', async () => {
      setConflict(false);
      // An earlier attempt has stored the category under a different name. This save therefore adds
      // another category.
      const late = categories.find(({ id }) => id === added.current);
      if (late !== undefined && !haveSameName(late.name, name)) added.current = null;
      const end = await dispatch(
        saveCategory({
          category: {
            id: editing?.id ?? (added.current ??= createCategoryId()),
            name: toPlainLine(name),
            displayOrder: editing?.displayOrder ?? categories.length,
          },
          loaded: editing?.name ?? null,
          overwrite,
        }),
      );
      const done = end.result === 'done';
      if (done) {
        kept.clear();
        open(null);
        if (editing === null) form.succeed(resourceStaffMessages.categoryAdded);
        else {
          // The focus moves to the row of the category, so the message is shown near it.
          setConcerned(editing.id);
          list.succeed(resourceStaffMessages.categoryUpdated);
        }
      } else if ('message' in end) form.fail(end.message);
      else if (end.result === 'deleted') await reload();
      else setConflict(true);
      moveFocus(done && editing !== null ? editing.id : null, 'edit');
    });

  const remove = (category: ResourceCategory) =>
    void runTask('deleting', async () => {
      setConcerned(category.id);
      const failure = await dispatch(deleteCategory(category.id));
      if (failure === null) {
        if (editing?.id === category.id) open(null);
        list.succeed(resourceStaffMessages.categoryDeleted);
      } else {
        list.fail(failure, { what: 'Not deleted', retry: () => remove(category) });
      }
      moveFocus(category.id, 'delete');
    });

  const reorder = (id: string, to: number) => {
    const now = selectCategories(store.getState()).data;
    const next = moveItem(now, id, to);
    if (next === now) {
      list.clear();
      return;
    }
    void runTask('reordering', async () => {
      setConcerned(id);
      const failure = await dispatch(reorderCategories(next));
      if (failure === null) {
        list.succeed(resourceStaffMessages.categoriesReordered);
        // The Retry button has disappeared and may have had the focus.
        moveFocus(id, 'edit');
        return;
      }
      // Another user may have deleted a category. The retry then saves the order of the reloaded
      // list.
      await limitTime(dispatch(fetchCategories()), RELOAD_WAIT_MS).catch(() => undefined);
      list.fail(failure, { what: 'Not moved', retry: () => reorder(id, to) });
    });
  };

  /** Loads the current version after a conflict. The draft is kept. */
  const reload = async () => {
    setConflict(false);
    const result = await dispatch(fetchCategories());
    if (!fetchCategories.fulfilled.match(result)) {
      setConflict(true);
      return;
    }
    const stored = result.payload.find(({ id }) => id === editing?.id) ?? null;
    setEditing(stored);
    form.reject(
      stored === null
        ? resourceStaffMessages.categoryDeletedMeanwhile
        : resourceStaffMessages.storedNow(stored.name),
    );
  };

  return {
    form,
    list,
    concerned,
    task,
    editing,
    name,
    conflict,
    unsaved,
    kept,
    /** True if another category has the same name. This is allowed, but the form shows a note. */
    sameName: categories.some((each) => each.id !== editing?.id && haveSameName(each.name, name)),
    setName,
    cancel: () => {
      if (editing !== null) moveFocus(editing.id, 'edit');
      form.clear();
      open(null);
    },
    edit: (category: ResourceCategory) => {
      form.clear();
      open(category);
    },
    submit: () => {
      if (toPlainLine(name) !== '') void save();
    },
    overwrite: () => void save(true),
    reload: () => void reload(),
    reorder,
    remove,
  };
}

export type CategoryEditor = ReturnType<typeof useCategoryEditor>;
