import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type ActionReducerMapBuilder,
  type AsyncThunk,
  createAction,
  createAsyncThunk,
  type Dispatch,
  type Draft,
  nanoid,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { doc, type DocumentData, getDoc } from 'firebase/firestore/lite';
import type { EditorMessages, EditorState, SavedByOther } from '@/lib/edited';
import { notRequested, requestBegan, requestFailed, requestSucceeded } from '@/lib/requested';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import type { ChangeNote } from './changes';
import { failureText } from './clock';
import { replaceIfUnchanged, saveFigures, type SaveResult, type Target } from './checkedSave';
import { lastChange } from './newestChanges';

/** The stored documents that a form edits, by their names in it; none where there is no document. */
export type StoredByName<Name extends string> = Readonly<Partial<Record<Name, DocumentData>>>;
type WrittenByName<Name extends string> = Readonly<Record<Name, DocumentData>>;
/** The new documents of a save; one that is absent stays as it is stored. */
type NextByName<Documents> = Readonly<Partial<Documents>>;

export interface EditedDocuments<Name extends string> extends EditorState<StoredByName<Name>> {
  /** What was sent and may yet arrive: those saves failed, or were given up, and nothing was stored since. */
  attempted: StoredByName<Name>[];
}

/** The state before the form opens, and after it was closed. */
export function notEdited<Name extends string>(): EditedDocuments<Name> {
  return {
    ...notRequested<StoredByName<Name> | null>(null),
    version: 0,
    savingId: null,
    conflict: false,
    theirs: null,
    attempted: [],
  };
}

interface ThunkConfig<Root> {
  state: Root;
  rejectValue: string;
}

/** The session that saved figures belong to. */
export interface SessionOf {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Staff said that what stays as it is was so in that session too. */
  confirmed?: true;
  /** The periods of figures that were published on a day, by their documents, as staff name them. */
  periods?: Readonly<Partial<Record<string, string>>>;
}

export interface DocumentsSave<Documents> {
  next: NextByName<Documents>;
  /** Writes whatever is stored meanwhile. */
  overwrite?: boolean;
  /** Absent for what belongs to no session, or says its day itself. */
  session?: SessionOf;
}

/** What a form does with its documents. */
export interface DocumentsEditor<Name extends string, Documents, Root> {
  /** Loads the documents, again where they are there already; rejects with the message to show. */
  load: AsyncThunk<StoredByName<Name>, undefined, ThunkConfig<Root>>;
  /** Writes if nothing was changed since the load; rejects with the message to show. */
  save: AsyncThunk<SaveResult, DocumentsSave<Documents>, ThunkConfig<Root>>;
  /** A save as a part of `saveTogether`, which carries out several in one commit. */
  saving: (save: DocumentsSave<Documents>) => EditorSave<Root>;
  /** After a conflict: what is stored now. */
  readTheirs: ActionCreatorWithPayload<SavedByOther<StoredByName<Name>>>;
  /** The form is gone: nothing of it is waited for. */
  close: ActionCreatorWithoutPayload;
  messages: EditorMessages;
}

/** What one editor does in a save of several: its documents, and what its state hears of the save. */
export interface EditorSave<Root> {
  targets: (state: Root) => Target[];
  began: (requestId: string) => UnknownAction;
  ended: (requestId: string, result: SaveResult) => UnknownAction;
  failed: (requestId: string, error: unknown) => UnknownAction;
}

interface DocumentsEditorOptions<Name extends string, Documents, Root> {
  /** The start of the actions' types. */
  type: string;
  /** The part of the site that the records of its saves name. */
  part: string;
  names: readonly Name[];
  pathOf: (name: Name) => readonly [collection: string, id: string];
  messages: EditorMessages;
  slotOf: (state: Root) => EditedDocuments<Name>;
  /** What each save writes beside the form's documents, in the same commit. */
  also?: (save: DocumentsSave<Documents>, loaded: StoredByName<Name>) => Target[];
}

/**
 * The thunks of a form that edits stored documents: it saves only over what it loaded. `Documents`
 * are the whole new documents by name; a save may be of some of them.
 */
export function documentsEditor<
  Name extends string,
  Documents extends Readonly<Record<Name, DocumentData>>,
  Root,
