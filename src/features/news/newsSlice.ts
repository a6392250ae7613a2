import { createSlice } from '@reduxjs/toolkit';
import { useRequestOnOpen } from '@/ui/storeHooks';
import { toDocumentsById, createReadThunk, requestUnlessLoaded } from '@/firebase/readThunk';
import { addRequest, createIdleRequest, type RequestState } from '@/lib/requestState';
import { NEWS_COLLECTION, type NewsItem, parseNews } from './documents';
import { MAX_NEWS } from './limits';

export const newsMessages = { loadFailed: 'Failed to load news commentary' } as const;

export interface NewsState {
  /** The active items in their order. */
  published: RequestState<NewsItem[]>;
}

interface WithNews {
  news: NewsState;
}

export const selectPublishedNews = (state: WithNews) => state.news.published;

/** Loads the active items in their order with one request. */
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

/** Requests the commentary when a page opens, unless it is loaded. */
export const openNews = () => requestUnlessLoaded(fetchPublishedNews, selectPublishedNews);

/** Requests the commentary when the page opens, before the code that shows it has loaded. */
export const useOpenNews = () => useRequestOnOpen(openNews);

export default newsSlice.reducer;
