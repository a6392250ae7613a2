import { doc, runTransaction } from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/admin/hooks';
import { firestore } from '@/firebase/firestore';
import { executeWrite, isStored } from '@/firebase/staff/executeWrite';
import { recordChange } from '@/firebase/staff/changes';
import { SAVE_ATTEMPTS } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { reportFailure } from '@/firebase/staff/permissionErrors';
import { changeOrder } from '@/firebase/staff/saveOrder';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from '../documents';
import { newsStaffMessages } from './messages';
import {
  newsItemDeleted,
  newsReordered,
  selectManagedNews,
  type WithNewsStaff,
} from './newsStaffSlice';
import { removeUnused } from './pictures';
import { NEWS_PART } from './saveNews';

/** Deletes an item, then the thumbnail that staff uploaded for it. Returns why that failed, or null. */
export function deleteNews({ id, thumbnailUrl }: NewsItem) {
  return async (dispatch: AppDispatch): Promise<string | null> => {
    const target = doc(firestore(), NEWS_COLLECTION, id);
    // Someone else may have replaced the picture since the list was loaded.
    const pictures = new Set([thumbnailUrl]);
    const outcome = await executeWrite(
      () =>
        runTransaction(
          target.firestore,
          async (transaction) => {
            const data = (await transaction.get(target)).data();
            if (data !== undefined) pictures.add(parseNewsItem(id, data)?.thumbnailUrl ?? '');
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
      return reportFailure(newsStaffMessages.deleteFailed, outcome.error);
    }
    await removeUnused(pictures);
    dispatch(newsItemDeleted(id));
    return null;
  };
}

/** Saves the order of the list. Returns why that failed, or null. */
export function reorderNews(list: readonly NewsItem[]) {
  return async (dispatch: AppDispatch, getState: () => WithNewsStaff): Promise<string | null> => {
    const outcome = await changeOrder({
      path: NEWS_COLLECTION,
      part: NEWS_PART,
      list,
      before: selectManagedNews(getState()).data,
      show: (shown) => dispatch(newsReordered(shown)),
      fields: { updatedAt: serverNow().toISOString() },
    });
    return 'error' in outcome ? reportFailure(newsStaffMessages.orderFailed, outcome.error) : null;
  };
}
