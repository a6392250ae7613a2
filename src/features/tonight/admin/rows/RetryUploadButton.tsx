import { Button } from '@/ui/admin/Button';
import { RETRY_LABEL } from '@/ui/retryMessages';
import { rowTitles } from '../messages';
import type { FileRowId } from '../checklist/rowIds';
import type { FilingState } from '../tonightFiles';

interface RetryUploadButtonProps {
  id: FileRowId;
  retry: FilingState['retry'];
}

export function RetryUploadButton({ id, retry }: RetryUploadButtonProps) {
  if (retry === null) return null;
  return (
    <Button small aria-label={`${RETRY_LABEL} ${rowTitles[id]}`} onClick={retry}>
      {RETRY_LABEL}
    </Button>
  );
}
