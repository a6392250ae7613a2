import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isRetrying, type RequestState } from '@/lib/requestState';
import type { AppDispatch, RootState } from './store';

/* The hooks of the staff's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Selects a list, which is asked for if that was not done yet, and can be asked for again. */
export function useListed<T>(
  select: (state: RootState) => RequestState<T[]>,
  fetch: () => ThunkAction<unknown, RootState, unknown, UnknownAction>,
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

export type { AppDispatch, RootState } from './store';
