import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { rowNames, tonightMessages } from './messages';
import { isDone, type Mark, type RowId } from './rowState';

interface PublishBarProps {
  marks: Readonly<Record<RowId, Mark>>;
  /** How many figures and lists the summary lists; null while it is not shown. */
  changes: number | null;
  busy: boolean;
  /** There is nothing that could be published. */
  disabled: boolean;
  onPublish: () => void;
}

/** How far the checklist is, at the foot of the page; on a phone the way to the summary, and there to publish. */
export function PublishBar({ marks, changes, busy, disabled, onPublish }: PublishBarProps) {
  const rows = Object.entries(marks);
  const done = rows.filter(([, mark]) => isDone(mark)).length;
  const open = Object.entries(rowNames).flatMap(([id, name]) =>
    rows.some(([row, mark]) => row === id && !isDone(mark)) ? [name] : [],
  );
  const reviewing = changes !== null;
  return (
    <div className={classes('tonight-bar', reviewing && 'rail:hidden!')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tonight-steps" aria-hidden="true">
          {rows.map(([id], place) => (
            <i key={id} className={classes(place < done && 'done')} />
          ))}
        </span>
        <b className="font-semibold">{tonightMessages.done(done, rows.length)}</b>
        <span className="text-muted max-rail:hidden">
          {open.length > 0 && `Open: ${open.join(', ')}`}
        </span>
      </p>
      <Button
        look="primary"
        className="max-rail:min-h-11"
        data-review
        disabled={disabled}
        busy={busy}
        onClick={onPublish}
      >
        <span className="rail:hidden">
          {busy ? tonightMessages.publishing : tonightMessages.publishShort}
        </span>
        <span className="max-rail:hidden">{tonightMessages.review}</span>
      </Button>
    </div>
  );
}
