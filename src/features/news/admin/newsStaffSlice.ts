import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { toDocumentsById, createReadThunk } from '@/firebase/readThunk';
import { sortByOrder, type OrderedItem, removeByIds, applyOrder } from '@/lib/order';
import { addRequest, replaceData, createIdleRequest, type RequestState } from '@/lib/requestState';
import { NEWS_COLLECTION, type NewsItem, parseNews } from '../documents';
import { newsStaffMessages } from './messages';

export interface NewsStaffState {
  /** All items in the order of the list, including inactive items. */
  managed: RequestState<NewsItem[]>;
}

export interface WithNewsStaff {
  news: NewsStaffState;
}

export const selectManagedNews = (state: WithNewsStaff) => state.news.managed;

/**
 * Loads all items in the order of the list. If several requests are pending, the latest one wins.
 */
export const fetchManagedNews = createReadThunk<NewsItem[], WithNewsStaff>({
  type: 'news/fetchManaged',
  message: newsStaffMessages.fetchFailed,
  load: async ({ collection, firestore, getDocs, orderBy, query }) =>
    toDocumentsById(
      await getDocs(query(collection(firestore(), NEWS_COLLECTION), orderBy('displayOrder'))),
    ),
  parse: parseNews,
  requestOf: selectManagedNews,
  condition: () => true,
});

const newsStaffSlice = createSlice({
  name: 'news',
  initialState: (): NewsStaffState => ({ managed: createIdleRequest([]) }),
  reducers: {
    newsItemSaved({ managed }, { payload }: PayloadAction<NewsItem>) {
      replaceData(managed, sortByOrder([...removeByIds(managed.data, [payload.id]), payload]));
    },
    newsItemDeleted({ managed }, { payload }: PayloadAction<string>) {
      replaceData(managed, removeByIds(managed.data, [payload]));
    },
    newsReordered({ managed }, { payload }: PayloadAction<readonly OrderedItem[]>) {
      replaceData(managed, applyOrder(managed.data, payload));
    },
  },
  extraReducers: (builder) => {
    addRequest(builder, fetchManagedNews, ({ managed }) => managed, { newestOnly: true });
  },
});

export const { newsItemSaved, newsItemDeleted, newsReordered } = newsStaffSlice.actions;
export default newsStaffSlice.reducer;
