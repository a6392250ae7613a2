import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from './Banner';
import { Button } from './Button';

test('an error interrupts, success and warnings wait their turn, with their buttons', () => {
  render(
    <>
      <Banner tone="bad">Failed to save data. Please try again.</Banner>
      <Banner tone="warn" actions={<Button>Reload</Button>}>
        Someone else saved.
      </Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save data. Please try again.');
  expect(screen.getByRole('status')).toHaveTextContent('Someone else saved.');
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('button'));
});

test('the live region is there before its text, so that the text is read out', () => {
  const { rerender } = render(<Banner />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<Banner>Saved</Banner>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Saved');
});
