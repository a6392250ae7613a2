import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { compareFigures, NO_WARNING, type SanityCheck as Check } from '@/lib/sanityCheck';
import { parseUsableNumber } from '@/lib/numbers';
import { NumberField } from './NumberField';
import { SanityNote } from './SanityNote';
import { FieldWarnings } from './FieldWarnings';
import { describeWarnedFields } from './describeWarnedFields';
import { TYPING_PAUSE_MS } from './useSettled';
import { Warnings } from './Warnings';

function Figure() {
  const [value, setValue] = useState('');
  const typed = parseUsableNumber(value, { kind: 'price' });
  const check = compareFigures({ stored: 100, typed, kind: 'price', since: 'Thursday' });
  return (
    <>
      <NumberField
        label="Value"
        kind="price"
        value={value}
        hasWarning={check.tone === 'warning'}
        describedBy={check.message === '' ? undefined : 'words'}
        onChange={setValue}
      />
      <SanityNote id="words" check={check} ruler />
      <FieldWarnings
        checks={[
          ['Value', check],
          ['Date', NO_WARNING],
        ]}
      />
    </>
  );
}

const getPointer = () => document.querySelector<HTMLElement>('[data-ruler] i');

it('shows the change of a figure while staff type it', async () => {
  const user = userEvent.setup();
  render(<Figure />);
  const field = screen.getByLabelText('Value');
  expect(field).toHaveAccessibleDescription('');
  expect(getPointer()).toBeNull();

  await user.type(field, '100.62');
  expect(field).toHaveAccessibleDescription('Up 0.62% from Thursday');
  expect(screen.getByText('Up 0.62% from Thursday')).toHaveClass('text-muted');
  expect(getPointer()?.style.getPropertyValue('--at')).toBe('53.1%');
  expect(getPointer()).not.toHaveClass('text-loss');
  expect(field).not.toHaveClass('border-warn');

  await user.clear(field);
  await user.type(field, '88.33');
  const words = 'Down 11.67% from Thursday: over 10%. Check the digits.';
  expect(field).toHaveAccessibleDescription(words);
  expect(screen.getByText(words)).toHaveClass('text-warn-ink');
  expect(getPointer()?.style.getPropertyValue('--at')).toBe('0.0%');
  expect(getPointer()).toHaveClass('text-loss');
  expect(field).toHaveClass('border-warn');
  expect(field).toBeValid();
});

it('announces a field with a warning when the user leaves the field', async () => {
  const user = userEvent.setup();
  render(<Figure />);
  await user.type(screen.getByLabelText('Value'), '88.33');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent(describeWarnedFields(['Value']));
  await user.clear(screen.getByLabelText('Value'));
  await user.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('announces new warnings when the user stops typing', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Warnings>{['Stored so.']}</Warnings>);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('Stored so.');
  const typed = (...warnings: string[]) => rerender(<Warnings>{warnings}</Warnings>);
  const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  typed();
  advanceTime(TYPING_PAUSE_MS);
  expect(region).toBeEmptyDOMElement();
  for (const text of ['a is odd.', 'ab is odd.']) {
    typed(text);
    advanceTime(TYPING_PAUSE_MS - 1);
  }
  expect(region).toBeEmptyDOMElement();
  advanceTime(1);
  expect(region).toHaveTextContent('ab is odd.');
  expect(screen.getByRole('status')).toBe(region);
});

it('shows a scale below a field, with a pointer only for a change', () => {
  const renderCheck = (check: Check) => {
    const { container, unmount } = render(<SanityNote id="words" check={check} ruler />);
    const [text] = container.getElementsByTagName('p');
    const ruler = container.querySelector('[data-ruler]');
    const room = [text?.className.includes('min-h-[1.25em]'), ruler, ruler?.querySelector('i')];
    unmount();
    return room.map(Boolean);
  };
  const typed = (figure: number) => compareFigures({ stored: 1, typed: figure, kind: 'price' });
  expect(renderCheck(NO_WARNING)).toEqual([true, true, false]);
  expect(renderCheck(typed(1))).toEqual([true, true, false]);
  expect(renderCheck(typed(0))).toEqual([true, true, true]);
});
