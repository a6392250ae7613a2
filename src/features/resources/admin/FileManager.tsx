import { useState } from 'react';
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
import { selectCategories } from '../resourcesSlice';
import { FileFilters } from './FileFilters';
import { FileTable } from './FileTable';
import { deleteFile, deleteFiles } from './fileThunks';
import { useAllFiles } from './useAllFiles';
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
  const { data: categories } = useAppSelector(selectCategories);
  const { message, show } = useTimedMessage<Message>(BANNER_MS);
  const [question, setQuestion] = useState<Question | null>(null);
  const [filter, setFilter] = useState<string | null>(null);
  // A deleted category cannot be the filter.
  const category = categories.find(({ id }) => id === filter)?.id ?? null;
  const { files, loading, error, reload, check } = useAllFiles(category);
  const table = useFileTable(files);
  const { busy, remove } = useFileDeletion(show);
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
          setFilter(next);
          if (next !== null) check(next);
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
      {error !== null && <LoadFailed onRetry={reload}>{error}</LoadFailed>}
      {loading ? (
        <Spinner>{resourceMessages.loadingFiles}</Spinner>
      ) : table.found.length === 0 ? (
        error === null && (
          <p className="no-files" role="status">
            {table.search.trim() === '' && category === null
              ? resourceMessages.noFiles
              : resourceMessages.noMatches}
          </p>
        )
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
