import { useContext, useEffect, useId, useState } from 'react';
import { onWrite } from '@/firebase/staff/changeWatch';
import { readLastChanges } from '@/firebase/staff/readChanges';
import { formatMoment } from '@/lib/moments';
import type { ChangedByProps } from '@/ui/admin/changedBy';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { useRequest } from '@/ui/useRequest';
import { ChangeHistory } from './ChangeHistory';
import { DescribeContext } from './describe';
import { FootButton } from './FootButton';
import { changeMessages, footMessages, UNKNOWN_PERSON } from './messages';

/**
 * The line at the bottom of a staff section that names who changed the section last. A button opens
 * the last changes.
 */
export function ChangedBy({ of, children }: ChangedByProps) {
  const describe = useContext(DescribeContext);
  const panel = useId();
  const [open, setOpen] = useState(false);
  const last = useRequest(JSON.stringify(of), changeMessages.loadFailed, () => readLastChanges(of));
  const { data, failed, loading, reload } = last;
  // Every save on this page creates a change record, so load the records again.
  useEffect(() => onWrite(reload), [reload]);
  const [newest] = data ?? [];

  const line = (
    <p className="text-label leading-normal wrap-anywhere text-muted" aria-busy={loading}>
      {newest !== undefined ? (
        <>
          {footMessages.changed(formatMoment(newest.at, new Date()))}
          {newest.email || UNKNOWN_PERSON} <span aria-hidden="true">·</span>{' '}
          <FootButton
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            onClick={() => setOpen(!open)}
          >
            <StaffIcon name="history" size={16} />
            {footMessages.history}
          </FootButton>
        </>
      ) : failed ? (
        <>
          {footMessages.failed}{' '}
          <FootButton aria-disabled={loading} onClick={loading ? undefined : reload}>
            {footMessages.retry}
          </FootButton>
        </>
      ) : data === null ? (
        footMessages.loading
      ) : (
        footMessages.none
      )}
    </p>
  );
  const history = open && data !== null && newest !== undefined && (
    <ChangeHistory id={panel} of={of} changes={data} describe={describe} />
  );
  return children({ line, history: history || null });
}
