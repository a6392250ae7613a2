import { describe, expect, it } from 'vitest';
import { toNewsDraft, type NewsDraft } from './newsDraft';
import {
  CLOSED_FORM,
  isEditedSinceCancel,
  isInConflict,
  isPending,
  isSaving,
  type NewsFormEvent,
  newsFormReducer,
  type NewsFormState,
  createOpenForm,
} from './newsFormState';
import { NOTHING_STORED, type SaveProgress } from './saveProgress';
import { createNewsItem } from '../../../../tests/helpers/builders';

const item = createNewsItem(1);
const loaded = toNewsDraft(item);
const draft: NewsDraft = { ...loaded, title: 'Mine' };
const edited: NewsDraft = { ...draft, title: 'Mine, again' };
const form = createOpenForm({ serial: 1, id: item.id }, item, draft);
const errors = { title: 'Title is required' };
const stored = createNewsItem(1, { title: 'Mine' });
const newItem = { serial: 2, id: 'new' };
const progress: SaveProgress = { status: 'unconfirmed', items: [stored], picture: null };
const afterwards = { ...form, progress };

const states = {
  closed: CLOSED_FORM,
  editing: { status: 'editing', form },
  saving: { status: 'saving', form, sent: draft },
  cancelling: { status: 'cancelling', form, sent: draft },
  cancellingEdited: { status: 'cancelling', form: { ...form, draft: edited }, sent: draft },
  conflict: { status: 'conflict', form },
  reloading: { status: 'reloading', form },
} as const satisfies Record<string, NewsFormState>;
type StateName = keyof typeof states;

const createSaveEnded = (
  end: { result: 'saved'; item: typeof item } | { result: 'conflict' | 'deleted' | 'cancelled' },
): NewsFormEvent => ({ type: 'save-ended', serial: 1, newItem, end: { ...end, progress } });
const createSaveFailed = (result: 'failed' | 'unknown'): NewsFormEvent => ({
  type: 'save-ended',
  serial: 1,
  newItem,
  end: { result, message: 'Failed', progress },
});

const events = {
  opened: { type: 'opened', form: createOpenForm(newItem, null) },
  closed: { type: 'closed' },
  changed: { type: 'draft-changed', part: { title: 'Mine, again' } },
  rejected: { type: 'draft-rejected', errors },
  saveStarted: { type: 'save-started', sent: draft },
  saveCancelled: { type: 'save-cancelled' },
  saved: createSaveEnded({ result: 'saved', item: stored }),
  metConflict: createSaveEnded({ result: 'conflict' }),
  wasDeleted: createSaveEnded({ result: 'deleted' }),
  wasCancelled: createSaveEnded({ result: 'cancelled' }),
  failed: createSaveFailed('failed'),
  unknown: createSaveFailed('unknown'),
  reloadStarted: { type: 'reload-started' },
  reloadFailed: { type: 'reload-failed', serial: 1 },
} as const satisfies Record<string, NewsFormEvent>;
type EventName = keyof typeof events;

const opened = { status: 'editing', form: createOpenForm(newItem, null) };
const editing = (part: Partial<typeof form>) => ({ status: 'editing', form: { ...form, ...part } });
const changed = (from: 'editing' | 'conflict' | 'reloading') => ({
  status: from,
  form: { ...form, draft: edited },
});

/** The state after each event, for each state. Events that do not change the state are left out. */
const transitions: Record<StateName, Partial<Record<EventName, unknown>>> = {
  closed: { opened },
  editing: {
    opened,
    closed: CLOSED_FORM,
    changed: changed('editing'),
    rejected: editing({ errors }),
    saveStarted: states.saving,
  },
  saving: {
    opened,
    closed: CLOSED_FORM,
    changed: { ...states.saving, form: { ...form, draft: edited } },
    saveCancelled: states.cancelling,
    saved: CLOSED_FORM,
    metConflict: { status: 'conflict', form: afterwards },
    wasDeleted: { status: 'editing', form: createOpenForm(newItem, null, draft) },
    wasCancelled: editing({ progress }),
    failed: editing({ progress }),
    unknown: editing({ progress }),
  },
  cancelling: {
    opened,
    closed: CLOSED_FORM,
    changed: states.cancellingEdited,
    saved: CLOSED_FORM,
    metConflict: { status: 'conflict', form: afterwards },
    wasDeleted: { status: 'editing', form: createOpenForm(newItem, null, draft) },
    wasCancelled: editing({ progress }),
    failed: editing({ progress }),
    unknown: editing({ progress }),
  },
  cancellingEdited: {
    opened,
    closed: CLOSED_FORM,
    // Each input event creates a new draft object.
    changed: states.cancellingEdited,
    saved: editing({ item: stored, draft: edited, progress: NOTHING_STORED }),
    metConflict: { status: 'conflict', form: { ...afterwards, draft: edited } },
    wasDeleted: { status: 'editing', form: createOpenForm(newItem, null, edited) },
    wasCancelled: editing({ draft: edited, progress }),
    failed: editing({ draft: edited, progress }),
    unknown: editing({ draft: edited, progress }),
  },
  conflict: {
    opened,
    closed: CLOSED_FORM,
    changed: changed('conflict'),
    rejected: editing({ errors }),
    saveStarted: states.saving,
    reloadStarted: states.reloading,
  },
  reloading: {
    opened,
    closed: CLOSED_FORM,
    changed: changed('reloading'),
    reloadFailed: states.conflict,
  },
};

