import * as v from 'valibot';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draftKey, saveDraft, readDrafts } from '@/browser/savedDrafts';
import { atMoment } from '@/lib/moments';
import { cells, retype } from '../../../tests/helpers/editor';
import { Box } from './Box';
import { NOT_SAVED_LOCALLY, UNSAVED } from './boxLabels';
import { DraftAccount } from './useSavedDraft';
import { useDraft } from './useDraft';

const index = v.object({ value: v.string(), note: v.string() });
type Index = v.InferOutput<typeof index>;

const describeIndex = ({ value, note }: Index) => [
  { label: 'Value', text: value, value: Number(value), moves: 'percent' as const },
  { label: 'Note', text: note },
];

/** An editor like those of the staff area: fields, Save, and the saved draft. */
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
const place = draftKey('ada', 'index');
const user = userEvent.setup();

/** Opens the editor. Returns a function that unmounts it, as closing the tab does. */
function opened({ account = 'ada', now = stored }: { account?: string | null; now?: Index } = {}) {
  return render(<Editor stored={now} />, {
    wrapper: ({ children }) => <DraftAccount value={account}>{children}</DraftAccount>,
  }).unmount;
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) => retype(field(name), text);

/** Types into an editor and closes it without a save. */
async function leave(name: string, text: string) {
  const close = opened();
  await type(name, text);
  close();
}
const offer = () => screen.queryByRole('group', { name: /^You typed this / });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const keptTexts = () => readDrafts(place).map(({ draft }) => draft);

describe('an unsaved draft', () => {
  it('restores a draft only if the user presses Restore', async () => {
    await leave('Value', '110');
    opened();
    expect(offer()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^You typed this at \d\d:\d\d and did not save it\.$/,
    );
    expect(cells()).toEqual([['Value', '100', '110up 10.00%']]);
    expect(field('Value')).toHaveValue('100');
    expect(screen.queryByText(UNSAVED)).toBeNull();

    await press('Restore');
    expect(field('Value')).toHaveValue('110');
    expect(field('Value')).toHaveFocus();
    expect(screen.getByText(UNSAVED)).toBeVisible();
    expect(offer()).toBeNull();
  });

  it('removes all drafts after a save', async () => {
    await leave('Value', '110');
    opened();
    await type('Value', '120');
    expect(offer()).toBeVisible();
    await press('Save');
    expect(offer()).toBeNull();
    expect(keptTexts()).toEqual([]);
  });

  it('removes a draft once the input equals the stored value again', async () => {
    opened();
    expect(offer()).toBeNull();
    await type('Value', '110');
    expect(keptTexts()).toEqual([{ value: '110', note: '' }]);
    await type('Value', '100');
    expect(keptTexts()).toEqual([]);
  });

  it('keeps the time of a restored draft until it is saved', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const draft = { value: '110', note: '' };
    const typedAt = yesterday.toISOString();
    saveDraft(place, { id: 'x', typedAt, from: stored, draft });
    const close = opened();
    await press('Restore');
    close();
    opened();
    expect(screen.getByRole('status')).toHaveTextContent(atMoment(yesterday, new Date()));
    await press('Restore');
    await press('Save');
    expect(keptTexts()).toEqual([]);
  });

  it('restores only the fields that were edited', async () => {
    await leave('Value', '110');
    const close = opened({ now: { value: '110', note: 'by tunde' } });
    expect(offer()).toBeNull();
    close();
    opened({ now: { value: '104', note: 'by tunde' } });
    expect(cells()).toEqual([['Value', '104', '110up 5.77%']]);
    await press('Restore');
    expect(field('Note')).toHaveValue('by tunde');
  });

  it('offers the input that a restored draft replaced', async () => {
    await leave('Value', '110');
    opened();
    await type('Note', 'later');
    await press('Restore');
    expect(field('Value')).toHaveValue('110');
    expect(cells()).toEqual([['Note', '-', 'later']]);
    await press('Restore');
    expect(field('Note')).toHaveValue('later');
  });
});

describe('the storage of a draft', () => {
  it('saves a draft only for the account that typed it', async () => {
    await leave('Note', 'holiday');
    const close = opened({ account: 'tunde' });
    expect(offer()).toBeNull();
    close();
    opened();
    expect(offer()).toBeVisible();
    await press('Restore');
    expect(field('Note')).toHaveFocus();
  });

  it('saves no draft before the user has signed in', async () => {
    opened({ account: null });
    await type('Value', '110');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText(NOT_SAVED_LOCALLY)).toBeVisible();
  });

  // A storage event has the key null if the whole storage was cleared.
  it.each([place, null])('offers no draft once another tab removed %s', async (key) => {
    await leave('Value', '110');
    opened();
    localStorage.removeItem(place);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(offer()).toBeNull();
  });

  it('keeps the drafts of two tabs apart', async () => {
    await leave('Value', '110');
    await leave('Value', '120');
    expect(keptTexts()).toEqual([
      { value: '120', note: '' },
      { value: '110', note: '' },
    ]);
    opened();
    expect(cells()).toEqual([['Value', '100', '120up 20.00%']]);
    await press('Discard');
    expect(cells()).toEqual([['Value', '100', '110up 10.00%']]);
    await press('Discard');
    expect(offer()).toBeNull();
    expect(field('Value')).toHaveValue('100');
    expect(field('Value')).toHaveFocus();
    expect(localStorage.getItem(place)).toBeNull();
  });

  it.each([
    ['another shape', { value: 110, note: '' }],
    ['another editor', ['110']],
    ['nothing', null],
  ])('ignores a draft of %s', (_, draft) => {
    const typedAt = new Date().toISOString();
    saveDraft(place, { id: 'x', typedAt, from: stored, draft });
    opened();
    expect(offer()).toBeNull();
    expect(field('Value')).toHaveValue('100');
  });
});

it('reports that a draft is not saved if local storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  opened();
  await type('Value', '110');
  expect(screen.getByText(NOT_SAVED_LOCALLY)).toBeVisible();
  await press('Save');
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(screen.queryByText(NOT_SAVED_LOCALLY)).toBeNull();
});
