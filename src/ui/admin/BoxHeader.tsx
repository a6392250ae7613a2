import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { NOT_SAVED_LOCALLY_LABEL, UNSAVED_LABEL } from './boxLabels';

interface BoxHeaderProps {
  title: string;
  titleId: string;
  viewHref: string | undefined;
  headerEnd: ReactNode;
  isUnsaved: boolean;
  /** False if the browser could not save the draft. */
  isDraftSafe: boolean;
}

export function BoxHeader(props: BoxHeaderProps) {
  const { title, titleId, viewHref, headerEnd, isUnsaved, isDraftSafe } = props;
  return (
    <header className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-3">
      <div className="flex flex-[1_1_min-content] flex-wrap items-center gap-x-3">
        <h2 id={titleId}>{title}</h2>
        {isUnsaved && (
          <span className="border-l-4 border-warn bg-warn-bg px-2 text-label/6 font-medium text-warn-ink">
            {UNSAVED_LABEL}
          </span>
        )}
        {isUnsaved && !isDraftSafe && (
          <span className="text-label/6 text-muted">{NOT_SAVED_LOCALLY_LABEL}</span>
        )}
      </div>
      {(viewHref !== undefined || headerEnd !== undefined) && (
        <div className="flex max-w-max flex-[999_1_min-content] flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {headerEnd}
          {viewHref !== undefined && (
            <a
              className="inline-flex min-h-6 items-center gap-1 text-label font-medium whitespace-nowrap hover:underline"
              href={viewHref}
              target="_blank"
              rel="noopener"
            >
              View on site <Icon name="newTab" size={16} />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
        </div>
      )}
    </header>
  );
}
