import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner, MessageBanner } from './Banner';
import { Button } from './Button';

test('an error interrupts, success and warnings wait their turn', () => {
  render(
    <>
      <Banner tone="bad">Failed to save data. Please try again.</Banner>
      <Banner tone="ok">Data saved successfully!</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save data. Please try again.');
  expect(screen.getByRole('status')).toHaveTextContent('Data saved successfully!');
});

test('the live region is there before its text, so that the text is read out', () => {
  const { rerender } = render(<MessageBanner message={null} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<MessageBanner message={{ tone: 'ok', text: 'Saved' }} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Saved');
});

test('holds buttons', () => {
  render(
    <Banner tone="warn" actions={<Button>Reload</Button>}>
      Someone else saved these figures after you opened them.
    </Banner>,
  );
  expect(screen.getByRole('status')).toContainElement(
    screen.getByRole('button', { name: 'Reload' }),
  );
});
