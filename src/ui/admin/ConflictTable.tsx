import { useId } from 'react';
import { findChanger, type Difference, joinNames, NO_VALUE } from '@/lib/difference';
import { formatAtMoment, formatMoment } from '@/lib/moments';
import { DifferenceTable } from './DifferenceTable';
import { ON_SITE_HEADING } from './onSite';
import { StaffIcon } from './StaffIcon';

/** The result of comparing the versions of a form after a conflict. */
export interface ComparedVersions {
  /** The time at which the user opened the form or last saved it. */
  openedAt: Date;
  /** The differences between the version of the other person and the input of the user. */
  differences: readonly Difference[];
}

interface ConflictTableProps {
  compared: ComparedVersions;
  /**
   * The email address of the other person, and the ISO time of their save. Both are '' if unknown.
   */
  email: string;
  savedAt: string;
  /**
   * The location of the input after Reload: 'draft' is a draft that the user can restore, and
   * 'fields' are the fields of the form. Null if Reload discards the input.
   */
  keeps: 'draft' | 'fields' | null;
}

/**
 * Compares the version that the user opened, the version of the other person, and the input of the
 * user.
 */
export function ConflictTable({ compared, email, savedAt, keeps }: ConflictTableProps) {
  const { differences, openedAt } = compared;
  const headId = useId();
  const now = new Date();
  const saved = savedAt === '' ? null : new Date(savedAt);
  const reverted = differences.flatMap((difference) => {
    const { label, after } = difference;
    if (findChanger(difference) !== 'them') return [];
    const detail = after?.detail === undefined ? '' : `, ${after.detail}`;
    return [`${label} at ${after?.text || NO_VALUE}${detail}`];
  });
  return (
    <div
      role="group"
      aria-labelledby={headId}
      className="mt-4 border border-l-4 border-conflict-edge border-l-warn bg-conflict pb-3"
    >
      <div className="flex gap-2 p-3">
        <StaffIcon name="warning" className="text-warn-ink" />
        <p id={headId} className="wrap-anywhere">
          <b className="font-semibold">
            {email === '' ? 'Someone else' : email} saved
            {saved !== null && ` ${formatAtMoment(saved, now)}`}.
          </b>{' '}
          You opened the page {formatAtMoment(openedAt, now)}. Your input is still here.
        </p>
      </div>
      <div className="@container px-3">
        <DifferenceTable
          look="conflict"
          caption="The three versions side by side"
          heads={[
            `When you opened it, ${formatMoment(openedAt, now)}`,
            `${ON_SITE_HEADING}: theirs${saved === null ? '' : `, ${formatMoment(saved, now)}`}`,
            'Yours, not saved',
          ]}
          labels={['Opened', 'On the site', 'Yours']}
          differences={differences}
          who={email.split('@')[0] || 'someone else'}
        />
      </div>
      <div className="grid gap-1 px-3 pt-2 text-label/5 text-muted [&_b]:font-semibold [&_b]:text-ink">
        <p>
          <b>Reload</b>: load their version.
          {keeps === 'draft' && ' Your version is kept as a draft that you can restore.'}
          {keeps === 'fields' && ' What you typed stays in the form.'}
        </p>
        <p>
          <b>Overwrite</b>: publish your version
          {reverted.length > 0 && `, including ${joinNames(reverted)}`}. Their version stays under
          Recent Changes.
        </p>
      </div>
    </div>
  );
}
