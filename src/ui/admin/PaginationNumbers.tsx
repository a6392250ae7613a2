import { useRef } from 'react';
import type { usePages } from './usePages';
import { listPageNumbers } from './pageNumbers';
import { useRefocus } from './focus';

const entryBaseClass =
  'grid h-8 place-items-center rounded-xs border text-sm/5 font-medium tabular-nums max-md:min-w-[30px] max-[360px]:min-w-[26px]';
const entryClass = `${entryBaseClass} min-w-8 border-transparent px-2 text-navy-900 max-md:px-1 max-[360px]:px-0.5`;
const numberClass = `${entryClass} cursor-pointer hover:border-edge aria-[current=page]:bg-navy-900 aria-[current=page]:text-white forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText] forced-colors:aria-[current=page]:forced-color-adjust-none`;
const stepClass = `${entryBaseClass} min-w-8 cursor-pointer border-edge px-3 text-navy-900 disabled:cursor-not-allowed disabled:border-hair disabled:text-muted max-md:px-2.5 max-[360px]:px-1.5`;

interface PaginationNumbersProps {
  pages: Pick<ReturnType<typeof usePages>, 'page' | 'pageSize' | 'total' | 'setPage'>;
}

/**
 * Shows 'Showing 1 to 10 of 28 results' and the page numbers. Renders nothing if there is only one
 * page.
 */
export function PaginationNumbers(props: PaginationNumbersProps) {
  const { page, pageSize, total, setPage } = props.pages;
  const pages = Math.ceil(total / pageSize);
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRefocus();
  if (pages <= 1) return null;
  const renderStep = (name: string, to: number) => (
    <li>
      <button
        type="button"
        className={stepClass}
        disabled={to < 1 || to > pages}
        onClick={() => {
          setPage(to);
          // On the first or last page, the pressed button becomes disabled and loses the focus.
          // Focus the current page number instead.
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
          {renderStep('Previous', page - 1)}
          {listPageNumbers(page, pages).map((entry) => (
            <li key={entry}>
              {typeof entry === 'number' ? (
                <button
                  type="button"
                  className={numberClass}
                  aria-label={`Page ${entry}`}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => setPage(entry)}
                >
                  {entry}
                </button>
              ) : (
                <span className={entryClass} aria-hidden="true">
                  …
                </span>
              )}
            </li>
          ))}
          {renderStep('Next', page + 1)}
        </ul>
      </nav>
    </div>
  );
}
