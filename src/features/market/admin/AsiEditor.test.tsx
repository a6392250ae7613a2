import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NOT_A_NUMBER_MESSAGE } from '@/lib/numbers';
import { sanityMessages as words } from '@/lib/sanityCheck';
import { UNSAVED_LABEL } from '@/ui/admin/boxLabels';
import { NO_FIGURE_ERROR } from '@/ui/admin/useMissing';
import { describeWarnedFields } from '@/ui/admin/describeWarnedFields';
import { RELOAD_TEXT, RELOAD_TITLE } from '@/ui/admin/leaveMessages';
import { marketStaffMessages } from '@/figures/admin/messages';
import {
  confirmAndSave,
  createLoadedEditor,
  createLoadedHistory,
  formProps,
  getConfirmations,
  retype,
  getSaveButton,
} from '../../../../tests/helpers/editor';
import { AsiForm } from './AsiForm';

const { fromTheCloses, noSession, notClosed } = marketStaffMessages;
const user = userEvent.setup();
const stored = { value: 105432.07, change: 0.62, date: '2025-03-14' };

function show(asi: typeof stored | null = stored, other: { conflict?: boolean } = {}) {
  const fake = createLoadedEditor<{ asi?: unknown }>(asi === null ? {} : { asi }, other);
  return {
    ...fake,
    ...render(
      <AsiForm boxProps={formProps} editor={fake.editor} history={createLoadedHistory()} />,
    ),
  };
}
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('accepts numbers in other notations, such as 1.105.432,07 for 1,105,432.07', async () => {
  const { save } = show();
  const getPreview = () => screen.getByText(/^On the site/).parentElement;
  expect(getPreview()).toHaveTextContent(
    'On the site: 105,432.07 +0.62% 14 Mar 25After saving: no change',
  );
  await retype(getField('Value'), '1.105.432,07');
  await retype(getField('Change (%)'), '-1,25');
  expect(getField('Value')).toHaveAttribute('inputmode', 'decimal');
  expect(getField('Change (%)')).toHaveAttribute('inputmode', 'text');
  expect(getPreview()).toHaveTextContent(
    'On the site: 105,432.07 +0.62% 14 Mar 25After saving: 1,105,432.07 -1.25% 14 Mar 25',
  );
  expect(screen.getByText('-1.25%')).toHaveClass('text-loss');
  await confirmAndSave(save);
  expect(save.mock.calls[0]?.[0]).toEqual({
    asi: { value: 1105432.07, change: -1.25, date: '2025-03-14' },
  });
});

it.each([
  ['Value', '1O5432', NOT_A_NUMBER_MESSAGE],
  ['Value', '-5', 'Enter 0 or more'],
  ['Value', '99999999999', 'This number is too large'],
  ['Change (%)', '0.625', 'Use at most 2 decimals'],
])('rejects the %s "%s" with the error "%s"', async (label, text, message) => {
  const { save } = show();
  await retype(getField(label), text);
  await user.click(getSaveButton());
  expect(getField(label)).toHaveAccessibleDescription(message);
  expect(getField(label)).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
});

it('does not save the index without a value, a change and a date', async () => {
  const { save } = show(null);
  await user.click(getSaveButton());
  for (const label of ['Value', 'Change (%)', 'Date']) expect(getField(label)).toBeRequired();
  expect(getField('Value')).toHaveAccessibleDescription(NO_FIGURE_ERROR);
  expect(getField('Value')).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
});

it('rejects a date after the last closed session', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') });
  const { save } = show();
  await user.click(screen.getByRole('button', { name: 'Last session' }));
  expect(getField('Date')).toHaveValue('2026-11-20');
  expect(screen.getByText('Friday 20 November 2026', { selector: '[role=status]' })).toBeVisible();
  fireEvent.change(getField('Date'), { target: { value: '2026-11-23' } });
  expect(getField('Date')).toHaveAccessibleDescription(notClosed('Monday 23 November 2026'));
  await user.click(getSaveButton());
  expect(save).not.toHaveBeenCalled();
});

