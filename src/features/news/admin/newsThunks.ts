import { createAsyncThunk } from '@reduxjs/toolkit';
import { doc, runTransaction } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { carryOut, isStored } from '@/firebase/staff/carryOut';
import { recordChange } from '@/firebase/staff/changes';
import { SAVE_ATTEMPTS } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { writeThunk, type WriteStore } from '@/firebase/staff/writeThunk';
import { changeOrder } from '@/firebase/staff/saveOrder';
import { newsStaffMessages } from './messages';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from '../documents';
import {
  newsItemDeleted,
  newsItemSaved,
  newsReordered,
  selectManagedNews,
  type WithNewsStaff,
} from './newsStaffSlice';
import { NEWS_PART } from './newsRecord';
import { isUsed, mayBeUnused, removeUnused } from './pictures';
import { type NewsSave, type SaveEnd, storeItem } from './storeItem';

type Store = WriteStore<WithNewsStaff>;

const recordOf = (id: string) => doc(firestore(), NEWS_COLLECTION, id);

export const saveNews = createAsyncThunk<SaveEnd['result'], NewsSave, { rejectValue: string }>(
  'news/save',
  async (save, { dispatch, rejectWithValue }) => {
    const end = await storeItem(save, (how) => {
      if (how.result === 'saved') dispatch(newsItemSaved(how.item));
      save.onEnd?.(how);
    });
    return 'message' in end ? rejectWithValue(end.message) : end.result;
  },
);

interface Deletion {
  item: NewsItem;
  /** Called once the item is gone; its thumbnail may still be being deleted. */
  onDeleted?: () => void;
}

/** Deletes an item, then the thumbnail that staff uploaded for it. */
export const deleteNews = writeThunk(
  'news/delete',
  newsStaffMessages.deleteFailed,
  async ({ item: { id, thumbnailUrl }, onDeleted }: Deletion, { dispatch }: Store) => {
    const target = recordOf(id);
    // Someone else may have replaced the picture since the list was loaded.
    const pictures = new Set([thumbnailUrl]);
    const outcome = await carryOut(
      () =>
        runTransaction(
          target.firestore,
          async (transaction) => {
            const data = (await transaction.get(target)).data();
            if (data !== undefined) pictures.add(parseNewsItem(id, data)?.thumbnailUrl ?? '');
            for (const url of pictures) mayBeUnused(url);
            transaction.delete(target);
            recordChange(transaction, { part: NEWS_PART, kind: 'delete' }, [
              { path: target.path, before: data ?? null, after: null },
            ]);
          },
          { maxAttempts: SAVE_ATTEMPTS },
        ),
      async () => !(await isStored(target)),
    );
    if (outcome.result !== 'done') {
      if (outcome.result === 'failed') for (const url of pictures) isUsed(url);
      throw outcome.error;
    }
    await removeUnused(pictures, () => {
      dispatch(newsItemDeleted(id));
      onDeleted?.();
    });
    return id;
  },
);

export const reorderNews = writeThunk(
  'news/reorder',
  newsStaffMessages.orderFailed,
  (list: readonly NewsItem[], { dispatch, getState }: Store) =>
    changeOrder({
      path: NEWS_COLLECTION,
      part: NEWS_PART,
      list,
      before: selectManagedNews(getState()).data,
      show: (shown) => dispatch(newsReordered(shown)),
      fields: { updatedAt: serverNow().toISOString() },
    }),
);
