import { collection, doc, type DocumentData } from 'firebase/firestore/lite';
import type { Dispatch } from '@reduxjs/toolkit';
import { firestore } from '@/firebase/firestore';
import { type CheckedOutcome, checkedSave, type SaveTarget } from '@/firebase/staff/checkedSave';
import { getServerNow } from '@/firebase/staff/clock';
import { deleteRecords } from '@/firebase/staff/deleteRecords';
import type { UploadCallbacks } from '@/firebase/staff/fileStorage';
import { reportFailure } from '@/firebase/staff/permissionErrors';
import { createReorderThunk } from '@/firebase/staff/saveOrder';
import { cleanTexts } from '@/lib/fields';
import { listKeys } from '@/lib/records';
import { readText } from '@/lib/stored';
import { rejectOnAbort } from '@/lib/unlessAborted';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from '../documents';
import { newsTextFields } from '../fields';
import { getAutoThumbnail } from '../thumbnail';
import { newsStaffMessages } from './messages';
import { toNewsDraft, isOwnPicture, type NewsDraft } from './newsDraft';
import { newsItemDeleted, newsItemSaved, newsReordered, selectManagedNews } from './newsStaffSlice';
import { removeUnusedPictures, storePicture } from './pictures';
import {
  getNextProgress,
  type SaveProgress,
  getStoredPicture,
  getUnconfirmedItems,
} from './saveProgress';

const NEWS_PART = 'news';

/** Returns the document id of an item. Creates an id for a new item. */
export const getNewsId = (loaded: NewsItem | null): string =>
  loaded?.id ?? doc(collection(firestore(), NEWS_COLLECTION)).id;

interface NewsSave extends UploadCallbacks {
  /** The document id. All attempts to save a form use the same id. */
  id: string;
  draft: NewsDraft;
  loaded: NewsItem | null;
  displayOrder: number;
  overwrite?: boolean;
  /** The picture and the items that earlier attempts may have stored. */
  progress: SaveProgress;
}

export type NewsSaveResult = { progress: SaveProgress } & (
  | { result: 'saved'; item: NewsItem }
  | { result: 'conflict' | 'deleted' | 'cancelled' }
  /**
   * 'unknown' means that the server did not respond. The item may already be stored, or may be
   * stored later.
   */
  | { result: 'failed' | 'unknown'; message: string }
);

/** Returns whether two items are equal, apart from their positions and times. */
const hasSameContent = (a: NewsItem, b: NewsItem) =>
  [...listKeys(newsTextFields), 'thumbnailUrl' as const, 'isActive' as const].every(
    (name) => a[name] === b[name],
  );
/** Removes the id, because it is the id of the document and not a field. */
const toStoredFields = ({ id: _id, ...fields }: NewsItem) => fields;

/**
 * Returns the URL of the thumbnail to store. If the user has not chosen a thumbnail, the stored URL
 * is kept. Another user may have changed the picture in the meantime.
 */
function chooseThumbnailUrl(
  { draft, loaded, progress }: NewsSave,
  stored: NewsItem | null,
): string {
  const { thumbnail, videoUrl } = draft;
  if (thumbnail.kind === 'file') return getStoredPicture(progress)?.url ?? '';
  const auto = getAutoThumbnail(videoUrl.trim());
  if (stored === null || !isOwnPicture(stored.thumbnailUrl)) return auto;
  // The stored picture may come from an earlier attempt to save this form, before the user pressed
  // 'Use Auto-Generated'. It is then not the choice of another user, and the automatic thumbnail
  // replaces it.
  const theirs = !getUnconfirmedItems(progress).some((each) => hasSameContent(each, stored));
  const wasAuto = toNewsDraft(loaded).thumbnail.kind === 'auto';
  return thumbnail.kind === 'stored' || (wasAuto && theirs) ? stored.thumbnailUrl : auto;
}

function createItem(save: NewsSave, stored: NewsItem | null, now: string): NewsItem {
  const { id, draft, loaded, displayOrder } = save;
  return {
    ...cleanTexts(newsTextFields, draft),
    id,
    thumbnailUrl: chooseThumbnailUrl(save, stored),
    isActive: draft.isActive,
    // Another user may have moved the item, so keep the stored position.
    displayOrder: stored?.displayOrder ?? loaded?.displayOrder ?? displayOrder,
    createdAt: stored?.createdAt || now,
    updatedAt: now,
  };
}

const CANCELLED = { result: 'cancelled' } as const;

/**
 * Writes an item. Reports a conflict if the stored item was neither loaded into this form nor saved
 * by an earlier attempt of this form.
 */
