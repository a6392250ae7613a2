import * as v from 'valibot';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toDraftKey, saveDraft, readDrafts } from '@/browser/savedDrafts';
import { formatAtMoment } from '@/lib/moments';
import { readCells, retype } from '../../../tests/helpers/editor';
import { Box } from './Box';
import { NOT_SAVED_LOCALLY_LABEL, UNSAVED_LABEL } from './boxLabels';
import { DraftAccount } from './useSavedDraft';
import { useDraft } from './useDraft';

const index = v.object({ value: v.string(), note: v.string() });
type Index = v.InferOutput<typeof index>;

const describeIndex = ({ value, note }: Index) => [
  { label: 'Value', text: value, value: Number(value), moves: 'percent' as const },
  { label: 'Note', text: note },
];

/** An editor with fields, a Save button and a saved draft, like the editors of the staff area. */
function Editor({ stored }: { stored: Index }) {
  const { draft, setDraft, unsaved, markSaved, kept } = useDraft(() => stored, {
    editor: 'index',
    schema: index,
    describe: describeIndex,
  });
  return (
    <Box
      title="Index"
      unsaved={unsaved}
      kept={kept}
      onSubmit={() => markSaved(draft)}
      action={<button type="submit">Save</button>}
    >
      {(['value', 'note'] as const).map((name) => (
        <input
          key={name}
          aria-label={name === 'value' ? 'Value' : 'Note'}
          value={draft[name]}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
      ))}
    </Box>
  );
}

const stored: Index = { value: '100', note: '' };
const storageKey = toDraftKey('ada', 'index');
const user = userEvent.setup();

/**
 * Opens the editor. Returns a function that unmounts it, which has the same effect as closing the
 * tab.
 */
function openEditor({
  account = 'ada',
  now = stored,
}: { account?: string | null; now?: Index } = {}) {
  return render(<Editor stored={now} />, {
    wrapper: ({ children }) => <DraftAccount value={account}>{children}</DraftAccount>,
  }).unmount;
}

const getField = (name: string) => screen.getByLabelText(name);
const typeText = (name: string, text: string) => retype(getField(name), text);

async function leaveDraft(name: string, text: string) {
  const close = openEditor();
  await typeText(name, text);
  close();
}
const getOffer = () => screen.queryByRole('group', { name: /^You typed this / });
const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
const readSavedDrafts = () => readDrafts(storageKey).map(({ draft }) => draft);

describe('the offer of an unsaved draft', () => {
  it('restores a draft only when the user presses Restore', async () => {
    await leaveDraft('Value', '110');
    openEditor();
    expect(getOffer()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You typed this at \d\d:\d\d and did not save it\.$/,
    );
    expect(readCells()).toEqual([['Value', '100', '110up 10.00%']]);
    expect(getField('Value')).toHaveValue('100');
    expect(screen.queryByText(UNSAVED_LABEL)).toBeNull();

    await pressButton('Restore');
    expect(getField('Value')).toHaveValue('110');
    expect(getField('Value')).toHaveFocus();
    expect(screen.getByText(UNSAVED_LABEL)).toBeVisible();
    expect(getOffer()).toBeNull();
  });

  it('removes all saved drafts after a save', async () => {
    await leaveDraft('Value', '110');
    openEditor();
    await typeText('Value', '120');
    expect(getOffer()).toBeVisible();
    await pressButton('Save');
    expect(getOffer()).toBeNull();
    expect(readSavedDrafts()).toEqual([]);
  });

  it('removes the saved draft if the input equals the stored value again', async () => {
    openEditor();
    expect(getOffer()).toBeNull();
    await typeText('Value', '110');
    expect(readSavedDrafts()).toEqual([{ value: '110', note: '' }]);
    await typeText('Value', '100');
    expect(readSavedDrafts()).toEqual([]);
  });

  it('keeps the original time of a draft that is restored but not saved', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const draft = { value: '110', note: '' };
    const typedAt = yesterday.toISOString();
    saveDraft(storageKey, { id: 'x', typedAt, from: stored, draft });
    const close = openEditor();
    await pressButton('Restore');
    close();
    openEditor();
    expect(screen.getByRole('status')).toHaveTextContent(formatAtMoment(yesterday, new Date()));
    await pressButton('Restore');
    await pressButton('Save');
    expect(readSavedDrafts()).toEqual([]);
  });

  it('restores only the fields that were edited in the draft', async () => {
    await leaveDraft('Value', '110');
    const close = openEditor({ now: { value: '110', note: 'by tunde' } });
    expect(getOffer()).toBeNull();
    close();
    openEditor({ now: { value: '104', note: 'by tunde' } });
    expect(readCells()).toEqual([['Value', '104', '110up 5.77%']]);
    await pressButton('Restore');
    expect(getField('Note')).toHaveValue('by tunde');
  });

  it('offers to restore the input that the user replaced with a draft', async () => {
    await leaveDraft('Value', '110');
    openEditor();
    await typeText('Note', 'later');
    await pressButton('Restore');
    expect(getField('Value')).toHaveValue('110');
    expect(readCells()).toEqual([['Note', '-', 'later']]);
    await pressButton('Restore');
    expect(getField('Note')).toHaveValue('later');
  });
});

describe('the storage of a draft', () => {
  it('offers a draft only to the account that typed it', async () => {
    await leaveDraft('Note', 'holiday');
    const close = openEditor({ account: 'tunde' });
    expect(getOffer()).toBeNull();
    close();
    openEditor();
    expect(getOffer()).toBeVisible();
    await pressButton('Restore');
    expect(getField('Note')).toHaveFocus();
  });

  it('saves no draft if nobody is signed in', async () => {
    openEditor({ account: null });
    await typeText('Value', '110');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText(NOT_SAVED_LOCALLY_LABEL)).toBeVisible();
  });

  // If the whole storage was cleared, the key of the storage event is null.
  it.each([storageKey, null])(
    'stops offering a draft when another tab removes it (storage event with key %s)',
    async (key) => {
      await leaveDraft('Value', '110');
      openEditor();
      localStorage.removeItem(storageKey);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
      expect(getOffer()).toBeNull();
    },
  );

  it('offers the drafts of two tabs one after the other', async () => {
    await leaveDraft('Value', '110');
    await leaveDraft('Value', '120');
    expect(readSavedDrafts()).toEqual([
      { value: '120', note: '' },
      { value: '110', note: '' },
    ]);
    openEditor();
    expect(readCells()).toEqual([['Value', '100', '120up 20.00%']]);
    await pressButton('Discard');
    expect(readCells()).toEqual([['Value', '100', '110up 10.00%']]);
    await pressButton('Discard');
    expect(getOffer()).toBeNull();
    expect(getField('Value')).toHaveValue('100');
    expect(getField('Value')).toHaveFocus();
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it.each([
    ['a draft with a field of another type', { value: 110, note: '' }],
    ['a draft of another editor', ['110']],
    ['an empty draft', null],
  ])('ignores %s', (_, draft) => {
    const typedAt = new Date().toISOString();
    saveDraft(storageKey, { id: 'x', typedAt, from: stored, draft });
    openEditor();
    expect(getOffer()).toBeNull();
    expect(getField('Value')).toHaveValue('100');
  });
});

it('shows that the draft is not saved if local storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openEditor();
  await typeText('Value', '110');
  expect(screen.getByText(NOT_SAVED_LOCALLY_LABEL)).toBeVisible();
  await pressButton('Save');
  expect(screen.queryByText(UNSAVED_LABEL)).toBeNull();
  expect(screen.queryByText(NOT_SAVED_LOCALLY_LABEL)).toBeNull();
});
