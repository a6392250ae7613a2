import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { byId, readThunk } from '@/firebase/readThunk';
import { inOrder, type OrderedItem, without, withOrder } from '@/lib/order';
import { addRequest, changeData, idleRequest, type RequestState } from '@/lib/requestState';
import { NEWS_COLLECTION, type NewsItem, parseNews } from '../documents';
import { newsStaffMessages } from './messages';

export interface NewsStaffState {
  /** All items in their order. */
  managed: RequestState<NewsItem[]>;
}

export interface WithNewsStaff {
  news: NewsStaffState;
}

export const selectManagedNews = (state: WithNewsStaff) => state.news.managed;

/** Loads all items in their order. If several requests are pending, the last request wins. */
export const fetchManagedNews = readThunk<NewsItem[], WithNewsStaff>({
  type: 'news/fetchManaged',
  message: newsStaffMessages.fetchFailed,
  load: async ({ collection, firestore, getDocs, orderBy, query }) =>
    byId(await getDocs(query(collection(firestore(), NEWS_COLLECTION), orderBy('displayOrder')))),
  parse: parseNews,
  requestOf: selectManagedNews,
  condition: () => true,
});

const newsStaffSlice = createSlice({
  name: 'news',
  initialState: (): NewsStaffState => ({ managed: idleRequest([]) }),
  reducers: {
    newsItemSaved({ managed }, { payload }: PayloadAction<NewsItem>) {
      changeData(managed, inOrder([...without(managed.data, [payload.id]), payload]));
    },
    newsItemDeleted({ managed }, { payload }: PayloadAction<string>) {
      changeData(managed, without(managed.data, [payload]));
    },
    newsReordered({ managed }, { payload }: PayloadAction<readonly OrderedItem[]>) {
      changeData(managed, withOrder(managed.data, payload));
    },
  },
  extraReducers: (builder) => {
    addRequest(builder, fetchManagedNews, ({ managed }) => managed, { newestOnly: true });
  },
});

export const { newsItemSaved, newsItemDeleted, newsReordered } = newsStaffSlice.actions;
export default newsStaffSlice.reducer;
