import { createAsyncThunk } from '@reduxjs/toolkit';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  type DocumentReference,
  writeBatch,
} from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/hooks';
import { firestore } from '@/lib/firestore';
import { carryOut, isStored, isStoredOrder } from '@/ui/admin/carryOut';
import type { SaveResult } from '@/ui/admin/checkedSave';
import { saveItem } from '@/ui/admin/saveItem';
import { reportFailure } from '@/ui/admin/session';
import { nextTimestamp, pathOfAddress, removeStored, storeFile } from '@/ui/admin/storage';
import { newsMessages } from '../messages';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from '../newsItem';
import { newsItemDeleted, newsItemSaved, newsReordered } from '../newsSlice';
import { type NewsDraft, thumbnailUrlOf } from './newsDraft';

const FOLDER = 'news-commentary';

interface WriteConfig {
  dispatch: AppDispatch;
  rejectValue: string;
}

const recordOf = (id: string) => doc(firestore(), NEWS_COLLECTION, id);

/** Removes an uploaded thumbnail; addresses of anything else are left alone. */
async function removeThumbnail(url: string): Promise<void> {
  const path = pathOfAddress(url);
  if (path?.startsWith(`${FOLDER}/`) === true) await removeStored(path);
}

async function uploadThumbnail(file: File): Promise<string> {
  const name = file.name.replace(/[^\p{L}\p{N}._() -]/gu, '-').slice(-200);
  return storeFile(`${FOLDER}/${nextTimestamp()}_${name}`, file, { contentType: file.type });
}

function sameWords(a: NewsItem, b: NewsItem): boolean {
  return (
    a.title === b.title &&
    a.description === b.description &&
    a.interviewer === b.interviewer &&
    a.videoUrl === b.videoUrl &&
    a.thumbnailUrl === b.thumbnailUrl &&
    a.isActive === b.isActive
  );
}

export interface NewsSave {
  draft: NewsDraft;
  /** The item as the form loaded it; null for a new one. */
  loaded: NewsItem | null;
  /** The place of a new item. */
  displayOrder: number;
  /** Writes even if someone else changed the item meanwhile. */
  overwrite?: boolean;
}

function itemOf({ draft, loaded, displayOrder }: NewsSave, id: string, url: string): NewsItem {
  const now = new Date().toISOString();
  return {
    id,
    title: draft.title.trim(),
    description: draft.description.trim(),
    interviewer: draft.interviewer.trim(),
    videoUrl: draft.videoUrl.trim(),
    thumbnailUrl: url,
    isActive: draft.isActive,
    displayOrder: loaded?.displayOrder ?? displayOrder,
    createdAt: loaded?.createdAt || now,
    updatedAt: now,
  };
}

/** What is stored of an item: its id is the document's own. */
function fieldsOf(item: NewsItem): Omit<NewsItem, 'id'> {
  const { title, description, interviewer, videoUrl, thumbnailUrl } = item;
  const { isActive, displayOrder, createdAt, updatedAt } = item;
  return {
    title,
    description,
    interviewer,
    videoUrl,
    thumbnailUrl,
    isActive,
    displayOrder,
    createdAt,
    updatedAt,
  };
}

/** Writes the item; the stored order wins over the form's. */
async function writeItem(target: DocumentReference, save: NewsSave, item: NewsItem) {
  const { loaded, overwrite = false } = save;
  let written = item;
  const parse = (data: DocumentData | undefined) =>
    data === undefined ? null : parseNewsItem(item.id, data);
  // The time of the save tells this one from any other with the same words.
  const isSaved = (stored: NewsItem | null) =>
    stored?.updatedAt === item.updatedAt && sameWords(stored, item);
  const outcome = await saveItem(target, {
    next: (data) => {
      const stored = parse(data);
      const unchanged =
        isSaved(stored) ||
        (loaded === null ? data === undefined : stored !== null && sameWords(stored, loaded));
      if (!unchanged && !overwrite) return null;
      written = { ...item, displayOrder: stored?.displayOrder ?? item.displayOrder };
      return fieldsOf(written);
    },
    isSaved: (data) => isSaved(parse(data)),
  });
  return { outcome, written };
}

/**
 * Creates or updates an item. A chosen thumbnail is uploaded first and goes again if the save does
 * not happen; the one that it replaces is deleted after the save.
 */
export const saveNews = createAsyncThunk<SaveResult, NewsSave, WriteConfig>(
  'news/save',
  async (save, { dispatch, rejectWithValue }) => {
    const { draft, loaded } = save;
    const target =
      loaded === null ? doc(collection(firestore(), NEWS_COLLECTION)) : recordOf(loaded.id);
    try {
      const uploaded =
        draft.thumbnail.kind === 'file' ? await uploadThumbnail(draft.thumbnail.file) : null;
      const item = itemOf(save, target.id, uploaded ?? thumbnailUrlOf(draft));
      const { outcome, written } = await writeItem(target, save, item);
      if (outcome.result === 'done') {
        dispatch(newsItemSaved(written));
        const replaced = loaded?.thumbnailUrl ?? '';
        if (replaced !== written.thumbnailUrl) await removeThumbnail(replaced);
        return 'saved';
      }
      // Where nobody knows, the stored item may show it.
      if (uploaded !== null && outcome.result !== 'unknown') await removeThumbnail(uploaded);
      return outcome.result === 'conflict'
        ? 'conflict'
        : rejectWithValue(reportFailure(newsMessages.saveFailed, outcome.error));
    } catch (error) {
      return rejectWithValue(reportFailure(newsMessages.saveFailed, error));
    }
  },
);

/** Deletes an item, then the thumbnail that staff uploaded for it. */
export const deleteNews = createAsyncThunk<string, NewsItem, WriteConfig>(
  'news/delete',
  async ({ id, thumbnailUrl }, { dispatch, rejectWithValue }) => {
    const target = recordOf(id);
    const outcome = await carryOut(
      () => deleteDoc(target),
      async () => !(await isStored(target)),
    );
    if (outcome.result !== 'done') {
      return rejectWithValue(reportFailure(newsMessages.deleteFailed, outcome.error));
    }
    dispatch(newsItemDeleted(id));
    await removeThumbnail(thumbnailUrl);
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
