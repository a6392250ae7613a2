import { plainWord } from '@/lib/plainText';
import { type ComponentProps, useRef, useState } from 'react';
import { Field } from './Field';
import { useRefocus } from './focus';

/** Page numbers from 1 and, between them, the gaps. */
type PageEntry = number | 'gap-start' | 'gap-end';

/** Returns the first and last page, the current one and its neighbours, with gaps between. */
export function pageNumbers(current: number, pages: number): PageEntry[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return [page <= current ? 'gap-start' : 'gap-end', page];
  });
}

const KEY =
  'grid h-8 place-items-center rounded-xs border text-sm/5 font-medium tabular-nums max-md:min-w-[30px] max-[360px]:min-w-[26px]';
const PLACE = `${KEY} min-w-8 border-transparent px-2 text-navy-900 max-md:px-1 max-[360px]:px-0.5`;
const NUMBER = `${PLACE} cursor-pointer hover:border-edge aria-[current=page]:bg-navy-900 aria-[current=page]:text-white forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none`;
const STEP = `${KEY} min-w-8 cursor-pointer border-edge px-3 text-navy-900 disabled:cursor-not-allowed disabled:border-hair disabled:text-muted max-md:px-2.5 max-[360px]:px-1.5`;

interface PaginationNumbersProps {
  pages: Pick<ReturnType<typeof usePages>, 'page' | 'pageSize' | 'total' | 'setPage'>;
}

/** 'Showing X to Y of Z results' and numbered pages; nothing when there is only one page. */
export function PaginationNumbers(props: PaginationNumbersProps) {
  const { page, pageSize, total, setPage } = props.pages;
  const pages = Math.ceil(total / pageSize);
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRefocus();
  if (pages <= 1) return null;
  const step = (name: string, to: number) => (
    <li>
      <button
        type="button"
        className={STEP}
        disabled={to < 1 || to > pages}
        onClick={() => {
          setPage(to);
          // A step that comes to an end is switched off, and would drop the focus.
          refocus(() => [list.current?.querySelector('[aria-current]')]);
        }}
      >
        {name}
      </button>
    </li>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4">
      <p className="text-muted" aria-live="polite">
        Showing {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, total)} of {total} results
      </p>
      <nav aria-label="Pages">
        <ul className="flex flex-wrap items-center gap-1 max-md:gap-0" ref={list}>
          {step('Previous', page - 1)}
          {pageNumbers(page, pages).map((entry) => (
            <li key={entry}>
              {typeof entry === 'number' ? (
                <button
                  type="button"
                  className={NUMBER}
                  aria-label={`Page ${entry}`}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => setPage(entry)}
                >
                  {entry}
                </button>
              ) : (
                <span className={PLACE} aria-hidden="true">
                  …
                </span>
              )}
            </li>
          ))}
          {step('Next', page + 1)}
        </ul>
      </nav>
    </div>
  );
}

interface SearchFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  list: Pick<ReturnType<typeof usePages>, 'search' | 'searchFor'>;
  disabled?: boolean;
}

/** Searches a list with each letter that is typed. */
export function SearchField({ list, disabled, ...field }: SearchFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="search"
          value={list.search}
          disabled={disabled}
          onChange={({ target }) => list.searchFor(target.value)}
        />
      )}
    </Field>
  );
}

/** Returns pages, from 1, of what a search finds in a list; `textsOf` returns what it looks in. */
export function usePages<T extends { id: string }>(
  items: readonly T[],
  pageSize: number,
  textsOf: (item: T) => readonly string[],
) {
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState(1);
  /** The item whose page is shown, wherever it goes. */
  const [followed, setFollowed] = useState<string | null>(null);

  const needle = plainWord(search).toLowerCase();
  const isFound = (item: T) =>
    textsOf(item).some((text) => plainWord(text).toLowerCase().includes(needle));
  const found = items.filter(isFound);
  const place = found.findIndex(({ id }) => id === followed);
  const page = place < 0 ? wanted : Math.floor(place / pageSize) + 1;
  // The last row of the last page may have been deleted.
  const shownPage = Math.max(1, Math.min(page, Math.ceil(found.length / pageSize)));
  const start = (shownPage - 1) * pageSize;
  const setPage = (next: number) => {
    setFollowed(null);
    setWanted(next);
  };
  return {
    search,
    found,
    total: found.length,
    page: shownPage,
    pageSize,
    start,
    shown: found.slice(start, start + pageSize),
    setPage,
    searchFor: (text: string) => {
      setSearch(text);
      setPage(1);
    },
    /** Goes to the page of an item, and out of a search that does not find it. */
    follow: (item: T) => {
      if (!isFound(item)) setSearch('');
      setFollowed(item.id);
    },
  };
}
