import type { Difference } from '@/lib/difference';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { MAX_UNFOLDED_LINES } from './unfolded';
import { BeforeAfter } from './BeforeAfter';
import { changeMessages } from './messages';

function Lines({ lines }: { lines: readonly Difference[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        // The position is a stable React key, because the lines of a change never change.
        <li
          key={`${index} ${line.label}`}
          className="grid grid-cols-[minmax(0,128px)_minmax(0,1fr)_minmax(0,160px)] gap-x-4 wrap-anywhere max-pair:grid-cols-1 max-md:mb-2 max-md:leading-[1.45]"
        >
          <span className="text-muted">{line.label}</span>
          <p>
            <BeforeAfter difference={line} />
          </p>
          <em className="text-right text-(length:--text-label) text-muted not-italic max-pair:text-left">
            {line.note}
          </em>
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists the values that a change modified. A long list shows only the first lines until the user
 * opens it.
 */
export function ChangeLines({ lines }: { lines: readonly Difference[] }) {
  if (lines.length === 0) return <p className="text-muted">{changeMessages.nothingChanged}</p>;
  if (lines.length <= MAX_UNFOLDED_LINES + 1) return <Lines lines={lines} />;
  return (
    <>
      <Lines lines={lines.slice(0, MAX_UNFOLDED_LINES)} />
      <details>
        <summary className="inline-flex min-h-7 cursor-pointer list-none items-center gap-1 font-medium text-link max-md:min-h-10 [&::-webkit-details-marker]:hidden">
          <StaffIcon name="chevronDown" size={16} className="[details:not([open])_&]:-rotate-90" />
          {changeMessages.more(lines.length - MAX_UNFOLDED_LINES)}
        </summary>
        <Lines lines={lines.slice(MAX_UNFOLDED_LINES)} />
      </details>
    </>
  );
}
