import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './Dialog';

const TEXT = 'Are you sure you want to delete this item?';

function Page({ onDelete, rowGoes }: { onDelete: () => void; rowGoes: boolean }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {!gone && <button onClick={() => setOpen(true)}>Delete row</button>}
      {open && (
        <ConfirmDialog
          title="Delete item"
          text={TEXT}
          onCancel={() => setOpen(false)}
          onConfirm={() => {
            onDelete();
            setGone(rowGoes);
            setOpen(false);
          }}
        />
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
async function ask(rowGoes = false) {
  const onDelete = vi.fn();
  render(<Page onDelete={onDelete} rowGoes={rowGoes} />);
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await userEvent.click(button('Delete row'));
  return onDelete;
}

test('asks the exact question with Cancel focused, which does nothing and gives the focus back', async () => {
  const onDelete = await ask();
  expect(screen.getByRole('dialog', { name: 'Delete item' })).toHaveTextContent(TEXT);
  expect(button('Cancel')).toHaveFocus();
  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Delete row')).toHaveFocus();
  expect(onDelete).not.toHaveBeenCalled();
});

test('the cancel event of the browser (Escape) cancels', async () => {
  await ask();
  const dialog = screen.getByRole('dialog');
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(dialog).not.toHaveAttribute('open'));
});

test('after a deletion that takes the opener along, the focus goes to the main part', async () => {
  const onDelete = await ask(true);
  await userEvent.click(button('Delete'));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.getByRole('main')).toHaveFocus();
});
