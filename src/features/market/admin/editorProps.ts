import type { WithChangedBy } from '@/ui/admin/changedBy';

export interface EditorProps extends WithChangedBy {
  className?: string;
}
