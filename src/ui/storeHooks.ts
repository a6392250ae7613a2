import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onReturn } from '@/browser/pageReturn';
import { isRetrying, type RequestState } from '@/lib/requestState';

/*
 * The Redux hooks of all components. The type of each selector and thunk names its own slice, so
 * the hooks do not need the type of the store, which is in a higher layer.
 */

/**
 * Dispatches thunks of any slice. Each thunk names the state that it needs, and `never` is
 * assignable to all of these types.
 */
export type AppDispatch = ThunkDispatch<never, undefined, UnknownAction>;

/** A thunk of any slice, as `AppDispatch` accepts it. */
export type AppThunk<Result = unknown> = ThunkAction<Result, never, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector;

/**
 * Requests the data of a component when it opens. Thunks of `requestUnlessLoaded` skip data that
 * have already loaded.
 */
export function useRequestOnOpen(open: () => AppThunk): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(open());
  }, [dispatch, open]);
}

/**
 * Requests figures when a component opens, and again when the user returns to the page after some
 * time.
 */
export function useFigures(open: (seenAgain?: boolean) => AppThunk): void {
  const dispatch = useAppDispatch();
  useRequestOnOpen(open);
  useEffect(() => onReturn(() => dispatch(open(true))), [dispatch, open]);
}

/**
 * Selects a list and requests it once. Returns its request state and a function that reloads it.
 */
export function useListRequest<T>(
  select: (state: never) => RequestState<T[]>,
  fetch: () => AppThunk,
) {
  const dispatch = useAppDispatch();
  const request = useAppSelector(select);
  const { status } = request;
  useEffect(() => {
    if (status === 'idle') dispatch(fetch());
  }, [dispatch, fetch, status]);
  const reload = () => void dispatch(fetch());
  return { ...request, retrying: isRetrying(request), reload };
}
