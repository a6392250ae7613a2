import { useContext, useEffect, useRef, useState } from 'react';
import type { ChangeRecord } from '@/firebase/staff/changes';
import { toLagosDay } from '@/lib/days';
import { formatDayWithoutYear } from '@/lib/calendar';
import { groupBy } from '@/lib/records';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { findRowControls, useRefocus } from '@/ui/admin/focus';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { Note } from '@/ui/admin/Note';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { stickyMessageClass } from '@/ui/admin/footClass';
import { SelectField } from '@/ui/admin/SelectField';
import { classes } from '@/ui/classes';
import { formatDayHeading } from './dayHeading';
import { findDisagreeingIds } from './agreement';
import { DescribeContext, partChoices } from './describe';
import { ChangeRow } from './ChangeRow';
import { changeMessages } from './messages';
import { UNDO_BANNER_MS, undoMessages } from './undo/messages';
import { createStatusLookup } from './undo/status';
import { useChangesWithUndos } from './undo/useChangesWithUndos';

const headings = ['Time', 'Person', 'Part', 'Before and after', undoMessages.undo];

const groupByDay = (changes: readonly ChangeRecord[]) => [
  ...groupBy(changes, ({ at }) => toLagosDay(at)),
];

/**
 * The page of recent changes, with one row for each save. `email` is the address of the signed-in
 * user.
 */
export function RecentChanges({ email }: { email: string }) {
  const describe = useContext(DescribeContext);
  /**
   * The chosen part of the site (an id) and the chosen person (an email address). Empty means all.
   */
  const [chosen, setChosen] = useState({ part: '', person: '' });
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set());
  const outcome = useActionOutcome(UNDO_BANNER_MS);
  const container = useRef<HTMLDivElement>(null);
  const refocus = useRefocus();
  const parts = partChoices.find(({ id }) => id === chosen.part)?.parts ?? [];
  const list = useChangesWithUndos({ parts, email: chosen.person });
  const { changes } = list;
  const now = new Date();
  const statusOf = createStatusLookup(changes, list.undos, describe);
  const isFiltered = chosen.part !== '' || chosen.person !== '';
  // A filtered list is incomplete, so its records cannot be compared with each other.
  const disagree = findDisagreeingIds(isFiltered ? [] : (list.data?.changes ?? []), describe);
  const emails = [...new Set([email, ...people, ...changes.map((each) => each.email)])];
  const last = changes.at(-1);

  const changeFilter = (next: typeof chosen) => {
    setPeople(new Set(emails));
    setChosen(next);
  };
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const { current } = shown;
    if (current === null || changes.length <= current) return;
    shown.current = null;
    refocus(() => [findRowControls(container.current, 'tr[data-id]')[current]]);
  }, [changes.length, refocus]);
  const showMore = () => {
    shown.current = changes.length;
    list.more();
  };
  const handleUndone = (change: ChangeRecord, record: ChangeRecord | null, text: string) => {
    const ids = changes.slice(changes.indexOf(change)).map(({ id }) => id);
    outcome.succeed(text);
    if (record === null) list.reload();
    else list.add(record);
    refocus(() => [
      ...findRowControls(container.current, '[data-do]', ids),
      container.current?.querySelector('select'),
    ]);
  };

  return (
    <Box
      title="Who changed what"
      busy={list.loading}
      note={<Note>{changeMessages.kept}</Note>}
      actionAtEnd
      {...(list.hasMore && {
        action: (
          <Button busy={list.moreLoads} onClick={showMore}>
            {list.moreLoads ? changeMessages.showingMore : changeMessages.showMore}
          </Button>
        ),
      })}
    >
      <div ref={container}>
        <div className="mb-4 grid grid-cols-[216px_216px_1fr] items-end gap-4 max-md:grid-cols-2">
          <SelectField
            label="Part"
            value={chosen.part}
            options={[{ id: '', name: 'All parts' }, ...partChoices]}
            onChoose={(part) => changeFilter({ ...chosen, part })}
          />
          <SelectField
            label="Person"
            value={chosen.person}
            options={[
              { id: '', name: 'Everyone' },
              ...emails
                .filter((each) => each !== '')
                .sort()
                .map((id) => ({ id, name: id })),
            ]}
            onChoose={(person) => changeFilter({ ...chosen, person })}
          />
          <p
            className="py-3 text-right text-label text-muted max-md:col-span-full max-md:p-0 max-md:text-left"
            aria-live="polite"
          >
            {last !== undefined &&
              changeMessages.since(changes.length, formatDayWithoutYear(toLagosDay(last.at)))}
          </p>
        </div>
        {list.failed && (
          <LoadFailed busy={list.loading} onRetry={list.reload}>
            {changeMessages.loadFailed}
          </LoadFailed>
        )}
        {list.data === null && !list.failed && <Spinner>{changeMessages.loading}</Spinner>}
        {list.data !== null && changes.length === 0 && (
          <p className="py-6 text-muted" role="status">
            {isFiltered ? changeMessages.noneFound : changeMessages.none}
          </p>
        )}
        {changes.length > 0 && (
          <table className="w-full tabular-nums max-md:block">
            <caption className="sr-only">Recent changes, newest first</caption>
            <thead className="text-left text-(length:--text-label) text-muted max-md:sr-only">
              <tr>
                {headings.map((heading, index) => (
                  <th key={heading} scope="col" className="h-8 pr-4 font-medium">
                    {index === 4 ? <span className="sr-only">{heading}</span> : heading}
                  </th>
                ))}
              </tr>
            </thead>
            {groupByDay(changes).map(([day, ofDay], index) => (
              <tbody key={day} className="max-md:block">
                <tr className="max-md:block">
                  <th
                    colSpan={headings.length}
                    scope="rowgroup"
                    className={classes(
                      'border-b border-navy-900 pb-2 text-left font-head text-sm/[1.7] font-[650] text-navy-900 normal-nums max-md:block',
                      index === 0 ? 'pt-2' : 'pt-5',
                    )}
                  >
                    {formatDayHeading(day, now)}
                  </th>
                </tr>
                {ofDay.map((change) => (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    status={statusOf(change)}
                    disagrees={disagree.has(change.id)}
                    now={now}
                    onDone={(...record) => handleUndone(change, ...record)}
                  />
                ))}
              </tbody>
            ))}
          </table>
        )}
        {list.moreFailed && <LoadFailed onRetry={showMore}>{changeMessages.moreFailed}</LoadFailed>}
        <OutcomeMessage outcome={outcome} className={stickyMessageClass} />
      </div>
    </Box>
  );
}
