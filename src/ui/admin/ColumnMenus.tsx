import { useState } from 'react';
import { tableLabels } from '@/lib/table/messages';
import { Details } from './Details';
import { Select } from './Select';
import { Note } from './Note';
import type { ParsedTable } from './useTable';

/**
 * Lists the columns of an imported table, each with a menu for its use. The list is collapsed if
 * all needed columns were recognised.
 */
export function ColumnMenus({ table }: { table: ParsedTable }) {
  const { kind, found, isRemembered, chooseColumn } = table;
  const [open] = useState(found?.absent.length !== 0);
  if (found === null) return null;
  const used = found.columns.filter(({ use = 'none' }) => use !== 'none').map(({ name }) => name);
  const names = used.length === 0 ? '' : `: ${used.join(', ')}`;
  const uses = Object.entries(kind.uses).map(([id, name]) => ({ id, name }));
  return (
    <Details
      title="Columns"
      summary={`${used.length} of ${found.columns.length} used${names}`}
      open={open}
    >
      {isRemembered && <Note className="mb-2">{tableLabels.asChosenBefore}</Note>}
      <div className="mb-2 grid grid-cols-6 pb-px pl-px @max-[39rem]:grid-cols-3 @max-[34rem]:grid-cols-1">
        {found.columns.map(({ index, name, use = 'none', samples }) => (
          <div
            key={index}
            data-used={use !== 'none' || undefined}
            className="-mb-px -ml-px min-w-0 border border-t-4 border-hair px-2 pt-2.5 pb-2 text-[0.8125rem] text-[#66748d] data-used:border-t-cyan data-used:text-ink @max-[34rem]:grid @max-[34rem]:grid-cols-[minmax(0,1fr)_minmax(0,10rem)] @max-[34rem]:items-center @max-[34rem]:gap-x-3 @max-[34rem]:border-t @max-[34rem]:border-l-4 @max-[34rem]:px-3 @max-[34rem]:py-2 @max-[34rem]:data-used:border-hair @max-[34rem]:data-used:border-l-cyan @max-[16rem]:grid-cols-1 forced-colors:data-used:border-[Highlight]"
          >
            <span className="block truncate font-semibold">{name}</span>
            <ul
              aria-label={`First rows of ${name}`}
              className={`mt-1 mb-2 min-h-15 leading-5 *:truncate @max-[34rem]:row-start-2 @max-[34rem]:m-0 @max-[34rem]:min-h-0 @max-[34rem]:truncate @max-[34rem]:text-left @max-[34rem]:*:inline @max-[34rem]:[&>li+li]:before:content-[',_'] ${use === uses[0]?.id ? '' : 'text-right'}`}
            >
              {samples.map((sample, at) => (
                <li key={at}>{sample}</li>
              ))}
            </ul>
            <Select
              aria-label={tableLabels.whatIs(name)}
              className="h-9 bg-[size:12px] bg-position-[right_8px_center] pr-6 pl-2 text-[0.8125rem] @max-[34rem]:col-start-2 @max-[34rem]:row-span-2 @max-[34rem]:row-start-1 @max-[34rem]:h-11 @max-[34rem]:text-[1rem] @max-[16rem]:[grid-area:auto]"
              value={use}
              options={[...uses, { id: 'none', name: 'Not used' }]}
              onChoose={(chosen) => chooseColumn(index, chosen)}
            />
          </div>
        ))}
      </div>
    </Details>
  );
}
