import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TYPING_PAUSE_MS, Warnings } from './SanityNote';

let rerender: ReturnType<typeof render>['rerender'];
const typed = (text: string) => rerender(<Warnings>{[`${text} is odd.`]}</Warnings>);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('status');

beforeEach(() => {
  vi.useFakeTimers();
  ({ rerender } = render(<Warnings>{[]}</Warnings>));
});

it('is silent at each key, and speaks when typing pauses', () => {
  typed('a');
  wait(TYPING_PAUSE_MS - 1);
  typed('ab');
  wait(TYPING_PAUSE_MS - 1);
  expect(region()).toBeEmptyDOMElement();
  wait(1);
  expect(region()).toHaveTextContent('ab is odd.');
});

it('speaks when the field is left, and falls silent there', () => {
  typed('ab');
  fireEvent.focusOut(document.body);
  expect(region()).toHaveTextContent('ab is odd.');
  rerender(<Warnings>{[]}</Warnings>);
  fireEvent.focusOut(document.body);
  expect(region()).toBeEmptyDOMElement();
});

it('shows what is odd from the beginning', () => {
  render(<Warnings>{['Stored so.']}</Warnings>);
  expect(screen.getByText('Stored so.')).toBeVisible();
});
