import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { WithChangedBy } from '@/ui/admin/changedBy';
import { useAppDispatch } from '@/ui/storeHooks';
import { PaginationNumbers } from '@/ui/admin/PaginationNumbers';
import { ChangedBox } from '@/ui/admin/ChangedBox';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { type ActionOutcome, useActionOutcome } from '@/ui/admin/useActionOutcome';
import { stickyMessageClass } from '@/ui/admin/footClass';
import { findControlsNear, useRefocus } from '@/ui/admin/focus';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import type { ResourceFile } from '../documents';
import { resourceStaffMessages } from './messages';
import { selectAllFiles, type WithResourcesStaff } from './resourcesStaffSlice';
import { FileEditor } from './FileEditor';
import { FileTable } from './FileTable';
import { FileFilters } from './FileFilters';
import { useAllFiles } from './useAllFiles';
import { deleteFiles } from './fileThunks';
import { useFileTable } from './useFileTable';

interface Deletion {
  files: readonly ResourceFile[];
  /** True for 'Delete Selected', and false for the Delete button of a single row. */
  isForSelection: boolean;
  outcome: ActionOutcome;
}

/**
 * Returns the question that staff must confirm before a deletion. It states how many selected files
 * are on other pages.
 */
function getQuestionText(
  { files, isForSelection: many }: Deletion,
  shown: readonly ResourceFile[],
): string {
  if (!many) return resourceStaffMessages.confirmDeleteFile;
  const elsewhere = files.filter((file) => !shown.includes(file)).length;
  const question = resourceStaffMessages.confirmDeleteFiles(files.length);
  return elsewhere === 0
    ? question
    : `${question} ${resourceStaffMessages.onOtherPages(elsewhere)}`;
}

export function FileManager({ ChangedBy }: WithChangedBy) {
  const dispatch = useAppDispatch();
  const store = useStore<WithResourcesStaff>();
  const single = useActionOutcome();
  const many = useActionOutcome();
  const refocus = useRefocus();
  const place = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Deletion | null>(null);
  const [busy, setBusy] = useState(false);
  const [edited, setEdited] = useState<ResourceFile | null>(null);
  const { data: files, status, error, retrying, reload } = useAllFiles();
  const loading = error === null && status !== 'succeeded' && files.length === 0;
  const table = useFileTable(files);
  const { shown } = table;

  /**
   * Moves the focus after an action: to the row of the file, or else to the next row, the last row
   * or the search field.
   */
  const moveFocus = (fileId: string, control: 'edit' | 'delete') => {
    const ids = shown.map(({ id }) => id);
    refocus(() => [
      ...findControlsNear(place.current, `[data-do='${control}']`, ids, fileId),
      place.current?.querySelector("input[type='search']"),
    ]);
  };
  const remove = async (deletion: Deletion): Promise<void> => {
    const { files: doomed, isForSelection: together, outcome } = deletion;
    const { deleteFileFailed, deleteFilesFailed, fileDeleted, filesDeleted } =
      resourceStaffMessages;
    outcome.clear();
    const [first] = doomed;
    if (first === undefined) return;
    setBusy(true);
    const failure = await dispatch(
      deleteFiles(doomed, together ? deleteFilesFailed : deleteFileFailed),
    );
    setBusy(false);
    if (together)
      refocus(() => [place.current?.querySelector('[data-selection] button:not([aria-label])')]);
    else moveFocus(first.id, 'delete');
    if (failure !== null) {
      const retryRemaining = () => {
        // The first attempt may have deleted some of the files. Retry only the files that still
        // exist.
        const listed = new Set(selectAllFiles(store.getState()).data.map(({ id }) => id));
        void remove({ ...deletion, files: doomed.filter(({ id }) => listed.has(id)) });
      };
      outcome.fail(failure, { what: 'Not deleted', retry: retryRemaining });
    } else if (together) many.succeed(filesDeleted(doomed.length));
    else single.succeed(fileDeleted);
  };
  const askForSelected = () => {
    if (table.selected.length === 0) many.reject(resourceStaffMessages.nothingSelected);
    else setQuestion({ files: table.selected, isForSelection: true, outcome: many });
  };

  return (
    <ChangedBox
      title="Manage Resource Files"
      changed={{ parts: ['files'] }}
      ChangedBy={ChangedBy}
      busy={loading || retrying || busy}
    >
      <div ref={place} className="@container">
        <FileFilters table={table} disabled={busy} />
        <div
          data-selection
          className="mt-4 mb-2 flex min-h-10 items-center justify-between gap-4 *:data-outcome:min-w-0 *:data-outcome:flex-[1_1_240px] max-md:flex-wrap"
        >
          <p aria-live="polite">
            <b>{resourceStaffMessages.selected(table.selected.length)}</b>
          </p>
          <OutcomeMessage outcome={many} />
          <Button
            look={table.selected.length === 0 ? 'plain' : 'danger'}
            disabled={busy || loading}
            onClick={askForSelected}
          >
            <StaffIcon name="bin" size={18} />
            {resourceStaffMessages.deleteSelected(table.selected.length)}
          </Button>
        </div>
        {error !== null && (
          <LoadFailed busy={retrying} onRetry={reload}>
            {error}
          </LoadFailed>
        )}
        {loading ? (
          <Spinner>{resourceStaffMessages.loadingFiles}</Spinner>
        ) : table.found.length === 0 ? (
          error === null && (
            <p
              className="grid min-h-40 place-items-center border-y border-hair p-4 text-center text-muted"
              role="status"
            >
              {table.search.trim() === '' && table.category === ''
                ? resourceStaffMessages.noFiles
                : resourceStaffMessages.noMatches}
            </p>
          )
        ) : (
          <>
            <FileTable
              table={table}
              disabled={busy}
              onEdit={setEdited}
              onDelete={(file, outcome) =>
                setQuestion({ files: [file], isForSelection: false, outcome })
              }
            />
            <PaginationNumbers pages={table} />
          </>
        )}
        <OutcomeMessage outcome={single} className={stickyMessageClass} />
      </div>
      {edited !== null && (
        <FileEditor
          key={edited.id}
          file={edited}
          onClose={(done) => {
            setEdited(null);
            moveFocus(edited.id, 'edit');
            if (done !== null) single.succeed(done);
          }}
        />
      )}
      {question !== null && (
        <ConfirmDialog
          title={question.isForSelection ? 'Delete files' : 'Delete file'}
          text={getQuestionText(question, shown)}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null);
            single.clear();
            void remove(question);
          }}
        />
      )}
    </ChangedBox>
  );
}
