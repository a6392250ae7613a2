import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ImportChoices } from './ImportChoices';
import { tableLabels } from '@/lib/table/messages';
import { historyFormMessages } from './messages';

const { dateOrder } = historyFormMessages;
const { comma } = tableLabels;

function renderChoices(asked: { asksOrder: boolean; asksComma: boolean }) {
  const [onFirst, onComma] = [vi.fn(), vi.fn()];
  render(
    <ImportChoices
      reading={asked}
      first={undefined}
      comma={undefined}
      onFirst={onFirst}
      onComma={onComma}
    />,
  );
  return { onFirst, onComma };
}

it("asks if the comma in numbers such as '12,345' is a decimal comma", async () => {
  const { onComma } = renderChoices({ asksOrder: false, asksComma: true });
  expect(screen.queryByLabelText(dateOrder.label)).toBeNull();
  const menu = screen.getByLabelText(comma.label);
  await userEvent.selectOptions(menu, comma.decimals);
  expect(onComma).toHaveBeenLastCalledWith('decimals');
  await userEvent.selectOptions(menu, comma.thousands);
  expect(onComma).toHaveBeenLastCalledWith('thousands');
});

it('asks if the day or the month comes first in ambiguous dates', async () => {
  const { onFirst } = renderChoices({ asksOrder: true, asksComma: false });
  expect(screen.queryByLabelText(comma.label)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(dateOrder.label), dateOrder.day);
  expect(onFirst).toHaveBeenLastCalledWith('day');
});
