import { useRef, useState } from 'react';
import { type AppDispatch, useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { plainLine } from '@/lib/plainText';
import { withinLimit } from '@/lib/timeLimit';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useKeptDraft } from '@/ui/admin/useKeptDraft';
import { BANNER_MS, RELOAD_WAIT_MS } from '../limits';
import { resourceStaffMessages } from './messages';
import type { ResourceCategory } from '../documents';
import type { WithResourcesStaff } from './resourcesStaffSlice';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import {
  addCategory,
  deleteCategory,
  newCategoryId,
  reorderCategories,
  updateCategory,
} from './categoryThunks';
import { categoryRows } from './differences';

/** What the section is doing; null when it waits for staff. */
type Task = 'saving' | 'deleting' | 'reordering';

/** Where staff go on after something ended: in the form, or at a row. */
export interface GoOn {
  /** The row concerned; null for the form. */
  id: string | null;
  control: 'edit' | 'delete';
}

const alike = (a: string, b: string) =>
  a.trim().replace(/\s+/g, ' ').toLowerCase() === b.trim().replace(/\s+/g, ' ').toLowerCase();

/** The row that was moved: of those whose neighbours changed, the one that went furthest. */
function movedIn(before: readonly ResourceCategory[], after: readonly ResourceCategory[]) {
  const way = ({ id }: ResourceCategory, to: number) =>
    Math.abs(before.findIndex((each) => each.id === id) - to);
  const ways = after.map(way);
  return after[ways.indexOf(Math.max(...ways))]?.id ?? null;
}

/** The categories there are, in the order of a list from earlier; new ones at the end. */
function inOrderOf(wanted: readonly ResourceCategory[], there: readonly ResourceCategory[]) {
  const place = ({ id }: ResourceCategory) => {
    const index = wanted.findIndex((each) => each.id === id);
    return index < 0 ? wanted.length : index;
  };
  return [...there].sort((a, b) => place(a) - place(b));
}

const listed = (_: AppDispatch, getState: () => WithResourcesStaff) =>
  selectCategories(getState()).data;

export function useCategoryEditor(goOn: (to: GoOn) => void) {
  const dispatch = useAppDispatch();
  const { data: categories } = useAppSelector(selectCategories);
  const form = useActionOutcome(BANNER_MS);
  const list = useActionOutcome(BANNER_MS);
  /** The row that the list's message is about. */
  const [concerned, setConcerned] = useState<string | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const [editing, setEditing] = useState<ResourceCategory | null>(null);
  const [name, setName] = useState('');
  const [conflict, setConflict] = useState(false);
  /** The id of the category that is being added: however often it is tried, it is added once. */
  const added = useRef<string | null>(null);
  const stored = editing?.name ?? '';
  const unsaved = name.trim() !== stored;
  const kept = useKeptDraft({
    keep: { editor: `category/${editing?.id ?? 'new'}`, describe: categoryRows },
    draft: name,
    saved: stored,
    unsaved,
    onRestore: setName,
  });

  const reset = () => {
    added.current = null;
    setEditing(null);
    setName('');
    setConflict(false);
  };
  const during = async (kind: Task, work: () => Promise<void>) => {
    (kind === 'saving' ? form : list).clear();
    setTask(kind);
    await work();
    setTask(null);
  };

  const add = () =>
    during('saving', async () => {
      // One that has come to the list meanwhile keeps its name; this is another.
      const late = categories.find((each) => each.id === added.current);
      if (late !== undefined && !alike(late.name, name)) added.current = null;
      const id = (added.current ??= newCategoryId());
      const result = await dispatch(
        addCategory({ id, name: plainLine(name), displayOrder: categories.length }),
      );
      if (addCategory.fulfilled.match(result)) {
        kept.clear();
        reset();
        form.succeed(resourceStaffMessages.categoryAdded);
      } else form.fail(result.payload ?? resourceStaffMessages.addCategoryFailed);
      goOn({ id: null, control: 'edit' });
    });

  const update = (loaded: ResourceCategory, overwrite: boolean) =>
    during('saving', async () => {
      setConflict(false);
      const result = await dispatch(updateCategory({ loaded, name: plainLine(name), overwrite }));
      if (updateCategory.fulfilled.match(result) && result.payload === 'saved') {
        kept.clear();
        reset();
        // Where the focus goes: the row may be far from the form.
        setConcerned(loaded.id);
        list.succeed(resourceStaffMessages.categoryUpdated);
        goOn({ id: loaded.id, control: 'edit' });
        return;
      }
      if (!updateCategory.fulfilled.match(result)) {
        form.fail(result.payload ?? resourceStaffMessages.updateCategoryFailed);
      } else if (result.payload === 'deleted') await reload(loaded);
      else setConflict(true);
      goOn({ id: null, control: 'edit' });
    });

  const remove = (category: ResourceCategory): Promise<void> =>
    during('deleting', async () => {
      setConcerned(category.id);
      const result = await dispatch(deleteCategory(category.id));
      if (deleteCategory.fulfilled.match(result)) {
        if (editing?.id === category.id) reset();
        list.succeed(resourceStaffMessages.categoryDeleted);
      } else {
        list.fail(result.payload ?? resourceStaffMessages.deleteCategoryFailed, {
          what: 'Not deleted',
          retry: () => void remove(category),
        });
      }
      goOn({ id: category.id, control: 'delete' });
    });

  const reorder = (next: readonly ResourceCategory[]): Promise<void> =>
    during('reordering', async () => {
      const id = movedIn(dispatch(listed), next);
      setConcerned(id);
      const result = await dispatch(reorderCategories(next));
      if (reorderCategories.fulfilled.match(result)) {
        list.succeed(resourceStaffMessages.categoriesReordered);
        // The focus was on Retry, perhaps, which is gone.
        goOn({ id, control: 'edit' });
        return;
      }
      // Somebody may have deleted one: with what is stored it works the next time.
      await withinLimit(dispatch(fetchCategories()), RELOAD_WAIT_MS).catch(() => undefined);
      list.fail(result.payload ?? resourceStaffMessages.reorderCategoriesFailed, {
        what: 'Not moved',
        retry: () => void reorder(inOrderOf(next, dispatch(listed))),
      });
    });

  /** What is stored replaces what was opened; what was typed stays. */
  const reload = async (loaded: ResourceCategory) => {
    setConflict(false);
    const result = await dispatch(fetchCategories());
    if (!fetchCategories.fulfilled.match(result)) {
      setConflict(true);
      return;
    }
    const stored = result.payload.find(({ id }) => id === loaded.id) ?? null;
    setEditing(stored);
    form.refuse(
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
    /** Another category reads the same: that is allowed, and said. */
    sameName: categories.some((each) => each.id !== editing?.id && alike(each.name, name)),
    setName,
    cancel: () => {
      if (editing !== null) goOn({ id: editing.id, control: 'edit' });
      form.clear();
      reset();
    },
    edit: (category: ResourceCategory) => {
      form.clear();
      added.current = null;
      setEditing(category);
      setName(category.name);
      setConflict(false);
    },
    submit: () => {
      if (plainLine(name) === '') return;
      void (editing === null ? add() : update(editing, false));
    },
    overwrite: () => {
      if (editing !== null) void update(editing, true);
    },
    reload: () => {
      if (editing !== null) void reload(editing);
    },
    reorder: (next: readonly ResourceCategory[]) => void reorder(next),
    remove: (category: ResourceCategory) => void remove(category),
  };
}
