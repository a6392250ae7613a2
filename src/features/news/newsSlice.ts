import { createSlice } from '@reduxjs/toolkit';
import { useRequestOnOpen } from '@/ui/storeHooks';
import { toDocumentsById, createReadThunk, requestUnlessLoaded } from '@/firebase/readThunk';
import { addRequest, createIdleRequest, type RequestState } from '@/lib/requestState';
import { NEWS_COLLECTION, type NewsItem, parseNews } from './documents';
import { MAX_NEWS } from './limits';

export const newsMessages = { loadFailed: 'Failed to load news commentary' } as const;

export interface NewsState {
  published: RequestState<NewsItem[]>;
}

interface WithNews {
  news: NewsState;
}

export const selectPublishedNews = (state: WithNews) => state.news.published;

/** Loads the active items in the order of the list. */
export const fetchPublishedNews = createReadThunk<NewsItem[], WithNews>({
  type: 'news/fetchPublished',
  message: newsMessages.loadFailed,
  load: async ({ collection, firestore, getDocs, limit, orderBy, query, where }) =>
    toDocumentsById(
      await getDocs(
        query(
          collection(firestore(), NEWS_COLLECTION),
          where('isActive', '==', true),
          orderBy('displayOrder', 'asc'),
          limit(MAX_NEWS),
        ),
      ),
    ),
  parse: parseNews,
  requestOf: selectPublishedNews,
});

const newsSlice = createSlice({
  name: 'news',
  initialState: (): NewsState => ({ published: createIdleRequest([]) }),
  reducers: {},
  extraReducers: (builder) => {
    addRequest(builder, fetchPublishedNews, ({ published }) => published);
  },
});

/**
 * Loads the news items when a page that shows them opens. Does nothing if they are already loaded.
 */
export const openNews = () => requestUnlessLoaded(fetchPublishedNews, selectPublishedNews);

/**
 * Loads the news items when the page opens. The request starts before the code of the section has
 * loaded.
 */
export const useOpenNews = () => useRequestOnOpen(openNews);

export default newsSlice.reducer;
