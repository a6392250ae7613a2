import { useOpening } from '@/app/hooks';
import { openNews } from './newsSlice';

/** Requests the published news as the page opens, before the code that shows them has arrived. */
export const useOpenNews = () => useOpening(openNews);
