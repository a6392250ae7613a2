import { useId } from 'react';
import { checkIndicator } from '@/figures/admin/macroDraft';
import { formatPeriod, publishedOn, releaseDateError } from '@/figures/admin/periods';
import { withAnnounced } from '@/figures/admin/tonightDraft';
import { MAX_DATE_TEXT } from '@/figures/limits';
import { type IndicatorId, indicatorIds } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { formatPercent } from '@/lib/format';
import { numberText, usableNumber } from '@/lib/numbers';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { NumberField } from '@/ui/admin/NumberInput';
import { SanityNote } from '@/ui/admin/SanityNote';
import { classes } from '@/ui/classes';
import { tonightMessages } from './messages';
import { EntryQuestions } from './ChecklistRow';
import type { Tonight } from './useTonight';

const itemClass =
  'grid min-h-11 grid-cols-[minmax(min-content,1fr)_minmax(56px,auto)_minmax(0,124px)_auto] items-center gap-x-3 gap-y-1 px-4 max-md:grid-cols-[minmax(0,1fr)_auto_auto]';

type AnnouncedOf = Pick<
  Tonight,
  'draft' | 'stored' | 'view' | 'now' | 'edit' | 'backToList' | 'indicators'
>;

/** The indicators, which stay as they are until a new one is announced. */
export function Announced({ tonight }: { tonight: AnnouncedOf }) {
  const { draft, stored, view } = tonight;
  const editing = view === 'edit';
  return (
    <ul className="pb-2">
      {indicatorIds.map((id) => {
        const typed = draft.announced[id];
        const { date, percentage } = stored[id] ?? { date: '', percentage: null };
        const open = typed !== undefined && editing;
        const waiting = editing ? null : usableNumber(typed?.percentage ?? '', { kind: 'percent' });
        const shown = waiting ?? percentage;
        return (
          <li
            key={id}
            data-indicator={id}
            className={classes(itemClass, open ? 'bg-page pt-2.5 pb-3.5' : 'py-1.5')}
          >
            <span>{indicators[id].title}</span>
            <b className="text-right font-semibold tabular-nums max-md:col-start-2 max-md:row-[1/3]">
              {shown === null ? '-' : formatPercent(shown)}
            </b>
            <em className="text-label wrap-anywhere text-muted not-italic max-md:col-start-1 max-md:row-start-2">
              {waiting === null ? date : typed?.date}
            </em>
            <Button
              small
              className="max-md:col-start-3 max-md:row-[1/3] max-md:min-h-10"
              aria-label={`${open ? 'Leave' : 'Change'} ${indicators[id].title}`}
              aria-expanded={open}
              onClick={() => {
                const text = percentage === null ? '' : numberText(percentage);
                const next = open ? null : (typed ?? { date, percentage: text });
                tonight.backToList();
                tonight.edit((old) => withAnnounced(old, id, next));
              }}
            >
              {open ? 'Leave' : 'Change'}
            </Button>
            {open && <IndicatorFields tonight={tonight} id={id} typed={typed} />}
          </li>
        );
      })}
    </ul>
  );
}

interface IndicatorFieldsProps {
  tonight: AnnouncedOf;
  id: IndicatorId;
  typed: { date: string; percentage: string };
}

function IndicatorFields({ tonight, id, typed }: IndicatorFieldsProps) {
  const textId = useId();
  const check = checkIndicator(id, typed, tonight.stored[id]);
  const period = publishedOn(id, typed.date);
  const entry = tonight.indicators[id];
  const change = (part: Partial<typeof typed>) =>
    tonight.edit((old) => withAnnounced(old, id, { ...typed, ...old.announced[id], ...part }));
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)_112px] gap-x-3 gap-y-1 max-md:row-start-3">
      <TextField
        label="Date"
        describedBy={`${textId}-date`}
        error={releaseDateError(typed.date, tonight.now)}
        shown
        maxLength={MAX_DATE_TEXT}
        placeholder="e.g. February 20, 2025"
        value={typed.date}
        onChange={(text) => change({ date: text })}
      />
      <NumberField
        label="Percentage"
        kind="percent"
        step="any"
        required
        value={typed.percentage}
        warned={check.figure.tone === 'warning'}
        describedBy={`${textId}-figure`}
        onChange={(percentage) => change({ percentage })}
      />
      <div className="col-span-full">
        <SanityNote id={`${textId}-figure`} check={check.figure} />
        <SanityNote id={`${textId}-date`} check={check.date} linesClassName="empty:hidden" />
        {period !== null && (
          <p className="text-label/5">{tonightMessages.publishedOn(formatPeriod(period))}</p>
        )}
        {entry.state === 'ready' && (
          <EntryQuestions
            tonight={tonight}
            id={id}
            questions={entry.questions}
            reasonId={`${textId}-figure ${textId}-date`}
          />
        )}
      </div>
    </div>
  );
}
