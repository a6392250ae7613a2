import type { ResourceCategory } from '../documents';
import type { UploadEdit, UploadEntry } from './useUploads';

export interface UploadRowProps {
  entry: UploadEntry;
  category: ResourceCategory | null;
  /** True if the user has pressed Upload. Missing fields are then marked as invalid. */
  hasPressedUpload: boolean;
  /** True during an upload. The fields of the file cannot be edited then. */
  locked: boolean;
  onEdit: (change: UploadEdit) => void;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}
