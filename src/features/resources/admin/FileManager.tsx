import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/admin/hooks';
import { PaginationNumbers } from '@/ui/admin/PaginationNumbers';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/Dialog';
import { LoadFailed, Spinner } from '@/ui/admin/LoadFailed';
import { footClass, OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { rowControls, useRefocus } from '@/ui/admin/focus';
import { cleanLeftovers } from '@/firebase/staff/leftovers';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { type ActionOutcome, useActionOutcome } from '@/ui/admin/useActionOutcome';
import { BANNER_MS } from '../limits';
import { resourceStaffMessages } from './messages';
import type { ResourceFile } from '../documents';
import { selectCategories } from '../resourcesSlice';
import { FileEditor } from './FileEditor';
import { FileFilters, FileTable } from './FileTable';
import { isNamed } from './refs';
import { useAllFiles } from './useAllFiles';
import { deleteFile, deleteFiles } from './fileThunks';
import { useFileTable } from './useFileTable';

export interface Deletion {
  files: readonly ResourceFile[];
  /** Asked by 'Delete Selected', not by a row's own button. */
  many: boolean;
  /** Where a failure is said. */
  outcome: ActionOutcome;
}

const toDelete = ({ id, path }: ResourceFile) => ({ fileId: id, filePath: path });

/** Deletes files; `onEnd` gets the message of a success, or null, when the controls are back. */
function useFileDeletion(onEnd: (deletion: Deletion, done: string | null) => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const remove = async (deletion: Deletion): Promise<void> => {
    const { files, many, outcome } = deletion;
    const [first] = files;
    if (first === undefined) {
      outcome.clear();
      return;
    }
    outcome.clear();
    setBusy(true);
    const result = many
      ? await dispatch(deleteFiles(files.map(toDelete)))
      : await dispatch(deleteFile(toDelete(first)));
    setBusy(false);
    if (deleteFile.fulfilled.match(result)) onEnd(deletion, resourceStaffMessages.fileDeleted);
    else if (deleteFiles.fulfilled.match(result)) {
      onEnd(deletion, resourceStaffMessages.filesDeleted(result.payload));
    } else {
      outcome.fail(result.payload ?? resourceStaffMessages.deleteFilesFailed, {
        what: 'Not deleted',
        // Those that went before the failure are not counted again.
        ...(!many && { retry: () => void remove(deletion) }),
      });
      onEnd(deletion, null);
    }
  };
  return { busy, remove };
}

/** Of the selected files those count that the page does not show. */
function questionText({ files, many }: Deletion, shown: readonly ResourceFile[]): string {
  if (!many) return resourceStaffMessages.confirmDeleteFile;
  const elsewhere = files.filter((file) => !shown.includes(file)).length;
  const question = resourceStaffMessages.confirmDeleteFiles(files.length);
  return elsewhere === 0
    ? question
    : `${question} ${resourceStaffMessages.onOtherPages(elsewhere)}`;
}

/** What earlier visits may have left in storage goes once the page has loaded. */
function useCleanUp(loaded: boolean) {
  const cleaned = useRef(false);
  useEffect(() => {
    if (!loaded || cleaned.current) return;
    cleaned.current = true;
    void cleanLeftovers('resources', isNamed);
  }, [loaded]);
}

export function FileManager() {
  const { data: categories } = useAppSelector(selectCategories);
  const single = useActionOutcome(BANNER_MS);
  const many = useActionOutcome(BANNER_MS);
  const refocus = useRefocus();
  const place = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Deletion | null>(null);
  const [failed, setFailed] = useState<Deletion | null>(null);
  const [edited, setEdited] = useState<ResourceFile | null>(null);
  const [filter, setFilter] = useState<string | null>(null);
  // A deleted category cannot be the filter.
  const category = categories.find(({ id }) => id === filter)?.id ?? null;
  const { files, loaded, loading, error, retrying, reload, check } = useAllFiles(category);
  useCleanUp(loaded);
  const table = useFileTable(files);
  const { shown } = table;

  /** The row's own control; where the row is gone the next one's, else the last one's, else the search. */
  const goOn = (fileId: string, control: 'edit' | 'delete') => {
    const index = shown.findIndex(({ id }) => id === fileId);
    const after = shown.slice(index).map(({ id }) => id);
    const selector = `[data-do='${control}']`;
    refocus(() => [
      ...rowControls(place.current, selector, after),
      rowControls(place.current, selector).at(-1),
      place.current?.querySelector("input[type='search']"),
    ]);
  };
  const { busy, remove } = useFileDeletion((deletion, done) => {
    if (deletion.many)
      refocus(() => [place.current?.querySelector('[data-selection] button:not([aria-label])')]);
    else goOn(deletion.files[0]?.id ?? '', 'delete');
    if (done !== null) (deletion.many ? many : single).succeed(done);
    setFailed(done === null && deletion.many ? deletion : null);
  });
  const askForSelected = () => {
    if (table.selected.length === 0) many.refuse(resourceStaffMessages.nothingSelected);
    else setQuestion({ files: table.selected, many: true, outcome: many });
  };
  /** Deletes what a failed deletion has left. */
  const tryAgain = () => {
    const left = failed?.files.filter(({ id }) => files.some((file) => file.id === id)) ?? [];
    void remove({ files: left, many: true, outcome: many });
  };

  return (
    <Box
      title="Manage Resource Files"
      changed={{ parts: ['files'] }}
      busy={loading || retrying || busy}
    >
      <div ref={place} className="@container">
        <FileFilters
          table={table}
          categories={categories}
          category={category}
          disabled={busy}
          onCategory={(next) => {
            table.restart();
            setFilter(next);
            if (next !== null) check(next);
          }}
        />
        <div
          data-selection
          className="mt-4 mb-2 flex min-h-10 items-center justify-between gap-4 *:data-outcome:min-w-0 *:data-outcome:flex-[1_1_240px] max-md:flex-wrap"
        >
          <p aria-live="polite">
            <b>{resourceStaffMessages.selected(table.selected.length)}</b>
          </p>
          <OutcomeMessage outcome={many} onRetry={tryAgain} />
          <Button look="danger" disabled={busy || loading} onClick={askForSelected}>
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
              {table.search.trim() === '' && category === null
                ? resourceStaffMessages.noFiles
                : resourceStaffMessages.noMatches}
            </p>
          )
        ) : (
          <>
            <FileTable
              table={table}
              categories={categories}
              disabled={busy}
              onEdit={setEdited}
              onDelete={(file, outcome) => setQuestion({ files: [file], many: false, outcome })}
            />
            <PaginationNumbers
              page={table.page}
              pageSize={table.pageSize}
              total={table.found.length}
              onPage={table.setPage}
            />
          </>
        )}
        <OutcomeMessage outcome={single} className={footClass} />
      </div>
      <FileEditor
        key={edited?.id}
        file={edited}
        categories={categories}
        onClose={(done) => {
          setEdited(null);
          if (edited !== null) goOn(edited.id, 'edit');
          if (done !== null) single.succeed(done);
        }}
      />
      <ConfirmDialog
        open={question !== null}
        title={question?.many === true ? 'Delete files' : 'Delete file'}
        text={question === null ? '' : questionText(question, shown)}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          single.clear();
          if (question !== null) void remove(question);
        }}
      />
    </Box>
  );
}
