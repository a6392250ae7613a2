import { createAction, createAsyncThunk, createReducer } from '@reduxjs/toolkit';
import { doc, type DocumentData, getDoc } from 'firebase/firestore/lite';
import type { SaveSession } from '@/figures/admin/points';
import { figures } from '@/figures/registry';
import type { EditorMessages, EditorState, SavedByOther } from '@/lib/edited';
import { listKeys, mapKeys } from '@/lib/records';
import { addRequest, createIdleRequest } from '@/lib/requestState';
import { isSameData } from '@/lib/sameData';
import { toFields, type StoredFields } from '@/lib/stored';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { createReadThunk } from '../readThunk';
import type { ChangeMetadata } from './changes';
import { formatFailure } from './clock';
import { replaceIfUnchanged, saveFigures, type SaveTarget } from './checkedSave';
import { readLastChanges } from './readChanges';
import { formatRejection } from './rejectionText';

/** The forms that edit stored figures. Each form loads and saves its documents together. */
export const figureEditorIds = [
  'asi',
  'fixedIncome',
  'macroeconomics',
  'gainers',
  'losers',
] as const;
export type FigureEditorId = (typeof figureEditorIds)[number];

/** The stored documents of a form by name. A name is absent if its document does not exist. */
export type StoredByName = Readonly<Partial<Record<string, StoredFields>>>;

interface EditedDocuments extends EditorState<StoredByName> {
  /**
   * The documents of saves that failed or timed out. Firestore may still store them. Empty after a
   * successful save.
   */
  attempted: StoredByName[];
}

export interface WithFigureEditors {
  figureEditors: Record<FigureEditorId, EditedDocuments>;
}

function createInitialState(): EditedDocuments {
  return {
    ...createIdleRequest<StoredByName | null>(null),
    version: 0,
    savingId: null,
    conflict: false,
    theirs: null,
    attempted: [],
  };
}

export interface DocumentsSave<Documents> {
  /** The new documents by name. A document that is absent stays unchanged. */
  next: Readonly<Partial<Documents>>;
  /** Saves even if the document has changed since it was loaded. */
  overwrite?: boolean;
  /**
   * The session to which the figures belong. Absent if the figures have a date or belong to no
   * session.
   */
  session?: SaveSession;
}

/** One form's share of a combined save. */
export interface EditorSave {
  /** The id of the form, or of another save in the same commit. */
  id: string;
  next: StoredByName;
  targets: (state: WithFigureEditors) => SaveTarget[];
  listChanged: (state: WithFigureEditors) => string[];
  /**
   * Reads the version that somebody else saved, and who saved it. Resolves with null if the read
   * fails.
   */
  readTheirs: () => Promise<SavedByOther<StoredByName> | null>;
}

interface CombinedSave {
  saves: readonly EditorSave[];
  note: ChangeMetadata;
  message: string;
}

/**
 * The outcome of a combined save. After a conflict, it contains the versions that others saved, by
 * form id.
 */
type SaveOutcome =
  | { result: 'saved'; changeId: string | null }
  | {
      result: 'conflict';
      theirs: Readonly<Partial<Record<string, SavedByOther<StoredByName> | null>>>;
    };

/**
 * Saves several forms in one commit, all or nothing, if no document has changed since it was
 * loaded. Resolves with the id of the change record, or with the versions that somebody else saved.
 * Rejects with the message to show.
 */
export const saveTogether = createAsyncThunk<
  SaveOutcome,
  CombinedSave,
  { state: WithFigureEditors; rejectValue: string }
>('forms/save', async ({ saves, note, message }, { getState, rejectWithValue }) => {
  try {
    const targets = saves.flatMap((each) => each.targets(getState()));
    const saved = await saveFigures(targets, note);
    if (saved.result === 'saved') return saved;
    // Load the other version before reporting the conflict, so that the message does not move when
    // it arrives.
    const theirs = saves.map(async ({ id, readTheirs }) => [id, await readTheirs()] as const);
    return { ...saved, theirs: Object.fromEntries(await Promise.all(theirs)) };
  } catch (error) {
    console.error(message, error);
    const names = saves.flatMap((each) => each.listChanged(getState()));
    return rejectWithValue(formatFailure(formatRejection(message, error, names), error));
  }
});

const findTitle = (path: string) =>
  Object.values(figures).find((each) => each.path === path)?.title ?? path;

interface DocumentsEditorOptions<Documents> {
  /** The paths of the form's documents, by name. */
  paths: Readonly<Record<keyof Documents & string, string>>;
  messages: EditorMessages;
  /** Returns further targets for the same commit, such as points of the history. */
  extraTargets?: (save: DocumentsSave<Documents>, loaded: StoredByName) => SaveTarget[];
}

/**
 * Returns the state and thunks of a form that edits stored documents. A save is a conflict if one
 * of the documents has changed since the form loaded it. The type `Documents` lists all documents
 * of the form by name. A save may contain some or none of them.
 */
