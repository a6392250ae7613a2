import { doc, setDoc } from 'firebase/firestore/lite';
import type { AppDispatch } from '@/app/hooks';
import { firestore } from '@/lib/firestore';
import { carryOut, isStored } from '@/ui/admin/carryOut';
import { noteRefusal } from '@/ui/admin/session';
import { nextTimestamp, removeStored, storeFile } from '@/ui/admin/storage';
import { FILES_COLLECTION, type ResourceFile } from '../resource';
import { fileUploaded } from '../resourcesSlice';
import { contentTypeOf, objectPath, typeOf, type UploadItem } from './uploadChecks';

export type UploadOutcome = 'uploaded' | 'failed' | 'cancelled';

interface UploadOptions {
  signal: AbortSignal;
  /** Gets the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

function randomText(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 9);
}

/**
 * Writes a file's record. Where the answer is lost, what is stored decides; a write that failed takes
 * the stored object with it.
 */
async function saveRecord(record: ResourceFile): Promise<void> {
  const target = doc(firestore(), FILES_COLLECTION, record.id);
  const outcome = await carryOut(
    () => setDoc(target, { ...record }),
    () => isStored(target),
  );
  if (outcome.result === 'done') return;
  if (outcome.result === 'failed') await removeStored(record.path);
  throw outcome.error;
}

/** Stores one file and its record in a category; the file comes to the front of the list. */
export function uploadFile(item: UploadItem, category: string, options: UploadOptions) {
  return async (dispatch: AppDispatch): Promise<UploadOutcome> => {
    const { signal, onProgress } = options;
    const timestamp = nextTimestamp();
    const path = objectPath(category, timestamp, item);
    try {
      const url = await storeFile(path, item.file, {
        contentType: contentTypeOf(item.file),
        onProgress,
        signal,
      });
      const record: ResourceFile = {
        id: `file_${timestamp}_${randomText()}`,
        name: item.fileName.trim(),
        url,
        fileType: typeOf(item.file),
        uploadDate: new Date(timestamp).toISOString(),
        category,
        path,
        icon: item.fileIcon,
        size: item.file.size,
      };
      await saveRecord(record);
      dispatch(fileUploaded(record));
      return 'uploaded';
    } catch (error) {
      if (signal.aborted) return 'cancelled';
      noteRefusal(error);
      console.warn(`Upload of ${item.fileName} failed`, error);
      return 'failed';
    }
  };
}
