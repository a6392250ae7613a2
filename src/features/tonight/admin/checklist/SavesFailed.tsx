import { Button } from '@/ui/admin/Button';
import { tonightMessages } from '../messages';
import type { EarlierSaves } from '../useEarlierSaves';

export function SavesFailed({ saves }: { saves: EarlierSaves }) {
  const { changes, points, reload } = saves;
  if (!changes.failed && !(points.failed && points.data !== null)) return null;
  return (
    <p className="flex items-center gap-3 border-b border-hair px-4 py-2 text-warn-ink">
      {tonightMessages.savesFailed}
      <Button small busy={changes.loading || points.loading} onClick={reload}>
        Retry
      </Button>
    </p>
  );
}
