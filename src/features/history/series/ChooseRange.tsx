import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormField } from '@/ui/FormField';
import { SiteButton } from '@/ui/SiteButton';
import { stepNouns, pinMessages } from '../messages';
import { findFirstKey, findLastKey, isAmbiguousDay, parsePeriodInput } from '../periodInput';
import { formatShortPeriod } from '../periods';
import { toTimestamp } from '../figures';
import { isPinned, type PinnedRange } from '../ranges';
import type { Series } from './useSeries';
import './PinnedRange.css';

interface ChooseRangeProps {
  series: Pick<Series, 'content' | 'address' | 'shownRange'>;
  onChoose: (range: PinnedRange) => void;
  onCancel: () => void;
}

function formatCurrentEnds({ address: { range }, shownRange }: ChooseRangeProps['series']) {
  const figures = shownRange?.figures ?? [];
  const keys = isPinned(range)
    ? range
    : { from: figures[0]?.key ?? '', to: figures.at(-1)?.key ?? '' };
  const format = (key: string) => (key === '' ? '' : formatShortPeriod(key));
  return { from: format(keys.from), to: format(keys.to) };
}

/**
 * A form for the first and the last day of a range. It replaces the buttons of the named ranges.
 */
export function ChooseRange({ series, onChoose, onCancel }: ChooseRangeProps) {
  const { content } = series;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => formatCurrentEnds(series));
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  /** How often the user has submitted the form with an error. */
  const [failures, setFailures] = useState(0);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const noun = stepNouns[content.every];

  const describeProblem = (text: string) =>
    isAmbiguousDay(text) ? pinMessages.ambiguousDay(text) : pinMessages.notAPeriod(text, content);
  const fail = (found: typeof errors) => {
    setErrors(found);
    setFailures(failures + 1);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const [fromPeriod, toPeriod] = [parsePeriodInput(draft.from), parsePeriodInput(draft.to)];
    const from = fromPeriod && findFirstKey(content, fromPeriod);
    const to = toPeriod && findLastKey(content, toPeriod);
    if (from === undefined || to === undefined) {
      fail({
        ...(from === undefined && { from: describeProblem(draft.from) }),
        ...(to === undefined && { to: describeProblem(draft.to) }),
      });
    } else if (toTimestamp(to) < toTimestamp(from)) {
      fail({ to: pinMessages.reversed(noun) });
    } else onChoose({ from, to });
  };
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  return (
    // Escape in any field closes the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys of the fields inside
    <form
      ref={form}
      className="choose-range"
      aria-label={pinMessages.choose(content)}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <div className="choose-range-fields">
        {(['from', 'to'] as const).map((end) => (
          <FormField
            key={end}
            label={end === 'from' ? `First ${noun}` : `Last ${noun}`}
            name={end}
            autoComplete="off"
            value={draft[end]}
            error={errors[end]}
            onValue={(value) => {
              setDraft({ ...draft, [end]: value });
              setErrors({ ...errors, [end]: undefined });
            }}
          />
        ))}
      </div>
      <p className="text-sm/6 text-muted">{pinMessages.examples(content)}</p>
      <div className="flex items-center justify-between gap-3">
        <SiteButton type="submit" label={pinMessages.show(content)} icon={null} />
        <button type="button" className="small-button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
