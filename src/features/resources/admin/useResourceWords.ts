import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import type { DescribeChange } from '@/lib/changeLines';
import { fetchCategories, selectCategories } from '../resourcesSlice';
import { describeResources } from './changeWords';

/** Describes changes of categories and files; a category has its name where the list is there. */
export function useResourceWords(): DescribeChange {
  const { data } = useAppSelector(selectCategories);
  return useMemo(() => describeResources(new Map(data.map(({ id, name }) => [id, name]))), [data]);
}

/** Loads the categories where no other page has. */
export function useCategoriesLoaded(): void {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectCategories);
  useEffect(() => {
    if (status === 'idle') void dispatch(fetchCategories());
  }, [dispatch, status]);
}
