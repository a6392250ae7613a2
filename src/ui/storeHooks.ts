import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onReturn } from '@/browser/pageReturn';
import { isRetrying, type RequestState } from '@/lib/requestState';

/*
 * The Redux hooks for all components. The type of each selector and thunk contains its own slice.
 * The hooks therefore do not need the type of the store, which is in a higher layer.
 */

/**
 * Dispatches thunks of any slice. The type of a thunk contains the state that it needs. `never` is
 * assignable to every state.
 */
export type AppDispatch = ThunkDispatch<never, undefined, UnknownAction>;

/** A thunk of any slice. `AppDispatch` accepts it. */
export type AppThunk<Result = unknown> = ThunkAction<Result, never, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector;

/**
 * Requests the data of a component when the component mounts. A thunk made with
 * `requestUnlessLoaded` does nothing if the data are already loaded.
 */
export function useRequestOnOpen(open: () => AppThunk): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(open());
  }, [dispatch, open]);
}

/**
 * Dispatches `open()` when a component mounts. Dispatches `open(true)` each time the user returns
 * to the page.
 */
export function useFigures(open: (seenAgain?: boolean) => AppThunk): void {
  const dispatch = useAppDispatch();
  useRequestOnOpen(open);
  useEffect(() => onReturn(() => dispatch(open(true))), [dispatch, open]);
}

/**
 * Selects a list and requests it once. Returns the request state and a function that requests the
 * list again.
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
