import type { ActionOutcome } from '@/ui/admin/useActionOutcome';
import type { ResourceFile } from '../documents';
import type { FileTableState } from './useFileTable';

export interface FileFiltersProps {
  table: FileTableState;
  disabled: boolean;
}

export interface FileTableProps extends FileFiltersProps {
  onEdit: (file: ResourceFile) => void;
  onDelete: (file: ResourceFile, outcome: ActionOutcome) => void;
}
