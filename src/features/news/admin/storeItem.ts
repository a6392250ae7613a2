import { collection, doc, type DocumentData } from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import type { Outcome } from '@/firebase/staff/carryOut';
import { saveItem } from '@/firebase/staff/checkedSave';
import { serverNow } from '@/firebase/staff/clock';
import { reportFailure } from '@/firebase/staff/refusals';
import type { Going } from '@/firebase/staff/uploadProgress';
import { plainLine, plainText } from '@/lib/plainText';
import { newsStaffMessages } from './messages';
import { NEWS_COLLECTION, type NewsItem, parseNewsItem } from '../documents';
import { autoThumbnail, isAutoThumbnail } from '../thumbnail';
import { draftOf, type NewsDraft } from './newsDraft';
import { fieldsOf, NEWS_PART, sameWords } from './newsRecord';
import { isUsed, mayBeUnused, type Picture, removeUnused, storePicture } from './pictures';

/** What the saves of one form share, so that pressing Save again makes nothing twice. */
export interface SaveMemory {
  /** The item's id, chosen once. */
  readonly id: string;
  /** What was sent, where it is unknown whether it was stored. */
  attempted: NewsItem[];
  /** The image that is stored for the item; null while there is none. */
  picture: Picture | null;
  /** Settles when the form is closed for good. */
  readonly released: Promise<void>;
  release: () => void;
}

export function newMemory(loaded: NewsItem | null): SaveMemory {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const id = loaded?.id ?? doc(collection(firestore(), NEWS_COLLECTION)).id;
  return { id, attempted: [], picture: null, released, release };
}

export interface NewsSave {
  draft: NewsDraft;
  /** The item as the form loaded it; null for a new one. */
  loaded: NewsItem | null;
  /** The place of a new item. */
  displayOrder: number;
  /** Writes even if someone else changed the item meanwhile. */
  overwrite?: boolean;
  /** Of the form that saves; a save that stands alone needs none. */
  memory?: SaveMemory;
  /** Ends the upload, or the wait for a write that was sent. */
  signal?: AbortSignal;
  /** Hears when the upload of the thumbnail does not move, and when it moves again. */
  onGoing?: (going: Going) => void;
  /** Hears how it ended; what is no longer needed may still be being deleted. */
  onEnd?: (end: SaveEnd) => void;
}

/** How a save ended. After 'unknown' the item may be stored, now or later. */
export type SaveEnd =
  | { result: 'saved'; item: NewsItem }
  | { result: 'conflict' | 'deleted' | 'cancelled' }
  | { result: 'failed' | 'unknown'; message: string };

const isCustom = (url: string) => url !== '' && !isAutoThumbnail(url);

/**
 * The thumbnail to store. What the form did not choose follows what is stored: the picture that it
 * loaded may have been replaced, and then deleted, meanwhile.
 */
function thumbnailUrl(save: NewsSave, memory: SaveMemory, stored: NewsItem | null): string {
  const { thumbnail, videoUrl } = save.draft;
  if (thumbnail.kind === 'file') return memory.picture?.url ?? '';
  const auto = autoThumbnail(videoUrl.trim());
  if (stored === null || !isCustom(stored.thumbnailUrl)) return auto;
  // The stored picture may be one that this form tried before 'Use Auto-Generated' was pressed.
  const theirs = !memory.attempted.some((each) => sameWords(each, stored));
  const wasAuto = draftOf(save.loaded).thumbnail.kind === 'auto';
  return thumbnail.kind === 'stored' || (wasAuto && theirs) ? stored.thumbnailUrl : auto;
}

function itemOf(save: NewsSave, memory: SaveMemory, stored: NewsItem | null, now: string) {
  const { draft, loaded, displayOrder } = save;
  return {
    id: memory.id,
    title: plainLine(draft.title),
    description: plainText(draft.description),
    interviewer: plainLine(draft.interviewer),
    videoUrl: draft.videoUrl.trim(),
    thumbnailUrl: thumbnailUrl(save, memory, stored),
    isActive: draft.isActive,
    // The stored order wins over the form's.
    displayOrder: stored?.displayOrder ?? loaded?.displayOrder ?? displayOrder,
    createdAt: stored?.createdAt || now,
    updatedAt: now,
  };
}

interface Written {
  outcome: Outcome | { result: 'conflict' | 'deleted' | 'cancelled' };
  /** What was sent; null when nothing was. */
  item: NewsItem | null;
  /** The pictures that the item named before. */
  replaced: ReadonlySet<string>;
}

