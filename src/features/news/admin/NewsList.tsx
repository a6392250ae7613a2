import type { ReactNode } from 'react';
import { PaginationNumbers } from '@/ui/PaginationNumbers';
import { Field } from '@/ui/admin/Field';
import { SortableList } from '@/ui/admin/SortableList';
import { MANAGED_PAGE_SIZE } from '../limits';
import { newsStaffMessages } from './messages';
import type { NewsItem } from '../documents';
import { NewsRow } from './NewsRow';
import type { NewsListState } from './useNewsList';
import type { NewsTable } from './useNewsTable';

interface NewsListProps {
  /** Every item, in the order that gives the ranks. */
  ranks: readonly NewsItem[];
  table: NewsTable;
  list: NewsListState;
  /** How the last action ended; stands at the row concerned. */
  messages: ReactNode;
  /** The open form, under the row of its item. */
  form: { id: string | undefined; content: ReactNode } | null;
  busy: boolean;
  onEdit: (item: NewsItem) => void;
  onDelete: (item: NewsItem) => void;
}

/** Search, one page of rows, and the other pages. */
export function NewsList(props: NewsListProps) {
  const { ranks, table, list, messages, form, busy, onEdit, onDelete } = props;
  const rankOf = new Map(ranks.map(({ id }, rank) => [id, rank]));
  const fixed = table.searching
    ? newsStaffMessages.noOrderInSearch
    : form === null
      ? null
      : newsStaffMessages.noOrderInEdit;
  const messageAt = (id: string, side: 'before' | 'after') =>
    list.place?.id === id && list.place.side === side && <div className="said">{messages}</div>;

  return (
    <>
      <Field
        label="Search by title, interviewer or description"
        className="news-search"
        hint={fixed ?? newsStaffMessages.order}
      >
        {(control) => (
          <input
            {...control}
            type="search"
            value={table.search}
            onChange={({ target }) => table.searchFor(target.value)}
          />
        )}
      </Field>
      {table.found.length === 0 ? (
        <p className="none muted" role="status">
          {newsStaffMessages.noMatches}
        </p>
      ) : (
        <SortableList
          items={table.found}
          page={table.range}
          label="News commentary items"
          nameOf={({ title }) => title}
          onReorder={(next, id) => void list.reorder(next, id)}
          disabled={busy || fixed !== null}
          className="nws"
          rowClassName="nw"
        >
          {(item, { handle, moveButtons }) => (
            <>
              {messageAt(item.id, 'before')}
              <NewsRow
                item={item}
                rank={rankOf.get(item.id) ?? 0}
                handle={handle}
                moveButtons={moveButtons}
                busy={busy}
                onEdit={() => onEdit(item)}
                onDelete={() => onDelete(item)}
              />
              {messageAt(item.id, 'after')}
              {form?.id === item.id && form.content}
            </>
          )}
        </SortableList>
      )}
      <PaginationNumbers
        page={table.page}
        pageSize={MANAGED_PAGE_SIZE}
        total={table.found.length}
        onPage={table.setPage}
      />
    </>
  );
}
