import { Icon } from './Icon';
import './PaginationDots.css';

interface PaginationDotsProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous and Next, a dot for each page, and 'Page X of Y'. */
export function PaginationDots({ label, page, pages, onPage }: PaginationDotsProps) {
  return (
    <nav className="flex items-center gap-4 max-md:flex-wrap max-md:gap-2" aria-label={label}>
      <button
        type="button"
        className="pager-step"
        aria-disabled={page === 0}
        onClick={() => onPage(Math.max(page - 1, 0))}
      >
        <Icon name="left" />
        Previous
      </button>
      <div className="flex min-w-0 flex-wrap">
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            className="pager-dot"
            aria-label={`Page ${index + 1}`}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onPage(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className="pager-step"
        aria-disabled={page === pages - 1}
        onClick={() => onPage(Math.min(page + 1, pages - 1))}
      >
        Next
        <Icon name="right" />
      </button>
      <p className="pager-count" aria-live="polite">
        Page {page + 1} of {pages}
      </p>
    </nav>
  );
}
