import type { PublicationEntry } from '@/figures/admin/entry';
import { withAnnounced } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { formatPercent } from '@/lib/format';
import { parseUsableNumber } from '@/lib/numbers';
import { Button } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { IndicatorFields } from './IndicatorFields';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { EditDraft } from '../editDraft';
import type { TonightNavigation } from '../view';
import { toAnnouncedDraft } from './toAnnouncedDraft';

const itemClass =
  'grid min-h-11 grid-cols-[minmax(min-content,1fr)_minmax(56px,auto)_minmax(0,124px)_auto] items-center gap-x-3 gap-y-1 px-4 max-md:grid-cols-[minmax(0,1fr)_auto_auto]';

export interface AnnouncedIndicatorProps {
  id: IndicatorId;
  facts: SessionFacts;
  entry: PublicationEntry;
  edit: EditDraft;
  view: Pick<TonightNavigation, 'step' | 'backToList'>;
}

/**
 * The row of an indicator, with its value on the site and a button that opens the fields. The
 * review shows the new value.
 */
export function AnnouncedIndicator({ id, facts, entry, edit, view }: AnnouncedIndicatorProps) {
  const { draft, stored } = facts;
  const typed = draft.announced[id];
  const { date, percentage } = stored[id] ?? { date: '', percentage: null };
  const editing = view.step === 'edit';
  const open = typed !== undefined && editing;
  const next = editing ? null : parseUsableNumber(typed?.percentage ?? '', { kind: 'percent' });
  const shown = next ?? percentage;
  return (
    <li
      data-indicator={id}
      className={classes(itemClass, open ? 'bg-page pt-2.5 pb-3.5' : 'py-1.5')}
    >
      <span>{indicators[id].title}</span>
      <b className="text-right font-semibold tabular-nums max-md:col-start-2 max-md:row-[1/3]">
        {shown === null ? '-' : formatPercent(shown)}
      </b>
      <em className="text-label wrap-anywhere text-muted not-italic max-md:col-start-1 max-md:row-start-2">
        {next === null ? date : typed?.date}
      </em>
      <Button
        small
        className="max-md:col-start-3 max-md:row-[1/3] max-md:min-h-10"
        aria-label={`${open ? 'Leave' : 'Change'} ${indicators[id].title}`}
        aria-expanded={open}
        onClick={() => {
          const announced = open ? null : toAnnouncedDraft(id, facts);
          view.backToList();
          edit((old) => withAnnounced(old, id, announced));
        }}
      >
        {open ? 'Leave' : 'Change'}
      </Button>
      {open && <IndicatorFields id={id} facts={facts} entry={entry} edit={edit} typed={typed} />}
    </li>
  );
}