const cases = Object.entries(states).flatMap(([from, state]) =>
  Object.entries(events).map(([name, event]) => ({ from, state, name, event })),
);
const table: Record<string, Record<string, unknown>> = transitions;

it.each(cases)(
  'changes the state "$from" of the news form on the event "$name"',
  ({ from, state, name, event }) => {
    const expected = table[from]?.[name];
    const next = newsFormReducer(state, event);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next).toEqual(expected);
  },
);

it.each(['saving', 'cancelling', 'reloading'] as const)(
  'ignores a late response for another form in the state "%s"',
  (name) => {
    const other = { ...states[name], form: { ...form, serial: 7 } };
    expect(newsFormReducer(other, events.saved)).toBe(other);
    expect(newsFormReducer(other, events.reloadFailed)).toBe(other);
  },
);

it('removes only the error of the field that changed', () => {
  const both = { ...errors, description: 'Description is required' };
  const state = { status: 'editing', form: { ...form, errors: both } } as const;
  const next = newsFormReducer(state, events.changed);
  expect(next).toMatchObject({ form: { errors: { description: both.description } } });
  expect(next).not.toHaveProperty('form.errors.title');
});

it('removes all errors when a save starts', () => {
  const state = { status: 'editing', form: { ...form, errors } } as const;
  expect(newsFormReducer(state, events.saveStarted)).toMatchObject({ form: { errors: {} } });
});

describe('the thumbnail of a news item', () => {
  const url = 'https://example.com/own.png';
  const own = createNewsItem(1, { thumbnailUrl: url });
  const file = { kind: 'file', file: new File(['png'], 'a.png') } as const;
  const sent = { ...draft, thumbnail: file };
  const cancelling = (now: NewsDraft): NewsFormState => ({
    status: 'cancelling',
    form: { ...form, draft: now },
    sent,
  });
  const saved = createSaveEnded({ result: 'saved', item: own });
  const getThumbnailAfter = (state: NewsFormState, event: NewsFormEvent) => {
    const next = newsFormReducer(state, event);
    return next.status === 'editing' ? next.form.draft.thumbnail : null;
  };

  it('uses the stored thumbnail if a cancelled save was completed anyway', () => {
    const retyped = cancelling({ ...sent, title: 'Mine, again' });
    expect(getThumbnailAfter(retyped, saved)).toEqual({ kind: 'stored', url });
  });

  it('keeps the thumbnail that staff chose after they cancelled a save', () => {
    const auto = { kind: 'auto' } as const;
    expect(getThumbnailAfter(cancelling({ ...sent, thumbnail: auto }), saved)).toEqual(auto);
  });

  it.each([
    [
      'drops the stored thumbnail if somebody has deleted the item',
      { kind: 'stored', url } as const,
      { kind: 'auto' },
    ],
    ['keeps the chosen file if somebody has deleted the item', file, file],
  ])('%s', (_, thumbnail, expected) => {
    const mine = { ...draft, thumbnail };
    const state = { status: 'saving', form: { ...form, draft: mine }, sent: mine } as const;
    expect(getThumbnailAfter(state, events.wasDeleted)).toEqual(expected);
  });
});

it.each([
  ['closed', false, false, false, false],
  ['editing', false, false, false, false],
  ['saving', true, true, false, false],
  ['cancelling', true, true, false, false],
  ['cancellingEdited', true, true, false, true],
  ['conflict', false, false, true, false],
  ['reloading', true, false, true, false],
] as const)(
  'derives from the state "%s" whether it is pending (%s), saving (%s), in conflict (%s) and edited (%s)',
  (name, pending, saving, inConflict, isEdited) => {
    const state = states[name];
    expect(isPending(state)).toBe(pending);
    expect(isSaving(state, 1)).toBe(saving);
    expect(isSaving(state, 7)).toBe(false);
    expect(isInConflict(state)).toBe(inConflict);
    expect(isEditedSinceCancel(state)).toBe(isEdited);
  },
);
