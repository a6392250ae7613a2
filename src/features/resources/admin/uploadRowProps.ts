import type { ResourceCategory } from '../documents';
import type { UploadEdit, UploadEntry } from './useUploads';

export interface UploadRowProps {
  entry: UploadEntry;
  /** Null if the category was deleted. */
  category: ResourceCategory | null;
  /** True after the user pressed Upload: missing fields are marked. */
  hasPressedUpload: boolean;
  /** True during an upload: names, icons and categories cannot be changed. */
  locked: boolean;
  onEdit: (change: UploadEdit) => void;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}
