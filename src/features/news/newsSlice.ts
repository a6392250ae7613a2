import {
  type AsyncThunk,
  createAsyncThunk,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type Firestore, readInTime } from '@/firebase/reads';
import {
  notRequested,
  requestBegan,
  type Requested,
  requestFailed,
  requestSucceeded,
} from '@/lib/requested';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from './newsItem';
import { readMessages } from './readMessages';

export interface NewsState {
  /** What visitors see: active items. */
  published: Requested<NewsItem[]>;
  /** What staff manage: every item. */
  managed: Requested<NewsItem[]>;
}

interface NewsRoot {
  news: NewsState;
}

const initialState: NewsState = { published: notRequested([]), managed: notRequested([]) };

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

type ListThunk = AsyncThunk<NewsItem[], undefined, ReadConfig>;

/** A thunk that reads one of the two lists. An answer after the time limit comes as one more `fulfilled`. */
function listRead(
  type: string,
  list: keyof NewsState,
  message: string,
  load: (sdk: Firestore) => Promise<{ docs: readonly StoredItem[] }>,
  options?: Parameters<typeof createAsyncThunk<NewsItem[], undefined, ReadConfig>>[2],
): ListThunk {
  const thunk: ListThunk = createAsyncThunk<NewsItem[], undefined, ReadConfig>(
    type,
    async (_, { dispatch, getState, rejectWithValue, requestId }) => {
      try {
        return await readInTime({
          message,
          load: async (sdk) => parseAll((await load(sdk)).docs),
          late: (items) => dispatch(thunk.fulfilled(items, requestId, undefined)),
          failed: () => {
            const slot = getState().news[list];
            return slot.status === 'failed' && slot.requestId === requestId;
          },
          again: () => void dispatch(thunk()),
        });
      } catch {
        return rejectWithValue(message);
      }
    },
    options,
  );
  return thunk;
}

/** Loads the active items in their order: one request. */
export const fetchPublishedNews = listRead(
  'news/fetchPublished',
  'published',
  readMessages.loadFailed,
  ({ collection, firestore, getDocs, orderBy, query, where }) =>
    getDocs(
      query(
        collection(firestore(), NEWS_COLLECTION),
        where('isActive', '==', true),
        orderBy('displayOrder', 'asc'),
      ),
    ),
  { condition: (_, { getState }) => getState().news.published.status !== 'loading' },
);

/** Loads every item in its order, for staff. A newer call replaces an older one's answer. */
export const fetchManagedNews = listRead(
  'news/fetchManaged',
  'managed',
  readMessages.fetchFailed,
  ({ collection, firestore, getDocs, orderBy, query }) =>
    getDocs(query(collection(firestore(), NEWS_COLLECTION), orderBy('displayOrder', 'asc'))),
);

/** Staff changed the list: a list that was asked for before would bring back what it was. */
function changed(list: Requested<NewsItem[]>, items: NewsItem[]): void {
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
        requestBegan(published, meta.requestId),
      )
      .addCase(fetchPublishedNews.fulfilled, ({ published }, { meta, payload }) =>
        requestSucceeded(published, meta.requestId, payload),
      )
      .addCase(fetchPublishedNews.rejected, ({ published }, { meta }) =>
        requestFailed(published, meta.requestId, readMessages.loadFailed),
      )
      .addCase(fetchManagedNews.pending, ({ managed }, { meta }) =>
        requestBegan(managed, meta.requestId),
      )
      .addCase(fetchManagedNews.fulfilled, ({ managed }, { meta, payload }) => {
        // Staff change the list meanwhile: only the answer to the newest request knows of it.
        if (managed.requestId === meta.requestId)
          requestSucceeded(managed, meta.requestId, payload);
      })
      .addCase(fetchManagedNews.rejected, ({ managed }, { meta }) =>
        requestFailed(managed, meta.requestId, readMessages.fetchFailed),
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
