import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { useAllFiles } from '@/features/resources/admin/useAllFiles';
import { sessionAt } from '@/figures/admin/session';
import type { ResourceCategory, ResourceFile } from '@/features/resources/documents';
import { selectAllFiles } from '@/features/resources/admin/resourcesStaffSlice';
import { fetchCategories, selectCategories } from '@/features/resources/resourcesSlice';
import { isRetrying, type RequestState } from '@/lib/requestState';
import { type Part, together } from './useParts';

/** The categories of the two files of an evening, by their names. */
export const categoryNames = { summary: 'Daily Market Summary', priceList: 'Price List' } as const;
export type FileRowId = keyof typeof categoryNames;

/** Where a file of tonight belongs, and what is there. */
export interface FilePlace {
  /** Null where there is no category of that name. */
  category: ResourceCategory | null;
  newest: ResourceFile | null;
  /** The session that the newest file was uploaded for; null without one. */
  day: string | null;
}

/** The newest file, if it was uploaded for this session or a later one. */
export function fileOf({ newest, day }: FilePlace, session: string): ResourceFile | null {
  return day !== null && day >= session ? newest : null;
}

function dayOf(file: ResourceFile | null): string | null {
  const moment = new Date(file?.uploadDate ?? '');
  return Number.isNaN(moment.getTime()) ? null : sessionAt(moment);
}

/** A list that is there once it was loaded; one that is loaded again stays. */
const listPart = (slot: RequestState<readonly unknown[]>, reload: () => void): Part => ({
  status:
    slot.error !== null
      ? 'failed'
      : slot.status === 'succeeded' || slot.data.length > 0
        ? 'ready'
        : 'loading',
  fresh: slot.status === 'succeeded',
  error: slot.error ?? '',
  retrying: isRetrying(slot),
  reload,
});

/** The two files of an evening, from the lists that the Resources page has too. */
export function useFiles(): { part: Part; places: Record<FileRowId, FilePlace> } {
  const dispatch = useAppDispatch();
  const categories = useAppSelector(selectCategories);
  const all = useAllFiles(null);
  useEffect(() => {
    if (categories.status === 'idle') void dispatch(fetchCategories());
  }, [dispatch, categories.status]);

  const place = (name: string): FilePlace => {
    const category = categories.data.find((each) => each.name === name) ?? null;
    // Newest first.
    const newest = all.files.find((file) => file.category === category?.id) ?? null;
    return { category, newest, day: dayOf(newest) };
  };
  const part = together([
    listPart(categories, () => void dispatch(fetchCategories())),
    listPart(useAppSelector(selectAllFiles), all.reload),
  ]);
  return {
    part,
    places: {
      summary: place(categoryNames.summary),
      priceList: place(categoryNames.priceList),
    },
  };
}
