import type { ChangeLine } from '@/lib/changeLines';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { changeMessages } from './messages';

/** So many lines of a change are shown at once; with one more, all are. */
const SHOWN = 3;

/** What was there and what is there now, with an arrow between. */
export function BeforeAfter({ before, after }: Pick<ChangeLine, 'before' | 'after'>) {
  return (
    <>
      <del>{before}</del>
      <span className="change-to">
        <StaffIcon name="right" size={16} />
        <span className="sr-only"> to </span>
      </span>
      <ins>{after}</ins>
    </>
  );
}

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        // Lines of one change never move.
        <li key={`${index} ${line.label}`}>
          <span>{line.label}</span>
          <p>
            <BeforeAfter before={line.before} after={line.after} />
            {line.detail !== undefined && line.detail !== '' && <small>{line.detail}</small>}
          </p>
          <em>{line.words}</em>
        </li>
      ))}
    </ul>
  );
}

/** What a change made different, line by line; of a long one the rest is folded. */
export function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return <p className="text-muted">{changeMessages.nothingChanged}</p>;
  if (lines.length <= SHOWN + 1) return <Lines lines={lines} />;
  return (
    <>
      <Lines lines={lines.slice(0, SHOWN)} />
      <details>
        <summary>
          <StaffIcon name="chevronDown" size={16} />
          {changeMessages.more(lines.length - SHOWN)}
        </summary>
        <Lines lines={lines.slice(SHOWN)} />
      </details>
    </>
  );
}
