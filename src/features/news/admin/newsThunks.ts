import { collection, doc, type DocumentData } from 'firebase/firestore/lite';
import type { Dispatch } from '@reduxjs/toolkit';
import { firestore } from '@/firebase/firestore';
import { type CheckedOutcome, checkedSave, type Target } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { deleteRecords } from '@/firebase/staff/deleteRecords';
import type { UploadWatch } from '@/firebase/staff/fileStorage';
import { reportFailure } from '@/firebase/staff/permissionErrors';
import { reorder } from '@/firebase/staff/saveOrder';
import { plainTexts } from '@/lib/fields';
import { keysOf } from '@/lib/records';
import { textIn } from '@/lib/stored';
import { unlessAborted } from '@/lib/unlessAborted';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from '../documents';
import { newsTexts } from '../fields';
import { autoThumbnail } from '../thumbnail';
import { newsStaffMessages } from './messages';
import { newsDraftOf, isOwnPicture, type NewsDraft } from './newsDraft';
import { newsItemDeleted, newsItemSaved, newsReordered, selectManagedNews } from './newsStaffSlice';
import { removeUnused, storePicture } from './pictures';
import { nextProgress, type SaveProgress, storedPicture, unconfirmedItems } from './saveProgress';

const NEWS_PART = 'news';

/** Returns the document id of an item. A new item gets a new id. */
export const newsId = (loaded: NewsItem | null): string =>
  loaded?.id ?? doc(collection(firestore(), NEWS_COLLECTION)).id;

interface NewsSave extends UploadWatch {
  /** All saves of a form use the same id. */
  id: string;
  draft: NewsDraft;
  /** The item as the form loaded it. Null for a new item. */
  loaded: NewsItem | null;
  displayOrder: number;
  overwrite?: boolean;
  /** What earlier saves of this form may have stored. */
  progress: SaveProgress;
}

/** The outcome of a save, and what the saves of this form may have stored. */
export type NewsSaveEnd = { progress: SaveProgress } & (
  | { result: 'saved'; item: NewsItem }
  | { result: 'conflict' | 'deleted' | 'cancelled' }
  /** 'unknown': the item may be stored, now or later. */
  | { result: 'failed' | 'unknown'; message: string }
);

/** Returns whether two items are equal apart from their position and times. */
const sameContent = (a: NewsItem, b: NewsItem) =>
  [...keysOf(newsTexts), 'thumbnailUrl' as const, 'isActive' as const].every(
    (name) => a[name] === b[name],
  );
/** Returns the fields to store. The id is not a field: it is the id of the document. */
const storedOf = ({ id: _id, ...fields }: NewsItem) => fields;

/**
 * Returns the URL of the thumbnail to store. If the user did not choose a thumbnail, it is the
 * stored one, because somebody else may have replaced the picture that the form loaded.
 */
function thumbnailUrl({ draft, loaded, progress }: NewsSave, stored: NewsItem | null): string {
  const { thumbnail, videoUrl } = draft;
  if (thumbnail.kind === 'file') return storedPicture(progress)?.url ?? '';
  const auto = autoThumbnail(videoUrl.trim());
  if (stored === null || !isOwnPicture(stored.thumbnailUrl)) return auto;
  // The stored picture may come from an earlier save of this form, before 'Use Auto-Generated'.
  const theirs = !unconfirmedItems(progress).some((each) => sameContent(each, stored));
  const wasAuto = newsDraftOf(loaded).thumbnail.kind === 'auto';
  return thumbnail.kind === 'stored' || (wasAuto && theirs) ? stored.thumbnailUrl : auto;
}

function itemOf(save: NewsSave, stored: NewsItem | null, now: string): NewsItem {
  const { id, draft, loaded, displayOrder } = save;
  return {
    ...plainTexts(newsTexts, draft),
    id,
    thumbnailUrl: thumbnailUrl(save, stored),
    isActive: draft.isActive,
    // Somebody else may have moved the item since the form loaded it.
    displayOrder: stored?.displayOrder ?? loaded?.displayOrder ?? displayOrder,
    createdAt: stored?.createdAt || now,
    updatedAt: now,
  };
}

const CANCELLED = { result: 'cancelled' } as const;

/**
 * Writes the item. Reports a conflict if the stored item is neither the loaded one nor from an
 * earlier attempt.
 */
