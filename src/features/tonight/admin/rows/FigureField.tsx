import { useId } from 'react';
import { hasTenures } from '@/figures/history';
import { rateLists } from '@/figures/registry';
import { isTyped, type TypedId } from '@/figures/admin/typedFigures';
import { formatChange } from '@/lib/change';
import { formatPrice } from '@/lib/format';
import { findNumberError } from '@/lib/numbers';
import { NumberInput } from '@/ui/admin/NumberInput';
import { SanityNote } from '@/ui/admin/SanityNote';
import { classes } from '@/ui/classes';
import { tonightMessages } from '../messages';
import type { RowFigure } from './rowFigures';

interface FigureFieldProps {
  row: TypedId;
  /** The id of the text below the input, which shows an error or the change. */
  noteId: string;
  figure: RowFigure;
  onChange: (text: string) => void;
}

/**
 * The input for one figure. The text below the input shows an error, or the difference from the
 * stored figure. For a rate, the difference is in percentage points.
 */
export function FigureField({ row, noteId, figure, onChange }: FigureFieldProps) {
  const { label, stored, text, check, checked } = figure;
  const id = useId();
  const error = findNumberError(text, check);
  const rates = hasTenures(row);
  const typed = isTyped(figure);
  const warned = checked.tone === 'warning';
  return (
    <div>
      <label
        className={rates ? 'mb-1 block text-xs/4 font-medium wrap-anywhere text-muted' : 'sr-only'}
        htmlFor={`${id}-figure`}
      >
        {rates ? <span className="sr-only">{rateLists[row].type} </span> : null}
        {rates ? label : tonightMessages.labels[row]}
      </label>
      <NumberInput
        data-figure
        id={`${id}-figure`}
        className={classes('max-md:h-11', !rates ? 'text-[1rem] font-medium' : !warned && 'px-2')}
        kind={check.kind}
        step={check.cents ? 0.01 : 'any'}
        inputMode="decimal"
        enterKeyHint="next"
        placeholder={rates || stored === '' ? stored : formatPrice(Number(stored))}
        value={text}
        hasWarning={warned}
        onChange={onChange}
        {...((typed || rates) && { 'aria-describedby': noteId })}
      />
      {error !== null ? (
        <p className="mt-1 text-label font-medium text-loss" id={noteId}>
          {error}
        </p>
      ) : rates ? (
        <p
          id={noteId}
          className={classes(
            'mt-0.5 min-h-4 text-right text-xs/4',
            warned ? 'text-warn-ink' : 'text-muted',
          )}
        >
          {warned && checked.change !== null ? formatChange(checked.change, '') : checked.message}
        </p>
      ) : (
        typed && <SanityNote id={noteId} check={checked} ruler={Boolean(checked.change)} />
      )}
    </div>
  );
}
