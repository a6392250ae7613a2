import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NOT_A_NUMBER } from '@/lib/numbers';
import { plausibilityMessages } from '@/lib/plausibility';
import { UNSAVED } from '@/ui/admin/Box';
import { NO_FIGURE } from '@/ui/admin/NumberInput';
import { lookAgainText } from '@/ui/admin/Plausibility';
import { RELOAD_TEXT, RELOAD_TITLE } from '@/ui/admin/UnsavedGuard';
import { loadedEditor, place, retype, saveButton } from '../../../../tests/helpers/editor';
import { AsiForm } from './AsiEditor';
import { marketStaffMessages } from './messages';

const { fromTheCloses } = marketStaffMessages;
const words = plausibilityMessages;

const user = userEvent.setup();

describe('the index', () => {
  const stored = { value: 105432.07, change: 0.62, date: '2025-03-14' };

  it('saves what was typed, in any way of writing numbers', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('Value'), '1.105.432,07');
    await retype(screen.getByLabelText('Change (%)'), '-1,25');
    expect(screen.getByText('1,105,432.07')).toBeVisible();
    expect(screen.getByText('-1.25%')).toHaveClass('text-loss');
    expect(screen.getByText('14 Mar 25')).toBeVisible();
    await user.click(saveButton());
    expect(save.mock.calls[0]?.[0]).toEqual({
      asi: { value: 1105432.07, change: -1.25, date: '2025-03-14' },
    });
  });

  it.each([
    ['Value', 'abc', 'Enter a number such as 1234.56'],
    ['Value', '-5', 'Enter 0 or more'],
    ['Value', '99999999999', 'This number is too large'],
    ['Change (%)', '0.625', 'Use at most 2 decimals'],
  ])('refuses %s %s', async (label, text, message) => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText(label), text);
    await user.click(saveButton());
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('needs all three', async () => {
    const { editor, save } = loadedEditor({});
    render(<AsiForm place={place} editor={editor} />);
    await user.click(saveButton());
    for (const label of ['Value', 'Change (%)', 'Date']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(NO_FIGURE);
    expect(screen.getByLabelText('Value')).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('is marked as unsaved from the first letter to the save', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
    await retype(screen.getByLabelText('Value'), '1');
    expect(screen.getByText(UNSAVED)).toBeVisible();
    await user.click(saveButton());
    expect(save).toHaveBeenCalledOnce();
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  });

  it.each(['Value', 'Change (%)'])('%s is not changed by arrow keys or wheel', async (label) => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    const { value } = field;
    await user.click(field);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).toHaveValue(value);
  });

  it('takes today of Lagos in one press, and says which day that is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00Z') });
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-21');
    expect(screen.getByText('November 21, 2026')).toHaveRole('status');
    vi.useRealTimers();
  });

  it('is saved by Enter and by Ctrl+Enter, with the number as it was understood', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('Value'), '1,5');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(save.mock.calls[0]?.[0]).toEqual({ asi: { ...stored, value: 1.5 } });
    expect(screen.getByLabelText('Value')).toHaveValue('1.50');
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('offers Reload and Overwrite after a conflict', async () => {
    const { editor, save, reload } = loadedEditor({ asi: stored }, { conflict: true });
    render(<AsiForm place={place} editor={editor} />);
    expect(
      screen.getByText('Someone else saved these figures after you opened them.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    expect(save).toHaveBeenCalledWith({ asi: stored }, { overwrite: true });
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('cannot be saved twice at once, and its button keeps the focus', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    const { rerender } = render(<AsiForm place={place} editor={editor} />);
    await user.click(saveButton());
    rerender(<AsiForm place={place} editor={{ ...editor, saving: true }} />);
    expect(saveButton('Saving...')).toHaveAttribute('aria-disabled', 'true');
    expect(saveButton('Saving...')).toHaveFocus();
    await user.click(saveButton('Saving...'));
    await user.type(screen.getByLabelText('Value'), '{Enter}');
    expect(save).toHaveBeenCalledOnce();
  });

  it('asks before Reload throws away what was typed', async () => {
    const { editor, reload } = loadedEditor({ asi: stored }, { conflict: true });
    render(<AsiForm place={place} editor={editor} />);
    await retype(screen.getByLabelText('Value'), '1');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    const question = within(screen.getByRole('dialog', { name: RELOAD_TITLE }));
    expect(question.getByText(RELOAD_TEXT)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Value')).toHaveValue('1.00');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await user.click(
      within(screen.getByRole('dialog', { name: RELOAD_TITLE })).getByRole('button', {
        name: 'Reload',
      }),
    );
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says the date in words, and warns of one that is still to come', () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const date = screen.getByLabelText('Date');
    expect(date).toHaveAccessibleDescription('Friday 14 March 2025');
    fireEvent.change(date, { target: { value: '2999-12-03' } });
    expect(date).toHaveAccessibleDescription(words.future('Tuesday 3 December 2999'));
  });

  it('brings a keyboard that has a minus for the change', () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    expect(screen.getByLabelText('Change (%)')).toHaveAttribute('inputmode', 'text');
    expect(screen.getByLabelText('Value')).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('the index beside what is stored', () => {
  const stored = { value: 104782.42, change: 0.21, date: '2025-03-13' };

  it('says how it moved, and what the closes say of the change', async () => {
    const { editor, save } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const [value, change] = [screen.getByLabelText('Value'), screen.getByLabelText('Change (%)')];
    expect(value).toHaveAccessibleDescription('');
    await retype(value, '105432.07');
    expect(value).toHaveAccessibleDescription('Up 0.62% on 13 Mar 25');
    expect(change).toHaveAccessibleDescription('');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2025-03-14' } });
    expect(change).toHaveAccessibleDescription(fromTheCloses('0.62%'));
    await user.tab();
    expect(screen.getByText(lookAgainText(['Change (%)']))).toBeInTheDocument();
    await retype(change, '0.62');
    expect(change).toHaveAccessibleDescription('');

    await retype(value, '10543.27');
    expect(value).toHaveAccessibleDescription(words.beyondLimit('Down 89.94% on 13 Mar 25'));
    expect(value).toHaveClass('border-warn');
    await user.click(saveButton());
    expect(save).toHaveBeenCalledOnce();
  });

  it('warns of the same value with a new date, and of a date older than the stored one', () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const date = screen.getByLabelText('Date');
    fireEvent.change(date, { target: { value: '2025-03-12' } });
    expect(date).toHaveAccessibleDescription(words.older('Wednesday 12 March 2025', '13 Mar 25'));
    expect(date).toHaveClass('border-warn');
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(
      words.sameWithNewDate('13 Mar 25'),
    );
  });

  it('says of a field with an error only what is wrong', async () => {
    const { editor } = loadedEditor({ asi: stored });
    render(<AsiForm place={place} editor={editor} />);
    const value = screen.getByLabelText('Value');
    await retype(value, '1O5432');
    expect(value).toHaveAccessibleDescription(NOT_A_NUMBER);
  });
});
