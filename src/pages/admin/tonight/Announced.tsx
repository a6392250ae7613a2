import { useId } from 'react';
import { draftOf } from '@/figures/admin/macroDraft';
import { formatPeriod, publishedOn, readPeriod } from '@/figures/admin/periods';
import { checkMacro } from '@/figures/admin/checks';
import { ReleaseDateInput } from '@/features/market/admin/ReleaseDateInput';
import { type IndicatorId, indicatorIds, type Macroeconomics } from '@/figures/market';
import { formatPercent } from '@/lib/format';
import { numberText, usableNumber } from '@/lib/numbers';
import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { NumberField } from '@/ui/admin/NumberInput';
import { Plausibility } from '@/ui/admin/Plausibility';
import { classes } from '@/ui/classes';
import { tonightMessages } from './messages';
import type { TonightDraft } from './tonightDraft';
import { indicators } from '@/figures/registry';

interface AnnouncedProps {
  draft: TonightDraft;
  stored: Macroeconomics;
  /** Whether fields may be opened here; otherwise Change goes back to the checklist first. */
  editing: boolean;
  onChange: (id: IndicatorId, indicator: TonightDraft[IndicatorId]) => void;
}

/** The three indicators, which stay as they are until a new one is announced. */
export function Announced({ draft, stored, editing, onChange }: AnnouncedProps) {
  return (
    <ul className="tonight-announced pb-2">
      {indicatorIds.map((id) => {
        const typed = draft[id];
        const shown = stored[id];
        const open = typed.open && editing;
        const percentage = usableNumber(typed.percentage, { kind: 'percent' });
        const next = typed.open && !editing && percentage !== null;
        const figure = next ? percentage : (shown?.percentage ?? null);
        return (
          <li key={id} className={classes(open && 'open')} data-indicator={id}>
            <span>{indicators[id].title}</span>
            <b className="text-right font-semibold tabular-nums">
              {figure === null ? '-' : formatPercent(figure)}
            </b>
            <em className="text-label text-muted not-italic wrap-anywhere">
              {next ? typed.date : shown?.date}
            </em>
            <Button
              small
              className="max-md:min-h-10"
              aria-label={`${open ? 'Leave' : 'Change'} ${indicators[id].title}`}
              aria-expanded={open}
              onClick={() =>
                onChange(id, {
                  date: shown?.date ?? '',
                  percentage: shown === null ? '' : numberText(shown.percentage),
                  ...(!editing && typed.open && typed),
                  open: !open,
                })
              }
            >
              {open ? 'Leave' : 'Change'}
            </Button>
            {open && (
              <IndicatorFields
                id={id}
                typed={typed}
                stored={stored}
                onChange={(change) => onChange(id, { ...typed, ...change })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface IndicatorFieldsProps {
  id: IndicatorId;
  typed: TonightDraft[IndicatorId];
  stored: Macroeconomics;
  onChange: (change: Partial<TonightDraft[IndicatorId]>) => void;
}

function IndicatorFields({ id, typed, stored, onChange }: IndicatorFieldsProps) {
  const wordsId = useId();
  const { figures, dates } = checkMacro(
    { ...draftOf(stored), [id]: typed },
    stored,
    [],
    new Date(),
  );
  const date = typed.date.trim();
  const unread = date !== '' && readPeriod(date) === null;
  const period = publishedOn(id, date);
  return (
    <div className="tonight-announced-fields">
      <Field label="Date" describedBy={`${wordsId}-date`}>
        {(control) => (
          <ReleaseDateInput
            {...control}
            value={typed.date}
            onChange={(text) => onChange({ date: text })}
          />
        )}
      </Field>
      <NumberField
        label="Percentage"
        kind="percent"
        step="any"
        required
        value={typed.percentage}
        look={figures[id].tone === 'look'}
        describedBy={`${wordsId}-figure`}
        onChange={(percentage) => onChange({ percentage })}
      />
      <div className="col-span-full">
        <Plausibility id={`${wordsId}-figure`} check={figures[id]} />
        <Plausibility id={`${wordsId}-date`} check={dates[id]} linesClassName="empty:hidden" />
        {period !== null && (
          <p className="text-label/5">{tonightMessages.publishedOn(formatPeriod(period))}</p>
        )}
        {unread && <p className="text-label/5 text-warn-ink">{tonightMessages.noPeriod(date)}</p>}
      </div>
    </div>
  );
}
