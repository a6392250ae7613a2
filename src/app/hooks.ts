import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onReturn } from '@/browser/pageReturn';
import type { AppDispatch, RootState } from './site/store';

/* The hooks of the visitors' store; those of the staff's are in `admin/hooks`. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Requests what a part of a page shows as it opens; what is there already is not requested again. */
export function useOpening(open: () => ThunkAction<unknown, RootState, unknown, UnknownAction>) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(open());
  }, [dispatch, open]);
}

/** Requests figures as `useOpening` does, and again when the page is seen again after some time. */
export function useFigures(
  open: (seenAgain?: boolean) => ThunkAction<unknown, RootState, unknown, UnknownAction>,
) {
  const dispatch = useAppDispatch();
  useOpening(open);
  useEffect(() => onReturn(() => dispatch(open(true))), [dispatch, open]);
}

export type { AppDispatch, RootState } from './site/store';
