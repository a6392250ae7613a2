import { createAsyncThunk } from '@reduxjs/toolkit';
import { collection, doc, runTransaction, writeBatch } from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/admin/hooks';
import { firestore } from '@/firebase/firestore';
import { carryOut, isStored, isStoredOrder } from '@/firebase/staff/carryOut';
import { SAVE_ATTEMPTS } from '@/firebase/staff/checkedSave';
import { reportFailure } from '@/firebase/staff/refusals';
import { newsMessages } from '../messages';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from '../newsItem';
import { newsItemDeleted, newsReordered } from '../newsSlice';
import { isUsed, mayBeUnused, removeUnused } from './pictures';

interface WriteConfig {
  dispatch: AppDispatch;
  rejectValue: string;
}

const recordOf = (id: string) => doc(firestore(), NEWS_COLLECTION, id);

interface Deletion {
  item: NewsItem;
  /** Called once the item is gone; its thumbnail may still be being deleted. */
  onDeleted?: () => void;
}

/** Deletes an item, then the thumbnail that staff uploaded for it. */
export const deleteNews = createAsyncThunk<string, Deletion, WriteConfig>(
  'news/delete',
  async ({ item: { id, thumbnailUrl }, onDeleted }, { dispatch, rejectWithValue }) => {
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
          },
          { maxAttempts: SAVE_ATTEMPTS },
        ),
      async () => !(await isStored(target)),
    );
    if (outcome.result !== 'done') {
      if (outcome.result === 'failed') for (const url of pictures) isUsed(url);
      return rejectWithValue(reportFailure(newsMessages.deleteFailed, outcome.error));
    }
    await removeUnused(pictures, () => {
      dispatch(newsItemDeleted(id));
      onDeleted?.();
    });
    return id;
  },
);

/** Saves the order of the list, all or nothing; the list shows it at once. */
export const reorderNews = createAsyncThunk<NewsItem[], readonly NewsItem[], WriteConfig>(
  'news/reorder',
  async (list, { dispatch, rejectWithValue }) => {
    const updatedAt = new Date().toISOString();
    const items = list.map((item, displayOrder) => ({ ...item, displayOrder, updatedAt }));
    dispatch(newsReordered(items));
    const batch = writeBatch(firestore());
    for (const { id, displayOrder } of items) {
      batch.update(recordOf(id), { displayOrder, updatedAt });
    }
    const outcome = await carryOut(
      () => batch.commit(),
      () => isStoredOrder(collection(firestore(), NEWS_COLLECTION), items),
    );
    if (outcome.result !== 'done') {
      return rejectWithValue(reportFailure(newsMessages.orderFailed, outcome.error));
    }
    return items;
  },
);