>(options: DocumentsEditorOptions<Name, Documents, Root>): DocumentsEditor<Name, Documents, Root> {
  const { type, part, names, pathOf, messages, slotOf, also } = options;
  const refOf = (name: Name) => doc(firestore(), ...pathOf(name));

  const readAll = async () => {
    const documents: Partial<Record<Name, DocumentData>> = {};
    const readOne = async (name: Name) => {
      const data = (await getDoc(refOf(name))).data();
      if (data !== undefined) documents[name] = data;
    };
    await withinLimit(Promise.all(names.map(readOne)), READ_LIMIT_MS);
    return documents;
  };

  const load = createAsyncThunk<StoredByName<Name>, undefined, ThunkConfig<Root>>(
    `${type}/load`,
    async (_, { rejectWithValue }) => {
      try {
        return await readAll();
      } catch (error) {
        console.error(messages.loadFailed, error);
        return rejectWithValue(messages.loadFailed);
      }
    },
  );

  const targetsOf = (sent: DocumentsSave<Documents>, state: Root): Target[] => {
    const { next, overwrite } = sent;
    const { data, attempted } = slotOf(state);
    if (data === null) throw new Error('Nothing was loaded that could be saved');
    const documents = names.flatMap((name) => {
      const document = next[name];
      if (document === undefined) return [];
      const earlier = attempted.flatMap((each) => each[name] ?? []);
      const write = { ref: refOf(name), loaded: data[name], next: document, attempted: earlier };
      return replaceIfUnchanged(write, overwrite);
    });
    return [...documents, ...(also?.(sent, data) ?? [])];
  };

  const readTheirs = createAction<SavedByOther<StoredByName<Name>>>(`${type}/readTheirs`);

  /** What somebody else saved, and who; null where it cannot be read. */
  const savedByOther = async (): Promise<SavedByOther<StoredByName<Name>> | null> => {
    const paths = names.map((name) => refOf(name).path);
    try {
      const [documents, change] = await Promise.all([
        readAll(),
        withinLimit(lastChange(paths), READ_LIMIT_MS).catch(() => null),
      ]);
      return { documents, email: change?.email ?? '', at: change?.at.toISOString() ?? '' };
    } catch (error) {
      console.warn('What somebody else saved could not be read', error);
      return null;
    }
  };

  const save = createAsyncThunk<SaveResult, DocumentsSave<Documents>, ThunkConfig<Root>>(
    `${type}/save`,
    async (sent, { dispatch, getState, rejectWithValue }) => {
      try {
        const targets = targetsOf(sent, getState());
        const { result } = await saveFigures(targets, { part, kind: 'save' });
        // Before the conflict is said: what is said of it stays where it is then.
        const theirs = result === 'conflict' ? await savedByOther() : null;
        if (theirs !== null) dispatch(readTheirs(theirs));
        return result;
      } catch (error) {
        console.error(messages.saveFailed, error);
        return rejectWithValue(failureText(messages.saveFailed, error));
      }
    },
  );

  const saving = (sent: DocumentsSave<Documents>): EditorSave<Root> => ({
    targets: (state) => targetsOf(sent, state),
    began: (requestId) => save.pending(requestId, sent),
    ended: (requestId, result) => save.fulfilled(result, requestId, sent),
    failed: (requestId, error) =>
      save.rejected(asError(error), requestId, sent, failureText(messages.saveFailed, error)),
  });

  const close = createAction(`${type}/close`);
  return { load, save, saving, readTheirs, close, messages };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Saves what several forms hold in one commit, all or nothing; each form's state follows as after a
 * save of its own.
 * @returns the id of the change's record, or 'conflict' where someone else saved one of them
 * @throws what the SDK throws; a refusal is noted
 */
export function saveTogether<Root>(saves: readonly EditorSave<Root>[], note: ChangeNote) {
  return async (dispatch: Dispatch, getState: () => Root) => {
    const targets = saves.flatMap((each) => each.targets(getState()));
    const requestId = nanoid();
    for (const each of saves) dispatch(each.began(requestId));
    try {
      const saved = await saveFigures(targets, note);
      for (const each of saves) dispatch(each.ended(requestId, saved.result));
      return saved;
    } catch (error) {
      for (const each of saves) dispatch(each.failed(requestId, error));
      throw error;
    }
  };
}

/** The cases of a form's actions, for the slot of its documents. */
export function addEditor<State, Name extends string, Documents extends WrittenByName<Name>, Root>(
  builder: ActionReducerMapBuilder<State>,
  { load, save, readTheirs, close, messages }: DocumentsEditor<Name, Documents, Root>,
  slotOf: (state: Draft<State>) => EditedDocuments<Name>,
): void {
  builder
    .addCase(load.pending, (state, { meta }) => {
      const slot = slotOf(state);
      slot.version += 1;
      slot.data = null;
      slot.conflict = false;
      slot.theirs = null;
      slot.savingId = null;
      slot.attempted = [];
      requestBegan(slot, meta.requestId);
    })
    .addCase(load.fulfilled, (state, { meta, payload }) => {
      const slot = slotOf(state);
      if (slot.requestId === meta.requestId) requestSucceeded(slot, meta.requestId, payload);
    })
    .addCase(load.rejected, (state, { meta, payload }) => {
      requestFailed(slotOf(state), meta.requestId, payload ?? messages.loadFailed);
    })
    .addCase(save.pending, (state, { meta }) => {
      const slot = slotOf(state);
      slot.savingId = meta.requestId;
      slot.conflict = false;
      slot.theirs = null;
      slot.attempted.push(meta.arg.next);
    })
    .addCase(save.fulfilled, (state, { meta, payload }) => {
      const slot = slotOf(state);
      if (slot.savingId !== meta.requestId) return;
      slot.savingId = null;
      slot.conflict = payload === 'conflict';
      if (slot.conflict) {
        slot.attempted.pop();
        return;
      }
      slot.data = { ...slot.data, ...meta.arg.next };
      // An earlier save that arrives now meets other data than it read, and is refused.
      slot.attempted = [];
    })
    .addCase(save.rejected, (state, { meta }) => {
      const slot = slotOf(state);
      if (slot.savingId === meta.requestId) slot.savingId = null;
    })
    .addCase(readTheirs, (state, { payload }) => {
      slotOf(state).theirs = payload;
    })
    .addCase(close, (state) => {
      Object.assign(slotOf(state), notEdited<Name>());
    });
}
