import { Button } from '@/ui/admin/Button';
import { RETRY } from '@/ui/retryMessages';
import { rowTitles } from '../messages';
import type { FileRowId } from '../checklist/rowIds';
import type { Filing } from '../tonightFiles';

interface RetryUploadButtonProps {
  id: FileRowId;
  retry: Filing['retry'];
}

export function RetryUploadButton({ id, retry }: RetryUploadButtonProps) {
  if (retry === null) return null;
  return (
    <Button small aria-label={`${RETRY} ${rowTitles[id]}`} onClick={retry}>
      {RETRY}
    </Button>
  );
}
