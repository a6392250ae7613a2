import {
  createAsyncThunk,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type Loaded, notLoaded } from '@/lib/loading';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { newsMessages } from './messages';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from './newsItem';

/** A list and the request whose answer it waits for: a later request wins. */
interface RequestedList extends Loaded<NewsItem[]> {
  requestId: string | null;
}

export interface NewsState {
  /** What visitors see: active items. */
  published: RequestedList;
  /** What staff manage: every item. */
  managed: RequestedList;
}

interface NewsRoot {
  news: NewsState;
}

const emptyList = (): RequestedList => ({ ...notLoaded<NewsItem[]>([]), requestId: null });

const initialState: NewsState = { published: emptyList(), managed: emptyList() };

interface StoredItem {
  id: string;
  data: () => unknown;
}

function parseAll(documents: readonly StoredItem[]): NewsItem[] {
  return documents.flatMap((stored) => parseNewsItem(stored.id, stored.data()) ?? []);
}

interface ReadConfig {
  state: NewsRoot;
  rejectValue: string;
}

/** Loads the active items in their order: one request. */
export const fetchPublishedNews = createAsyncThunk<NewsItem[], undefined, ReadConfig>(
  'news/fetchPublished',
  async (_, { rejectWithValue }) => {
    try {
      const { collection, firestore, getDocs, orderBy, query, where } =
        await import('@/lib/firestore');
      const found = await getDocs(
        query(
          collection(firestore(), NEWS_COLLECTION),
          where('isActive', '==', true),
          orderBy('displayOrder', 'asc'),
        ),
      );
      return parseAll(found.docs);
    } catch (error) {
      console.warn(newsMessages.loadFailed, error);
      return rejectWithValue(newsMessages.loadFailed);
    }
  },
  { condition: (_, { getState }) => getState().news.published.status !== 'loading' },
);

async function readManaged(): Promise<NewsItem[]> {
  const { collection, firestore, getDocs, orderBy, query } = await import('@/lib/firestore');
  const found = await getDocs(
    query(collection(firestore(), NEWS_COLLECTION), orderBy('displayOrder', 'asc')),
  );
  return parseAll(found.docs);
}

/** Loads every item in its order, for staff. A newer call replaces an older one's answer. */
export const fetchManagedNews = createAsyncThunk<NewsItem[], undefined, ReadConfig>(
  'news/fetchManaged',
  async (_, { rejectWithValue }) => {
    try {
      return await withinLimit(readManaged(), READ_LIMIT_MS);
    } catch (error) {
      console.warn(newsMessages.fetchFailed, error);
      return rejectWithValue(newsMessages.fetchFailed);
    }
  },
);

function began(list: RequestedList, requestId: string): void {
  list.status = 'loading';
  list.error = null;
  list.requestId = requestId;
}

function arrived(list: RequestedList, requestId: string, items: NewsItem[]): void {
  if (list.requestId !== requestId) return;
  list.status = 'succeeded';
  list.data = items;
}

function failed(list: RequestedList, requestId: string, message: string): void {
  if (list.requestId !== requestId) return;
  list.status = 'failed';
  list.error = message;
}

/** Staff changed the list: a list that was asked for before would bring back what it was. */
function changed(list: RequestedList, items: NewsItem[]): void {
  list.data = items.sort(byOrder);
  list.requestId = null;
  if (list.status === 'loading') list.status = 'succeeded';
}

const byOrder = (a: NewsItem, b: NewsItem) => a.displayOrder - b.displayOrder;

const newsSlice = createSlice({
  name: 'news',
  initialState,
  reducers: {
    newsItemSaved({ managed }, { payload }: PayloadAction<NewsItem>) {
      changed(managed, [...managed.data.filter(({ id }) => id !== payload.id), payload]);
    },
    newsItemDeleted({ managed }, { payload }: PayloadAction<string>) {
      changed(
        managed,
        managed.data.filter(({ id }) => id !== payload),
      );
    },
    newsReordered({ managed }, { payload }: PayloadAction<NewsItem[]>) {
      changed(managed, [...payload]);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchPublishedNews.pending, ({ published }, { meta }) =>
        began(published, meta.requestId),
      )
      .addCase(fetchPublishedNews.fulfilled, ({ published }, { meta, payload }) =>
        arrived(published, meta.requestId, payload),
      )
      .addCase(fetchPublishedNews.rejected, ({ published }, { meta, payload }) =>
        failed(published, meta.requestId, payload ?? newsMessages.loadFailed),
      )
      .addCase(fetchManagedNews.pending, ({ managed }, { meta }) => began(managed, meta.requestId))
      .addCase(fetchManagedNews.fulfilled, ({ managed }, { meta, payload }) =>
        arrived(managed, meta.requestId, payload),
      )
      .addCase(fetchManagedNews.rejected, ({ managed }, { meta, payload }) =>
        failed(managed, meta.requestId, payload ?? newsMessages.fetchFailed),
      );
  },
});

export const { newsItemSaved, newsItemDeleted, newsReordered } = newsSlice.actions;

/** What a page with the commentary asks for when it opens, unless it is already there. */
export function openNews(): ThunkAction<void, NewsRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (getState().news.published.status !== 'succeeded') void dispatch(fetchPublishedNews());
  };
}

export const selectPublishedNews = (state: NewsRoot) => state.news.published;
export const selectManagedNews = (state: NewsRoot) => state.news.managed;
export default newsSlice.reducer;