export function createDocumentsEditor<
  Documents extends Readonly<Record<keyof Documents, DocumentData>>,
>(id: FigureEditorId, { paths, messages, extraTargets }: DocumentsEditorOptions<Documents>) {
  const names = listKeys(paths);
  const select = ({ figureEditors }: WithFigureEditors) => figureEditors[id];
  const getRef = (name: keyof Documents & string) => doc(firestore(), paths[name]);
  const readAll = async () => {
    const read = async (name: keyof Documents & string) =>
      [name, (await getDoc(getRef(name))).data()] as const;
    return Object.fromEntries(await Promise.all(names.map(read)));
  };
  const parse = (stored: unknown): StoredByName => {
    const fields = toFields(stored);
    return mapKeys(names, (name) => toFields(fields?.[name]) ?? undefined);
  };

  /** Loads the documents, even if they are loaded already. Rejects with the message to show. */
  const load = createReadThunk<StoredByName | null, WithFigureEditors>({
    type: `figureEditors/${id}/load`,
    message: messages.loadFailed,
    load: readAll,
    parse,
    requestOf: select,
    condition: () => true,
  });

  const targets = (save: DocumentsSave<Documents>, state: WithFigureEditors): SaveTarget[] => {
    const { next, overwrite } = save;
    if (Object.keys(next).length === 0) return [];
    const { data, attempted } = select(state);
    if (data === null) throw new Error('Nothing was loaded that could be saved');
    const documents = names.flatMap((name) => {
      const document = next[name];
      if (document === undefined) return [];
      const sent = attempted.map((each: StoredByName) => each[name]);
      const earlier = sent.filter((each) => each !== undefined);
      const write = { ref: getRef(name), loaded: data[name], next: document, attempted: earlier };
      return replaceIfUnchanged(write, overwrite);
    });
    return [...documents, ...(extraTargets?.(save, data) ?? [])];
  };

  const changed = ({ next }: DocumentsSave<Documents>, state: WithFigureEditors) => {
    const stored = select(state).data;
    return names
      .filter((name) => next[name] !== undefined && !isSameData(next[name], stored?.[name]))
      .map((name) => findTitle(paths[name]));
  };

  const readTheirs = async () => {
    try {
      const [stored, [change]] = await Promise.all([
        limitTime(readAll(), READ_LIMIT_MS),
        limitTime(readLastChanges({ paths: Object.values(paths) }, 1), READ_LIMIT_MS).catch(
          () => [],
        ),
      ]);
      const documents = parse(stored);
      return { documents, email: change?.email ?? '', at: change?.at.toISOString() ?? '' };
    } catch (error) {
      console.warn('Failed to read the version that somebody else saved', error);
      return null;
    }
  };

  const saving = (sent: DocumentsSave<Documents>): EditorSave => ({
    id,
    next: sent.next,
    targets: (state) => targets(sent, state),
    listChanged: (state) => changed(sent, state),
    readTheirs,
  });
  const save = (sent: DocumentsSave<Documents>) =>
    saveTogether({
      saves: [saving(sent)],
      note: { part: id, kind: 'save' },
      message: messages.saveFailed,
    });

  /** Resets the state when the form closes. Responses that arrive later are ignored. */
  const close = createAction(`figureEditors/${id}/close`);
  const findSent = ({ saves }: CombinedSave) => saves.find((each) => each.id === id)?.next;

  const reducer = createReducer(createInitialState, (builder) => {
    builder.addCase(close, createInitialState);
    addRequest(builder, load, (state) => state, {
      newestOnly: true,
      onPending: (state) => {
        const version = state.version + 1;
        const { status, error, requestId } = state;
        Object.assign(state, createInitialState(), { status, error, requestId, version });
      },
    });
    builder
      .addMatcher(saveTogether.pending.match, (state, { meta }) => {
        const sent = findSent(meta.arg);
        if (sent === undefined) return;
        state.savingId = meta.requestId;
        state.conflict = false;
        state.theirs = null;
        state.attempted.push(sent);
      })
      .addMatcher(saveTogether.fulfilled.match, (state, { meta, payload }) => {
        if (state.savingId !== meta.requestId) return;
        state.savingId = null;
        if (payload.result === 'conflict') {
          state.conflict = true;
          state.theirs = payload.theirs[id] ?? null;
          state.attempted.pop();
          return;
        }
        state.data &&= { ...state.data, ...findSent(meta.arg) };
        // Earlier saves can no longer succeed: Firestore rejects them, because the documents have
        // changed since.
        state.attempted = [];
      })
      .addMatcher(saveTogether.rejected.match, (state, { meta }) => {
        if (state.savingId === meta.requestId) state.savingId = null;
      });
  });

  return { select, load, save, saving, close, messages, reducer };
}
