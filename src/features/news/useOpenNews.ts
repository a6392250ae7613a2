import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { fetchPublishedNews, selectPublishedNews } from './newsSlice';

/** Asks for the published news once, whoever of the page's parts comes first. */
export function useOpenNews(): void {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectPublishedNews);
  useEffect(() => {
    if (status === 'idle') void dispatch(fetchPublishedNews());
  }, [dispatch, status]);
}
