import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Icon } from '@/ui/Icon';
import { PaginationNumbers } from '@/ui/PaginationNumbers';
import { type Message, MessageBanner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { useTimedMessage } from '@/ui/admin/useTimedMessage';
import { BANNER_MS } from '../limits';
import { resourceMessages } from '../messages';
import type { ResourceFile } from '../resource';
import { fetchFiles, selectCategories, selectFiles } from '../resourcesSlice';
import { FileFilters } from './FileFilters';
import { FileTable } from './FileTable';
import { deleteFile, deleteFiles } from './fileThunks';
import { useFileTable } from './useFileTable';
import './files.css';

interface Question {
  files: readonly ResourceFile[];
  /** Asked by 'Delete Selected', not by a row's own button. */
  many: boolean;
}

const toDelete = ({ id, path }: ResourceFile) => ({ fileId: id, filePath: path });

function useFileDeletion(show: (message: Message) => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const remove = async ({ files, many }: Question) => {
    const [first] = files;
    if (first === undefined) return;
    setBusy(true);
    const result = many
      ? await dispatch(deleteFiles(files.map(toDelete)))
      : await dispatch(deleteFile(toDelete(first)));
    setBusy(false);
    if (deleteFile.fulfilled.match(result))
      show({ tone: 'ok', text: resourceMessages.fileDeleted });
    else if (deleteFiles.fulfilled.match(result)) {
      show({ tone: 'ok', text: resourceMessages.filesDeleted(result.payload) });
    } else show({ tone: 'bad', text: result.payload ?? resourceMessages.deleteFilesFailed });
  };
  return { busy, remove };
}

function questionText({ files, many }: Question): string {
  return many
    ? resourceMessages.confirmDeleteFiles(files.length)
    : resourceMessages.confirmDeleteFile;
}

/** Manage Resource Files. */
export function FileManager() {
  const dispatch = useAppDispatch();
  const { data: categories } = useAppSelector(selectCategories);
  const files = useAppSelector(selectFiles);
  const { message, show } = useTimedMessage<Message>(BANNER_MS);
  const [question, setQuestion] = useState<Question | null>(null);
  const table = useFileTable(files.data);
  const { busy, remove } = useFileDeletion(show);
  // A deleted category cannot be the filter.
  const category = categories.find(({ id }) => id === files.of)?.id ?? null;
  const stale = files.of !== null && category === null && categories.length > 0;

  useEffect(() => {
    if (files.status === 'idle' || stale) void dispatch(fetchFiles(null));
  }, [dispatch, files.status, stale]);

  const loading = files.status === 'idle' || files.status === 'loading';
  const askForSelected = () => {
    if (table.selected.length === 0) show({ tone: 'bad', text: resourceMessages.nothingSelected });
    else setQuestion({ files: table.selected, many: true });
  };

  return (
    <Box
      title="Manage Resource Files"
      banner={<MessageBanner message={message} />}
      busy={loading || busy}
    >
      <FileFilters
        table={table}
        categories={categories}
        category={category}
        disabled={busy}
        onCategory={(next) => {
          table.restart();
          void dispatch(fetchFiles(next));
        }}
      />
      <div className="sel">
        <p aria-live="polite">
          <b>{resourceMessages.selected(table.selected.length)}</b>
        </p>
        <Button look="danger" disabled={busy || loading} onClick={askForSelected}>
          <Icon name="bin" size={18} />
          {resourceMessages.deleteSelected(table.selected.length)}
        </Button>
      </div>
      {files.status === 'failed' && files.error !== null ? (
        <LoadFailed onRetry={() => void dispatch(fetchFiles(files.of))}>{files.error}</LoadFailed>
      ) : loading ? (
        <Spinner>{resourceMessages.loadingFiles}</Spinner>
      ) : table.found.length === 0 ? (
        <p className="no-files" role="status">
          {table.search.trim() === '' && files.of === null
            ? resourceMessages.noFiles
            : resourceMessages.noMatches}
        </p>
      ) : (
        <>
          <FileTable
            table={table}
            categories={categories}
            disabled={busy}
            onDelete={(file) => setQuestion({ files: [file], many: false })}
          />
          <PaginationNumbers
            page={table.page}
            pageSize={table.pageSize}
            total={table.found.length}
            onPage={table.setPage}
          />
        </>
      )}
      <ConfirmDialog
        open={question !== null}
        title={question?.many === true ? 'Delete files' : 'Delete file'}
        text={question === null ? '' : questionText(question)}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          if (question !== null) void remove(question);
        }}
      />
    </Box>
  );
}
