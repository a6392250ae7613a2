import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { TabPanel } from './TabPanel';
import { TabList } from './TabList';

const tabs = [
  { id: 'a', label: 'First' },
  { id: 'b', label: 'Second' },
  { id: 'c', label: 'Third' },
] as const;

function Example() {
  const [selected, select] = useState<'a' | 'b' | 'c'>('a');
  return (
    <>
      <TabList label="Example" idBase="x" tabs={tabs} selected={selected} onSelect={select} />
      {tabs.map(({ id }) => (
        <TabPanel key={id} idBase="x" tab={id} selected={selected}>
          Panel {id}
        </TabPanel>
      ))}
    </>
  );
}

const getTab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  render(<Example />);
});

it('shows only the panel of the selected tab', async () => {
  expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('Panel a');
  await userEvent.click(getTab('Second'));
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Panel b');
  expect(getTab('First')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByText('Panel a')).not.toBeVisible();
  for (const each of screen.getAllByRole('tab')) {
    const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('aria-labelledby', each.id);
  }
});

it('selects tabs with the arrow keys, Home and End', async () => {
  await userEvent.tab();
  expect(getTab('First')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(getTab('Third')).toHaveFocus();
  expect(getTab('Third')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(getTab('First')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(getTab('Third')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(getTab('First')).toHaveFocus();
  await userEvent.keyboard('x');
  expect(getTab('First')).toHaveFocus();
  // The whole tab list is a single tab stop.
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
