import { useEffect } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { openNews } from './newsSlice';

/** Requests the published news as the page opens, before the code that shows them has arrived. */
export function useOpenNews(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openNews());
  }, [dispatch]);
}
