import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';
import { createFormProps } from './formProps';

const onDelete = vi.fn();

function Page() {
  const [row, setRow] = useState<'there' | 'asked' | 'gone'>('there');
  return (
    <main id="main" tabIndex={-1}>
      {row !== 'gone' && <button onClick={() => setRow('asked')}>Delete row</button>}
      {row === 'asked' && (
        <ConfirmDialog
          title="Delete item"
          text="Are you sure you want to delete this item?"
          onCancel={() => setRow('there')}
          onConfirm={() => {
            onDelete();
            setRow('gone');
          }}
        />
      )}
    </main>
  );
}

// `app/admin/routes.test.tsx` contains the other tests of dialogs.
test('moves the focus to the main element if the button that opened the dialog is gone', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete row' }));
  expect(screen.getByRole('dialog', { name: 'Delete item' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('does not submit the form on Ctrl+Enter in a portal outside the form', async () => {
  const onSend = vi.fn();
  render(
    <form {...createFormProps(onSend)}>
      <input aria-label="Value" />
      {createPortal(<button>Restore</button>, document.body)}
    </form>,
  );
  await userEvent.type(
    screen.getByRole('button', { name: 'Restore' }),
    '{Control>}{Enter}{/Control}',
  );
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Value'), '{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledOnce();
});
