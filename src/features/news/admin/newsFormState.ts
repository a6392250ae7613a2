import type { NewsItem } from '../documents';
import { type DraftErrors, toNewsDraft, type NewsDraft } from './newsDraft';
import type { NewsSaveResult } from './newsThunks';
import { NOTHING_STORED, type SaveProgress } from './saveProgress';

export interface FormIdentity {
  /** A counter that identifies the form. It increases each time a form is opened. */
  serial: number;
  /** The id of the document to which the form is saved. All attempts to save use the same id. */
  id: string;
}

/**
 * An open form with its draft. The draft is kept here, because the row that shows the form may be
 * unmounted.
 */
export interface OpenForm extends FormIdentity {
  item: NewsItem | null;
  draft: NewsDraft;
  errors: DraftErrors;
  progress: SaveProgress;
}

export type NewsFormState =
  | { status: 'closed' }
  | { status: 'editing'; form: OpenForm }
  /** The save is pending, and the fields are read-only. */
  | { status: 'saving'; form: OpenForm; sent: NewsDraft }
  /**
   * The user has cancelled a pending save. The fields can be edited again before the response
   * arrives.
   */
  | { status: 'cancelling'; form: OpenForm; sent: NewsDraft }
  /** The save found a newer version of the item by another user. */
  | { status: 'conflict'; form: OpenForm }
  /** After a conflict, the user pressed Reload. The newer version is being loaded. */
  | { status: 'reloading'; form: OpenForm };

export type NewsFormEvent =
  | { type: 'opened'; form: OpenForm }
  | { type: 'closed' }
  | { type: 'draft-changed'; part: Partial<NewsDraft> }
  | { type: 'draft-rejected'; errors: DraftErrors }
  | { type: 'save-started'; sent: NewsDraft }
  | { type: 'save-cancelled' }
  /**
   * The response to a save has arrived. If the item has been deleted, the form continues with a new
   * item and the identity `newItem`.
   */
  | { type: 'save-ended'; serial: number; end: NewsSaveResult; newItem: FormIdentity }
  | { type: 'reload-started' }
  | { type: 'reload-failed'; serial: number };

export const CLOSED_FORM: NewsFormState = { status: 'closed' };

export const createOpenForm = (
  identity: FormIdentity,
  item: NewsItem | null,
  draft = toNewsDraft(item),
): OpenForm => ({ ...identity, item, draft, errors: {}, progress: NOTHING_STORED });

export const getForm = (state: NewsFormState): OpenForm | null =>
  state.status === 'closed' ? null : state.form;

/** Returns whether a save or a reload is pending. The form cannot be saved while it is pending. */
export const isPending = ({ status }: NewsFormState): boolean =>
  status === 'saving' || status === 'cancelling' || status === 'reloading';

export const isInConflict = ({ status }: NewsFormState): boolean =>
  status === 'conflict' || status === 'reloading';

export const isSaving = (state: NewsFormState, serial: number): boolean =>
  (state.status === 'saving' || state.status === 'cancelling') && state.form.serial === serial;

export const isEditedSinceCancel = (state: NewsFormState): boolean =>
  state.status === 'cancelling' && state.form.draft !== state.sent;

function applyChange(form: OpenForm, part: Partial<NewsDraft>): OpenForm {
  const errors = Object.entries(form.errors).filter(([field]) => !Object.hasOwn(part, field));
  return { ...form, draft: { ...form.draft, ...part }, errors: Object.fromEntries(errors) };
}

/**
 * Returns the form after a cancelled save was completed anyway. Keeps the input that the user has
 * changed since the cancellation.
 */
function continueAfterSave(form: OpenForm, sent: NewsDraft, item: NewsItem): OpenForm {
  const isSamePicture = form.draft.thumbnail === sent.thumbnail;
  const { thumbnail } = isSamePicture ? toNewsDraft(item) : form.draft;
  return { ...form, item, draft: { ...form.draft, thumbnail }, progress: NOTHING_STORED };
}

/**
 * Returns a form that adds a deleted item again as a new item. The stored picture was deleted with
 * the item, so the draft loses it.
 */
function continueAsNew(form: OpenForm, newItem: FormIdentity): OpenForm {
  const isDeletedPicture = form.draft.thumbnail.kind === 'stored';
  const { thumbnail } = isDeletedPicture ? toNewsDraft(null) : form.draft;
  return createOpenForm(newItem, null, { ...form.draft, thumbnail });
}

type PendingSaveState = Extract<NewsFormState, { sent: NewsDraft }>;
type SaveEndedEvent = Extract<NewsFormEvent, { type: 'save-ended' }>;

function getStateAfterSave(
  state: PendingSaveState,
  { end, newItem }: SaveEndedEvent,
): NewsFormState {
  const form = { ...state.form, progress: end.progress };
  switch (end.result) {
    case 'saved':
      return isEditedSinceCancel(state)
        ? { status: 'editing', form: continueAfterSave(form, state.sent, end.item) }
        : CLOSED_FORM;
    case 'conflict':
      return { status: 'conflict', form };
    case 'deleted':
      return { status: 'editing', form: continueAsNew(form, newItem) };
    case 'failed':
    case 'unknown':
    case 'cancelled':
      return { status: 'editing', form };
  }
}

/** Returns the state after an event. An event that is not expected in a state is ignored. */
export function newsFormReducer(state: NewsFormState, event: NewsFormEvent): NewsFormState {
  if (event.type === 'opened') return { status: 'editing', form: event.form };
  if (event.type === 'closed' || state.status === 'closed') return CLOSED_FORM;
  const { status, form } = state;
  const canSave = status === 'editing' || status === 'conflict';
  switch (event.type) {
    case 'draft-changed':
      return { ...state, form: applyChange(form, event.part) };
    case 'draft-rejected':
      return canSave ? { status: 'editing', form: { ...form, errors: event.errors } } : state;
    case 'save-started':
      return canSave
        ? { status: 'saving', form: { ...form, errors: {} }, sent: event.sent }
        : state;
    case 'save-cancelled':
      return status === 'saving' ? { ...state, status: 'cancelling' } : state;
    case 'save-ended':
      return 'sent' in state && form.serial === event.serial
        ? getStateAfterSave(state, event)
        : state;
    case 'reload-started':
      return status === 'conflict' ? { status: 'reloading', form } : state;
    case 'reload-failed':
      return status === 'reloading' && form.serial === event.serial
        ? { status: 'conflict', form }
        : state;
  }
}
