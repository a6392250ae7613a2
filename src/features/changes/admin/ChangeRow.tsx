import { Link } from 'react-router-dom';
import type { Change } from '@/firebase/staff/changes';
import { formatMoment } from '@/lib/moments';
import type { ChangeLine } from '@/lib/changeLines';
import { formatClock } from '@/lib/format';
import { Button, buttonClass } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { changeMessages, undoMessages, UNKNOWN_PERSON } from './messages';
import type { ChangeText } from './describe';

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
          </p>
          <em>{line.words}</em>
        </li>
      ))}
    </ul>
  );
}

/** What a change made different, line by line; of a long one the rest is folded. */
function ChangeLines({ lines }: { lines: readonly ChangeLine[] }) {
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

/** A change with more lines than these says how many it has. */
const FEW = 3;

interface ChangeRowProps {
  change: Change;
  text: ChangeText;
  /** The change that this one undid, where it is known. */
  undid: Change | undefined;
  /** The change that undid this one. */
  undo: Change | undefined;
  /** Whether its figures were saved again since. */
  since: boolean;
  /** Whether its record does not agree with the one before. */
  disagrees: boolean;
  now: Date;
  onUndo: () => void;
}

/** Lines of an undo: what they put back goes without saying. */
function undoLines(lines: readonly ChangeLine[], what: string): ChangeLine[] {
  return lines.map((line) => ({
    ...line,
    label: lines.length === 1 ? what : line.label,
    words: changeMessages.putBack,
  }));
}

/** One save: when, who, what part, before and after, and the way back. */
export function ChangeRow(props: ChangeRowProps) {
  const { change, text, undid, undo, since, disagrees, now, onUndo } = props;
  const time = formatClock(change.at);
  const isUndo = change.kind === 'undo';
  const undoOf =
    undid === undefined
      ? changeMessages.undoOfEarlier
      : changeMessages.undoOf(formatMoment(undid.at, change.at));
  const lines = isUndo ? undoLines(text.lines, undoOf) : text.lines;
  return (
    <tr tabIndex={-1} data-id={change.id} data-undone={undo === undefined ? undefined : true}>
      <td className="change-time">
        <time dateTime={change.at.toISOString()}>{time}</time>
      </td>
      <td className="change-who">{change.email || UNKNOWN_PERSON}</td>
      <th scope="row">
        {text.title}
        {isUndo && lines.length !== 1 && <span>{undoOf}</span>}
        {!isUndo && lines.length > FEW && <span>{changeMessages.count(lines.length)}</span>}
      </th>
      <td className="change-lines">
        <ChangeLines lines={lines} />
        {disagrees && <p className="font-medium text-bad-ink">{changeMessages.disagrees}</p>}
      </td>
      <td className="change-act">
        {undo !== undefined ? (
          <small>
            {changeMessages.undoneBy(
              formatMoment(undo.at, change.at),
              undo.email || UNKNOWN_PERSON,
            )}
          </small>
        ) : (
          !isUndo &&
          lines.length > 0 && (
            <RowAction
              text={text}
              label={`${undoMessages.undo}: ${formatMoment(change.at, now)}, ${text.what}`}
              since={since}
              onUndo={onUndo}
            />
          )
        )}
      </td>
    </tr>
  );
}

/** As high as a thumb needs it. */
const onPhone = 'max-md:min-h-10';

interface RowActionProps extends Pick<ChangeRowProps, 'text' | 'since' | 'onUndo'> {
  label: string;
}

/** The way back, or why there is none. */
function RowAction({ text, label, since, onUndo }: RowActionProps) {
  if (text.notUndone !== null) {
    return (
      <>
        {text.ofFiles && (
          <Link className={classes(buttonClass('plain', true), onPhone)} to="/admin/resources">
            {changeMessages.openResources}
          </Link>
        )}
        <small>{text.notUndone}</small>
      </>
    );
  }
  return (
    <>
      <Button small className={onPhone} data-do="undo" aria-label={label} onClick={onUndo}>
        <StaffIcon name="retry" size={16} />
        {undoMessages.undo}
      </Button>
      {since && <small>{changeMessages.changedSince}</small>}
    </>
  );
}
