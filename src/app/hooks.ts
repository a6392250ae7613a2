import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './site/store';

/* The hooks of the visitors' store; those of the staff's are in `admin/hooks`. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * What a larger part shows of the store. An answer is drawn in slices of a few milliseconds, in which a
 * tap has its turn; what a selector reads by itself is drawn at once.
 */
export function useShown<Selected>(select: (state: RootState) => Selected): Selected {
  return useDeferredValue(useAppSelector(select));
}

export type { AppDispatch, RootState } from './site/store';
