import { classes } from '@/ui/classes';

interface LibraryHeaderProps {
  name: string | null;
  total: number | null;
  failed?: boolean;
}

export function LibraryHeader({ name, total, failed = false }: LibraryHeaderProps) {
  return (
    <div className="flex items-baseline justify-between gap-2 pt-3 pb-1 text-compact text-muted md:min-h-12 md:pb-0 lg:line-t lg:border-navy-900">
      <h2
        className="min-w-0 text-[clamp(1rem,5.55vw,1.25rem)]/[1.4] wrap-anywhere md:text-[1.75rem]/[1.15]"
        aria-hidden={name === null}
      >
        {name ?? (
          <span className="skeleton inline-block w-[min(280px,48vw)]" aria-hidden="true">
            &nbsp;
          </span>
        )}
      </h2>
      <p className={classes('whitespace-nowrap', failed && 'invisible')}>
        {/* The keys create a new element for each number. Otherwise the browser would report moved
            digits as a layout shift. */}
        Total{' '}
        <b
          className="figures inline-block min-w-[1.85em] text-right text-xl/[1.4] text-navy-900 md:ml-1 md:text-2xl/[1.33]"
          key={total}
        >
          {total ?? '-'}
        </b>
      </p>
    </div>
  );
}