async function writeItem(save: NewsSave): Promise<NewsSaveResult> {
  const { id, loaded, overwrite = false, signal, progress } = save;
  const now = getServerNow().toISOString();
  /** The URLs of the pictures that are no longer needed after this save. */
  const replaced = new Set(loaded === null ? [] : [loaded.thumbnailUrl]);
  let item: NewsItem | null = null;
  const parse = (data: DocumentData | undefined) =>
    data === undefined ? null : parseNewsItem(id, data);
  // Two saves may have equal content. `updatedAt` shows which of them is stored.
  const isSaved = (stored: NewsItem | null) =>
    item !== null && stored?.updatedAt === now && hasSameContent(stored, item);
  const computeNext = (data: DocumentData | undefined) => {
    signal?.throwIfAborted();
    const stored = parse(data);
    if (isSaved(stored) && item !== null) return toStoredFields(item);
    const attempted = getUnconfirmedItems(progress);
    const known = loaded === null ? attempted : [loaded, ...attempted];
    const unchanged =
      data === undefined || (stored !== null && known.some((each) => hasSameContent(each, stored)));
    if (!unchanged && !overwrite) return null;
    item = createItem(save, stored, now);
    if (stored !== null) replaced.add(stored.thumbnailUrl);
    replaced.delete(item.thumbnailUrl);
    return toStoredFields(item);
  };
  const target: SaveTarget = {
    ref: doc(firestore(), NEWS_COLLECTION, id),
    mustExist: loaded !== null,
    next: computeNext,
    isSaved: (data) => isSaved(parse(data)),
  };
  const outcome = await Promise.race([
    checkedSave([target], { note: { part: NEWS_PART, kind: 'save' }, signal }),
    // If the user cancels before the request is sent, it is not sent at all.
    new Promise<typeof CANCELLED>((resolve) => {
      signal?.addEventListener('abort', () => {
        if (item === null) resolve(CANCELLED);
      });
    }),
  ]);
  return finishSave(outcome, item, replaced, progress);
}

async function storeChosen(save: NewsSave): Promise<SaveProgress> {
  const { draft, progress, signal, onWaiting } = save;
  if (draft.thumbnail.kind !== 'file') return progress;
  const { file } = draft.thumbnail;
  if (getStoredPicture(progress)?.file === file) return progress;
  const picture = { file, url: await storePicture(file, { signal, onWaiting }) };
  return getNextProgress(progress, { type: 'picture-stored', picture });
}

const reportSaveFailure = (error: unknown) => reportFailure(newsStaffMessages.saveFailed, error);

/**
 * Deletes the pictures that are no longer used after a save, and returns the result of the save.
 */
async function finishSave(
  outcome: CheckedOutcome | typeof CANCELLED,
  item: NewsItem | null,
  replaced: ReadonlySet<string>,
  before: SaveProgress,
): Promise<NewsSaveResult> {
  const picture = getStoredPicture(before)?.url ?? '';
  if (outcome.result === 'done' && item !== null) {
    const { thumbnailUrl: used } = item;
    const attempted = getUnconfirmedItems(before).map((each) => each.thumbnailUrl);
    await removeUnusedPictures([...replaced, ...attempted, picture].filter((url) => url !== used));
    return { result: 'saved', item, progress: getNextProgress(before, { type: 'item-saved' }) };
  }
  if (outcome.result === 'unknown' && item !== null) {
    // The stored item may use the old or the new picture, so keep both.
    const progress = getNextProgress(before, { type: 'item-unconfirmed', item });
    return { result: 'unknown', message: reportSaveFailure(outcome.error), progress };
  }
  const progress = getNextProgress(before, { type: 'item-not-saved' });
  if (getStoredPicture(progress) === null) await removeUnusedPictures([picture]);
  if ('error' in outcome)
    return { result: 'failed', message: reportSaveFailure(outcome.error), progress };
  const { result } = outcome;
  return result === 'conflict' || result === 'deleted'
    ? { result, progress }
    : { ...CANCELLED, progress };
}

/**
 * Uploads a chosen thumbnail and then saves the item. After a success, the previous thumbnail is
 * deleted. After a failure, the new thumbnail is deleted.
 */
export function saveNews(save: NewsSave) {
  return async (dispatch: Dispatch): Promise<NewsSaveResult> => {
    let { progress } = save;
    try {
      progress = await rejectOnAbort(storeChosen(save), save.signal);
      const end = await writeItem({ ...save, progress });
      if (end.result === 'saved') dispatch(newsItemSaved(end.item));
      return end;
    } catch (error) {
      return save.signal?.aborted === true
        ? { ...CANCELLED, progress }
        : { result: 'failed', message: reportSaveFailure(error), progress };
    }
  };
}

/** Deletes an item and its thumbnail. Returns an error message, or null after a success. */
export function deleteNews({ id, thumbnailUrl }: NewsItem) {
  return async (dispatch: Dispatch): Promise<string | null> => {
    const record = doc(firestore(), NEWS_COLLECTION, id);
    const { deleted, error } = await deleteRecords([{ record }], NEWS_PART);
    if (error !== null) return reportFailure(newsStaffMessages.deleteFailed, error);
    // Another user may have replaced the picture after the list was loaded. Delete the stored
    // picture as well.
    const urls = deleted.map(({ before }) => readText(before ?? {}, 'thumbnailUrl') ?? '');
    await removeUnusedPictures([thumbnailUrl, ...urls]);
    dispatch(newsItemDeleted(id));
    return null;
  };
}

export const reorderNews = createReorderThunk({
  path: NEWS_COLLECTION,
  part: NEWS_PART,
  select: selectManagedNews,
  show: newsReordered,
  failureMessage: newsStaffMessages.orderFailed,
  timed: true,
});
