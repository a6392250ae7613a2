import type { ComponentProps } from 'react';
import { useCustomValidity } from '@/ui/admin/useCustomValidity';
import { MAX_DATE_TEXT } from '@/figures/limits';
import { releaseDateError } from '@/figures/admin/periods';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'>;

/** The date of an indicator: free text, but what is written as a date must be one. */
export function ReleaseDateInput({
  value,
  onChange,
  ...control
}: InputProps & { value: string; onChange: (value: string) => void }) {
  return (
    <input
      {...control}
      ref={useCustomValidity(releaseDateError(value))}
      maxLength={MAX_DATE_TEXT}
      placeholder="e.g. February 20, 2025"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
