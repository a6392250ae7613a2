import { useEffect, useRef } from 'react';
import { pageNumbers } from './pageNumbers';
import './PaginationNumbers.css';

interface PaginationNumbersProps {
  /** The current page, from 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** 'Showing X to Y of Z results' and numbered pages; nothing when there is only one page. */
export function PaginationNumbers({ page, pageSize, total, onPage }: PaginationNumbersProps) {
  const pages = Math.ceil(total / pageSize);
  const list = useRef<HTMLUListElement>(null);
  const stepped = useRef(false);
  // A step that comes to an end is switched off, and would drop the focus.
  useEffect(() => {
    if (!stepped.current) return;
    stepped.current = false;
    if (page !== 1 && page !== pages) return;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page, pages]);
  const step = (to: number) => {
    stepped.current = true;
    onPage(to);
  };
  if (pages <= 1) return null;
  return (
    <div className="pg">
      <p className="muted" aria-live="polite">
        Showing {(page - 1) * pageSize + 1} to {Math.min(page * pageSize, total)} of {total} results
      </p>
      <nav aria-label="Pages">
        <ul ref={list}>
          <li>
            <button
              type="button"
              className="step"
              disabled={page === 1}
              onClick={() => step(page - 1)}
            >
              Previous
            </button>
          </li>
          {pageNumbers(page, pages).map((entry) => (
            <li key={entry}>
              {typeof entry === 'number' ? (
                <button
                  type="button"
                  aria-label={`Page ${entry}`}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => onPage(entry)}
                >
                  {entry}
                </button>
              ) : (
                <span aria-hidden="true">…</span>
              )}
            </li>
          ))}
          <li>
            <button
              type="button"
              className="step"
              disabled={page === pages}
              onClick={() => step(page + 1)}
            >
              Next
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
