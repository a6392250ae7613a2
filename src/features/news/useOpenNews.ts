import { useEffect } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { openNews } from './newsSlice';

/** Asks for the published news as the page opens, before the code that shows it has arrived. */
export function useOpenNews(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openNews());
  }, [dispatch]);
}
