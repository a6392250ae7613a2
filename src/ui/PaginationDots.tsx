import { Icon } from './Icon';
import './PaginationDots.css';

const stepClass =
  'inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-xs [border-width:1px] border-navy-900 bg-paper px-[12px] font-head text-compact/6 font-semibold text-navy-900 not-aria-disabled:hover:bg-cyan aria-disabled:cursor-not-allowed aria-disabled:border-hair aria-disabled:text-[#667590] md:px-[16px]';

interface PaginationDotsProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Shows Previous, Next, a dot for each page, and 'Page 1 of 3'. */
export function PaginationDots({ label, page, pages, onPage }: PaginationDotsProps) {
  return (
    <nav
      className="flex items-center gap-4 print:hidden max-md:flex-wrap max-md:gap-2"
      aria-label={label}
    >
      <button
        type="button"
        className={stepClass}
        aria-disabled={page === 0}
        onClick={() => onPage(Math.max(page - 1, 0))}
      >
        <Icon className="max-md:hidden" name="left" />
        Previous
      </button>
      <div className="flex min-w-0 flex-wrap">
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            className="pager-dot relative h-[48px] w-[24px] cursor-pointer"
            aria-label={`Page ${index + 1}`}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onPage(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={stepClass}
        aria-disabled={page === pages - 1}
        onClick={() => onPage(Math.min(page + 1, pages - 1))}
      >
        Next
        <Icon className="max-md:hidden" name="right" />
      </button>
      <p
        className="ml-auto text-compact [font-variant-numeric:tabular-nums] text-muted"
        aria-live="polite"
      >
        {`Page ${page + 1} of ${pages}`}
      </p>
    </nav>
  );
}
