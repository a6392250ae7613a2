import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { figureListProps } from './figureKeys';

function Figures({ list }: { list: boolean }) {
  return (
    <>
      <div {...figureListProps}>
        <input data-figure aria-label="Index" defaultValue="1" />
        <input data-figure aria-label="Rate" />
      </div>
      {list && <textarea data-list-start aria-label="List" />}
      <button data-review>Review</button>
    </>
  );
}

it.each([
  [true, 'List'],
  [false, 'Review'],
])(
  'decides where Enter in the last empty field moves the focus (page with a price list: %s): %s',
  (list, last) => {
    render(<Figures list={list} />);
    const rate = screen.getByLabelText('Rate');
    fireEvent.keyDown(screen.getByLabelText('Index'), { key: 'Enter' });
    expect(rate).toHaveFocus();
    fireEvent.change(rate, { target: { value: '18.35' } });
    fireEvent.keyDown(rate, { key: 'Enter' });
    expect(document.activeElement).toHaveAccessibleName(last);
  },
);