it('marks the form as unsaved until Enter or Ctrl+Enter saves it', async () => {
  const { save } = show();
  expect(screen.queryByText(UNSAVED_LABEL)).not.toBeInTheDocument();
  await retype(getField('Value'), '105433,5');
  expect(screen.getByText(UNSAVED_LABEL)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(save.mock.calls[0]?.[0]).toEqual({ asi: { ...stored, value: 105433.5 } });
  expect(getField('Value')).toHaveValue('105433.50');
  expect(screen.queryByText(UNSAVED_LABEL)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(save).toHaveBeenCalledTimes(2);
});

it('ignores the Save button and Enter while a save is pending', async () => {
  const { editor, save, rerender } = show();
  await user.click(getSaveButton());
  rerender(
    <AsiForm
      boxProps={formProps}
      editor={{ ...editor, savingId: 'save' }}
      history={createLoadedHistory()}
    />,
  );
  expect(getSaveButton('Saving...')).toHaveAttribute('aria-disabled', 'true');
  expect(getSaveButton('Saving...')).toHaveFocus();
  await user.click(getSaveButton('Saving...'));
  await user.type(getField('Value'), '{Enter}');
  expect(save).toHaveBeenCalledOnce();
});

it('offers Overwrite and Reload after a save conflict', async () => {
  const { save, reload } = show(stored, { conflict: true });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const getQuestion = () => within(screen.getByRole('dialog', { name: RELOAD_TITLE }));
  const answer = (name: string) => user.click(getQuestion().getByRole('button', { name }));
  expect(screen.getByText('Someone else saved these figures after you opened them.')).toBeVisible();
  await press('Overwrite');
  expect(save).toHaveBeenCalledWith({ asi: stored }, { overwrite: true });
  await press('Reload');
  expect(reload).toHaveBeenCalledOnce();

  await retype(getField('Value'), '1');
  await press('Reload');
  expect(getQuestion().getByText(RELOAD_TEXT)).toBeVisible();
  await answer('Stay');
  expect(reload).toHaveBeenCalledOnce();
  expect(getField('Value')).toHaveValue('1.00');
  await press('Reload');
  await answer('Reload');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('replaces the conflict message with the error of the next save', () => {
  const { editor } = createLoadedEditor({ asi: stored }, { conflict: true });
  const rejected = { ...editor.outcome, message: { tone: 'bad', text: 'Add an entry' } as const };
  render(
    <AsiForm
      boxProps={formProps}
      editor={{ ...editor, outcome: rejected }}
      history={createLoadedHistory()}
    />,
  );
  expect(screen.getByText('Add an entry')).toBeVisible();
  expect(screen.queryByText('Someone else saved these figures after you opened them.')).toBeNull();
});

it('saves an unlikely index, change and date once the user confirms them', async () => {
  const { save } = show({ value: 104782.42, change: 0.21, date: '2025-03-13' });
  const [value, change, date] = [getField('Value'), getField('Change (%)'), getField('Date')];
  expect([value, change].map((each) => each.hasAttribute('aria-describedby'))).not.toContain(true);
  expect(date).toHaveAccessibleDescription('Thursday 13 March 2025');
  await retype(value, '105432.07');
  expect(value).toHaveAccessibleDescription('Up 0.83% from 104,562.84');
  expect(value).not.toHaveClass('border-warn');
  fireEvent.change(date, { target: { value: '2099-12-03' } });
  expect(date).toHaveAccessibleDescription(words.future('Thursday 3 December 2099'));
  await user.click(getSaveButton());
  expect(date).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
  fireEvent.change(date, { target: { value: '2025-03-16' } });
  expect(date).toHaveAccessibleDescription(noSession('Sunday 16 March 2025'));
  expect(change).toHaveAccessibleDescription(fromTheCloses('0.62%'));
  for (const each of [change, date]) expect(each).toHaveClass('border-warn');
  expect(date).toBeInvalid();
  await user.tab();
  expect(screen.getByText(describeWarnedFields(['Change (%)', 'Date']))).toBeInTheDocument();
  fireEvent.change(date, { target: { value: '2025-03-14' } });
  await retype(value, '10543.27');
  expect(value).toHaveAccessibleDescription(words.beyondLimit('Down 89.94% from Thursday'));
  expect(value).toHaveClass('border-warn');
  await confirmAndSave(save);
  expect(save).toHaveBeenCalledOnce();
});

it.each([
  ['a date before the stored date', '104000', '2025-03-13', /Thursday 13 March 2025 is right/],
  [
    'a value that equals the close of another session',
    '104782.42',
    '2025-03-14',
    /^104,782.42 is right/,
  ],
  [
    'a close that is far from the closes before it',
    '1045432.07',
    '2025-03-14',
    /^1,045,432.07 is right/,
  ],
])('asks the user to confirm %s', async (_, value, date, name) => {
  const fake = createLoadedEditor({ asi: stored });
  const closes = { '2025-03-12': 104700.15, '2025-03-13': 104782.42 };
  render(
    <AsiForm
      boxProps={formProps}
      editor={fake.editor}
      history={createLoadedHistory({ asi: closes })}
    />,
  );
  await retype(getField('Value'), value);
  fireEvent.change(getField('Date'), { target: { value: date } });
  expect(getConfirmations().map((tick) => tick.parentElement?.textContent)).toContainEqual(
    expect.stringMatching(name),
  );
  await confirmAndSave(fake.save);
  expect(fake.save).toHaveBeenCalledOnce();
});