async function writeItem(save: NewsSave): Promise<NewsSaveEnd> {
  const { id, loaded, overwrite = false, signal, progress } = save;
  const now = serverNow().toISOString();
  /** The URLs of the pictures that this save replaces. */
  const replaced = new Set(loaded === null ? [] : [loaded.thumbnailUrl]);
  let item: NewsItem | null = null;
  const parse = (data: DocumentData | undefined) =>
    data === undefined ? null : parseNewsItem(id, data);
  // `updatedAt` distinguishes this save from another save of equal content.
  const isSaved = (stored: NewsItem | null) =>
    item !== null && stored?.updatedAt === now && sameContent(stored, item);
  const next = (data: DocumentData | undefined) => {
    signal?.throwIfAborted();
    const stored = parse(data);
    if (isSaved(stored) && item !== null) return storedOf(item);
    const attempted = unconfirmedItems(progress);
    const known = loaded === null ? attempted : [loaded, ...attempted];
    const unchanged =
      data === undefined || (stored !== null && known.some((each) => sameContent(each, stored)));
    if (!unchanged && !overwrite) return null;
    item = itemOf(save, stored, now);
    if (stored !== null) replaced.add(stored.thumbnailUrl);
    replaced.delete(item.thumbnailUrl);
    return storedOf(item);
  };
  const target: Target = {
    ref: doc(firestore(), NEWS_COLLECTION, id),
    mustExist: loaded !== null,
    next,
    isSaved: (data) => isSaved(parse(data)),
  };
  const outcome = await Promise.race([
    checkedSave([target], { note: { part: NEWS_PART, kind: 'save' }, signal }),
    // If the user cancels before the save is sent, it is never sent.
    new Promise<typeof CANCELLED>((resolve) => {
      signal?.addEventListener('abort', () => {
        if (item === null) resolve(CANCELLED);
      });
    }),
  ]);
  return finish(outcome, item, replaced, progress);
}

/** Stores the chosen image unless an earlier save of the form has stored it. */
async function storeChosen(save: NewsSave): Promise<SaveProgress> {
  const { draft, progress, signal, onWaiting } = save;
  if (draft.thumbnail.kind !== 'file') return progress;
  const { file } = draft.thumbnail;
  if (storedPicture(progress)?.file === file) return progress;
  const picture = { file, url: await storePicture(file, { signal, onWaiting }) };
  return nextProgress(progress, { type: 'picture-stored', picture });
}

const failed = (error: unknown) => reportFailure(newsStaffMessages.saveFailed, error);

/** Deletes the pictures that are unused after a save, and returns its outcome. */
async function finish(
  outcome: CheckedOutcome | typeof CANCELLED,
  item: NewsItem | null,
  replaced: ReadonlySet<string>,
  before: SaveProgress,
): Promise<NewsSaveEnd> {
  const picture = storedPicture(before)?.url ?? '';
  if (outcome.result === 'done' && item !== null) {
    const { thumbnailUrl: used } = item;
    const attempted = unconfirmedItems(before).map((each) => each.thumbnailUrl);
    await removeUnused([...replaced, ...attempted, picture].filter((url) => url !== used));
    return { result: 'saved', item, progress: nextProgress(before, { type: 'item-saved' }) };
  }
  if (outcome.result === 'unknown' && item !== null) {
    // The save is unconfirmed: the item may use the old or the new picture, so keep all pictures.
    const progress = nextProgress(before, { type: 'item-unconfirmed', item });
    return { result: 'unknown', message: failed(outcome.error), progress };
  }
  const progress = nextProgress(before, { type: 'item-not-saved' });
  if (storedPicture(progress) === null) await removeUnused([picture]);
  if ('error' in outcome) return { result: 'failed', message: failed(outcome.error), progress };
  const { result } = outcome;
  return result === 'conflict' || result === 'deleted'
    ? { result, progress }
    : { ...CANCELLED, progress };
}

/**
 * Stores a chosen thumbnail, then the item. If the item is not saved, deletes the thumbnail again.
 * After the save, deletes the thumbnail that it replaces.
 */
export function saveNews(save: NewsSave) {
  return async (dispatch: Dispatch): Promise<NewsSaveEnd> => {
    let { progress } = save;
    try {
      progress = await unlessAborted(storeChosen(save), save.signal);
      const end = await writeItem({ ...save, progress });
      if (end.result === 'saved') dispatch(newsItemSaved(end.item));
      return end;
    } catch (error) {
      return save.signal?.aborted === true
        ? { ...CANCELLED, progress }
        : { result: 'failed', message: failed(error), progress };
    }
  };
}

/** Deletes an item, then its uploaded thumbnail. Returns the error message, or null. */
export function deleteNews({ id, thumbnailUrl }: NewsItem) {
  return async (dispatch: Dispatch): Promise<string | null> => {
    const record = doc(firestore(), NEWS_COLLECTION, id);
    const { deleted, error } = await deleteRecords([{ record }], NEWS_PART);
    if (error !== null) return reportFailure(newsStaffMessages.deleteFailed, error);
    // Somebody else may have replaced the picture after the list was loaded.
    const urls = deleted.map(({ before }) => textIn(before ?? {}, 'thumbnailUrl') ?? '');
    await removeUnused([thumbnailUrl, ...urls]);
    dispatch(newsItemDeleted(id));
    return null;
  };
}

/** Saves the order of the list. Returns the error message, or null. */
export const reorderNews = reorder({
  path: NEWS_COLLECTION,
  part: NEWS_PART,
  select: selectManagedNews,
  show: newsReordered,
  failed: newsStaffMessages.orderFailed,
  timed: true,
});