/** Writes the item, if it is still what the form loaded or what an earlier press may have stored. */
async function writeItem(save: NewsSave, memory: SaveMemory): Promise<Written> {
  const { loaded, overwrite = false, signal } = save;
  const target = doc(firestore(), NEWS_COLLECTION, memory.id);
  const now = serverNow().toISOString();
  const replaced = new Set(loaded === null ? [] : [loaded.thumbnailUrl]);
  let item: NewsItem | null = null;
  const met = { isGone: false };
  const parse = (data: DocumentData | undefined) =>
    data === undefined ? null : parseNewsItem(memory.id, data);
  // The time of the save tells this one from any other with the same words.
  const isSaved = (stored: NewsItem | null) =>
    item !== null && stored?.updatedAt === now && sameWords(stored, item);
  const next = (data: DocumentData | undefined) => {
    signal?.throwIfAborted();
    met.isGone = loaded !== null && data === undefined;
    // What is deleted comes back only as a new item.
    if (met.isGone) return null;
    const stored = parse(data);
    const known = loaded === null ? memory.attempted : [loaded, ...memory.attempted];
    const unchanged =
      isSaved(stored) ||
      (loaded === null && data === undefined) ||
      (stored !== null && known.some((each) => sameWords(each, stored)));
    if (!unchanged && !overwrite) return null;
    if (isSaved(stored) && item !== null) return fieldsOf(item);
    item = itemOf(save, memory, stored, now);
    if (stored !== null) replaced.add(stored.thumbnailUrl);
    replaced.delete(item.thumbnailUrl);
    for (const url of replaced) mayBeUnused(url);
    return fieldsOf(item);
  };
  const outcome = await Promise.race([
    saveItem(target, {
      note: { part: NEWS_PART, kind: 'save' },
      next,
      isSaved: (data) => isSaved(parse(data)),
      signal,
    }),
    // What was not sent by then is not sent at all.
    whenAborted(signal, () => item === null),
  ]);
  const deleted = outcome.result === 'conflict' && met.isGone;
  return { outcome: deleted ? { result: 'deleted' } : outcome, item, replaced };
}

const CANCELLED = { result: 'cancelled' } as const;

/** Resolves when the signal aborts, if that cancels everything; stays open otherwise. */
function whenAborted(signal: AbortSignal | undefined, cancels: () => boolean) {
  return new Promise<typeof CANCELLED>((resolve) => {
    signal?.addEventListener('abort', () => {
      if (cancels()) resolve(CANCELLED);
    });
  });
}

/** Stores the chosen image, unless an earlier press of the form did. */
async function storeChosen(save: NewsSave, memory: SaveMemory): Promise<void> {
  const { draft, signal, onGoing } = save;
  if (draft.thumbnail.kind !== 'file') return;
  const { file } = draft.thumbnail;
  if (memory.picture?.file === file) return;
  const outgrown = memory.picture;
  if (outgrown !== null) mayBeUnused(outgrown.url);
  memory.picture = await storePicture(file, memory.released, { signal, onGoing });
}

/** Says how the save ended, and deletes what nothing names any more. */
async function end(
  { outcome, item, replaced }: Written,
  memory: SaveMemory,
  tell: (end: SaveEnd) => void,
): Promise<void> {
  const unknown = memory.attempted.map((each) => each.thumbnailUrl);
  const picture = memory.picture?.url ?? '';
  if (outcome.result === 'done' && item !== null) {
    isUsed(item.thumbnailUrl);
    memory.attempted = [];
    const unused = new Set([...replaced, ...unknown, picture]);
    unused.delete(item.thumbnailUrl);
    return removeUnused(unused, () => tell({ result: 'saved', item }));
  }
  if (outcome.result === 'unknown' && item !== null) {
    // What is stored, now or later, may name the old pictures or the new one: all stay.
    memory.attempted = [...memory.attempted, item];
    tell({ result: 'unknown', message: failed(outcome.error) });
    return;
  }
  for (const url of replaced) isUsed(url);
  const how: SaveEnd =
    'error' in outcome
      ? { result: 'failed', message: failed(outcome.error) }
      : { result: outcome.result === 'done' ? 'cancelled' : outcome.result };
  // What an earlier press may have stored, now or later, keeps its picture.
  const unused = unknown.includes(picture) ? [] : [picture];
  if (unused.length > 0) memory.picture = null;
  return removeUnused(unused, () => tell(how));
}

const failed = (error: unknown) => reportFailure(newsStaffMessages.saveFailed, error);

/**
 * Stores a chosen thumbnail, then the item. A thumbnail goes again if the save does not happen; the
 * one that it replaces is deleted after the save. `onEnd` hears how that ended before what is no
 * longer needed is deleted; the promise resolves after that.
 */
export async function storeItem(save: NewsSave, onEnd: (end: SaveEnd) => void): Promise<SaveEnd> {
  const { signal } = save;
  const memory = save.memory ?? newMemory(save.loaded);
  const ended: { how: SaveEnd } = { how: CANCELLED };
  const tell = (how: SaveEnd) => {
    ended.how = how;
    onEnd(how);
  };
  try {
    const cancelled = await Promise.race([
      storeChosen(save, memory),
      whenAborted(signal, () => true),
    ]);
    if (cancelled === undefined) await end(await writeItem(save, memory), memory, tell);
    else tell(cancelled);
  } catch (error) {
    tell(signal?.aborted === true ? CANCELLED : { result: 'failed', message: failed(error) });
  } finally {
    if (save.memory === undefined) memory.release();
  }
  return ended.how;
}
