import type { ResourceCategory } from '../documents';
import type { UploadEdit, UploadEntry } from './useUploads';

export interface UploadRowProps {
  entry: UploadEntry;
  /** Its category; null where that was deleted. */
  category: ResourceCategory | null;
  /** True once staff pressed Upload: missing fields are marked. */
  asked: boolean;
  /** A run is under way: names, icons and categories stay as they are. */
  locked: boolean;
  onEdit: (change: UploadEdit) => void;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}
