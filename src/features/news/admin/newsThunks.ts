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

/** Returns the id of the document for an item; a new id for a new item. */
export const newsId = (loaded: NewsItem | null): string =>
  loaded?.id ?? doc(collection(firestore(), NEWS_COLLECTION)).id;

interface NewsSave extends UploadWatch {
  /** The id of the item's document, the same for each save of a form. */
  id: string;
  draft: NewsDraft;
  /** The item as the form loaded it; null for a new one. */
  loaded: NewsItem | null;
  displayOrder: number;
  overwrite?: boolean;
  /** What earlier saves of the form may have stored. */
  progress: SaveProgress;
}

/** The outcome of a save, and what the saves of the form may have stored since. */
export type NewsSaveEnd = { progress: SaveProgress } & (
  | { result: 'saved'; item: NewsItem }
  | { result: 'conflict' | 'deleted' | 'cancelled' }
  /** After 'unknown' the item may be stored, now or later. */
  | { result: 'failed' | 'unknown'; message: string }
);

/** Returns whether two items are the same except for their place and their times. */
const sameContent = (a: NewsItem, b: NewsItem) =>
  [...keysOf(newsTexts), 'thumbnailUrl' as const, 'isActive' as const].every(
    (name) => a[name] === b[name],
  );
/** Returns the stored fields of an item: its id is the document's own. */
const storedOf = ({ id: _id, ...fields }: NewsItem) => fields;

/**
 * The thumbnail to store. What the form did not choose follows what is stored: the picture that it
 * loaded may have been replaced, and then deleted, meanwhile.
 */
function thumbnailUrl({ draft, loaded, progress }: NewsSave, stored: NewsItem | null): string {
  const { thumbnail, videoUrl } = draft;
  if (thumbnail.kind === 'file') return storedPicture(progress)?.url ?? '';
  const auto = autoThumbnail(videoUrl.trim());
  if (stored === null || !isOwnPicture(stored.thumbnailUrl)) return auto;
  // The stored picture may be one that this form tried before 'Use Auto-Generated' was pressed.
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
    // The stored order wins over the form's.
    displayOrder: stored?.displayOrder ?? loaded?.displayOrder ?? displayOrder,
    createdAt: stored?.createdAt || now,
    updatedAt: now,
  };
}

const CANCELLED = { result: 'cancelled' } as const;

/**
 * Writes the item, if it is still what the form loaded or what an earlier press may have stored.
 */
async function writeItem(save: NewsSave): Promise<NewsSaveEnd> {
  const { id, loaded, overwrite = false, signal, progress } = save;
  const now = serverNow().toISOString();
  /** The pictures that the item named before. */
  const replaced = new Set(loaded === null ? [] : [loaded.thumbnailUrl]);
  let item: NewsItem | null = null;
  const parse = (data: DocumentData | undefined) =>
    data === undefined ? null : parseNewsItem(id, data);
  // The time of the save distinguishes this one from any other with the same words.
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
    // What was not sent by then is not sent at all.
    new Promise<typeof CANCELLED>((resolve) => {
      signal?.addEventListener('abort', () => {
        if (item === null) resolve(CANCELLED);
      });
    }),
  ]);
  return finish(outcome, item, replaced, progress);
}

/**
 * Stores the chosen image, unless an earlier save of the form did. Returns what is stored since.
 */
async function storeChosen(save: NewsSave): Promise<SaveProgress> {
  const { draft, progress, signal, onWaiting } = save;
  if (draft.thumbnail.kind !== 'file') return progress;
  const { file } = draft.thumbnail;
  if (storedPicture(progress)?.file === file) return progress;
  const picture = { file, url: await storePicture(file, { signal, onWaiting }) };
  return nextProgress(progress, { type: 'picture-stored', picture });
}

const failed = (error: unknown) => reportFailure(newsStaffMessages.saveFailed, error);

/**
 * Deletes the pictures that no item names any more after a save, and returns how the save ended.
 */
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
    // The stored item, now or later, may name the old pictures or the new one: all stay.
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
 * Stores a chosen thumbnail, then the item. A thumbnail goes again if the save does not happen; the
 * one that it replaces is deleted after the save.
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

/**
 * Deletes an item, then the thumbnail that staff uploaded for it. Returns why that failed, or null.
 */
export function deleteNews({ id, thumbnailUrl }: NewsItem) {
  return async (dispatch: Dispatch): Promise<string | null> => {
    const record = doc(firestore(), NEWS_COLLECTION, id);
    const { deleted, error } = await deleteRecords([{ record }], NEWS_PART);
    if (error !== null) return reportFailure(newsStaffMessages.deleteFailed, error);
    // Someone else may have replaced the picture since the list was loaded.
    const urls = deleted.map(({ before }) => textIn(before ?? {}, 'thumbnailUrl') ?? '');
    await removeUnused([thumbnailUrl, ...urls]);
    dispatch(newsItemDeleted(id));
    return null;
  };
}

/** Saves the order of the list. Resolves with why that failed, or null. */
export const reorderNews = reorder({
  path: NEWS_COLLECTION,
  part: NEWS_PART,
  select: selectManagedNews,
  show: newsReordered,
  failed: newsStaffMessages.orderFailed,
  timed: true,
});
