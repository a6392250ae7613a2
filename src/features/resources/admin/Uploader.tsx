import { useRef, useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { droppedFiles, dropRefusal } from '@/browser/droppedFiles';
import { acceptOf, FILE_KINDS } from '@/lib/fileKinds';
import { Box } from '@/ui/admin/Box';
import { Button, FileButton, IconButton, useDragOver } from '@/ui/admin/Button';
import { useRefocus } from '@/ui/admin/focus';
import { Field, labelClass, wrongClass } from '@/ui/admin/Field';
import { OutcomeMessage, useActionOutcome } from '@/ui/admin/OutcomeMessage';
import { useUnsavedChanges } from '@/ui/admin/UnsavedGuard';
import { bannerClass } from '@/ui/admin/Banner';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { classes } from '@/ui/classes';
import { MAX_FILE_MEGABYTES } from '../limits';
import { fetchCategories } from '../resourcesSlice';
import { useKnownCategories } from './differences';
import { resourceStaffMessages } from './messages';
import { ACCEPTED_KINDS, type Refusal, refusalOf, refusalsOf } from './uploadChecks';
import type { UploadOutcome } from './uploadFile';
import { CategorySelect, UploadRow } from './UploadRow';
import { isNameless, isNotUploaded, newEntry, type UploadEntry, useUploads } from './useUploads';

const UPLOAD_BANNER_MS = 5000;

interface FilePickerProps {
  count: number;
  disabled: boolean;
  /** @param refusal The message about what was dropped beside files, or instead of them. */
  onChoose: (files: readonly File[], refusal: string | null) => void;
}

function FilePicker({ count, disabled, onChoose }: FilePickerProps) {
  const { over, props } = useDragOver(disabled);
  return (
    // Dropping is a shortcut for the mouse; the button does the same for everyone.
    <div
      className={classes(
        'flex min-h-10 items-center gap-3 border border-dashed pr-3',
        over ? 'border-link bg-cyan-tint' : 'border-edge',
      )}
      {...props}
      onDrop={(event) => {
        event.preventDefault();
        const { dataTransfer } = event;
        if (!disabled) onChoose(droppedFiles(dataTransfer), dropRefusal(dataTransfer));
      }}
    >
      <FileButton
        className="rounded-none! border-y-0! border-l-0! border-hair!"
        data-do="choose"
        label="Files"
        accept={acceptOf(FILE_KINDS)}
        multiple
        disabled={disabled}
        onChoose={(files) => onChoose(files, null)}
      >
        <StaffIcon name="upload" size={18} />
        Choose Files
      </FileButton>
      <span className="text-muted">
        {count === 0 ? 'or drop them here' : `${count} ${count === 1 ? 'file' : 'files'} chosen`}
      </span>
    </div>
  );
}

/** Lists the chosen files that cannot be uploaded, by reason, until it is closed or others are chosen. */
function Refusals({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  if (refusals.length === 0) return null;
  return (
    <div className={classes(bannerClass('bad'), 'mt-4')} role="alert">
      <StaffIcon name="warning" />
      <ul className="min-w-0 flex-1 wrap-anywhere *:not-first:mt-2">
        {refusals.map(({ text, files }) => (
          <li key={text}>
            {text}
            {files.length > 0 && (
              <ul className="max-h-40 list-disc overflow-auto pl-4 font-normal">
                {files.map((name, index) => (
                  <li key={index}>{name}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <IconButton look="inherit" className="h-6!" aria-label="Close this message" onClick={onClose}>
        <StaffIcon name="close" size={18} />
      </IconButton>
    </div>
  );
}

const LIST = '[data-uploads]';

export function Uploader() {
  const dispatch = useAppDispatch();
  const outcome = useActionOutcome(UPLOAD_BANNER_MS);
  const categories = useKnownCategories();
  /** The first category at load; one that is deleted is not replaced unasked. */
  const [wanted, choose] = useState<string | null>(null);
  if (wanted === null && categories[0] !== undefined) choose(categories[0].id);
  /** Returns a category, or that chosen for all files; null where it was deleted. */
  const categoryAt = (chosen: string | null) =>
    categories.find(({ id }) => id === (chosen ?? wanted)) ?? null;
  const category = categoryAt(null);
  const [asked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const refocus = useRefocus();
  const place = useRef<HTMLDivElement>(null);
  const goOn = (...selectors: string[]) =>
    refocus(() =>
      [...selectors, "[data-do='choose']"].map((each) => place.current?.querySelector(each)),
    );

  const onEnd = (outcomes: readonly UploadOutcome[]) => {
    const gone = outcomes.includes('category-gone');
    const uploaded = outcomes.filter((each) => each === 'uploaded').length;
    if (gone) void dispatch(fetchCategories());
    if (gone || outcomes.includes('failed')) {
      outcome.fail(resourceStaffMessages.uploadFailed, { what: 'Not uploaded' });
    } else if (uploaded > 0) outcome.succeed(resourceStaffMessages.uploaded(uploaded));
    goOn("[data-upload] [aria-label^='Retry ']", LIST);
  };
  const uploads = useUploads(onEnd);
  const { entries, running, percent } = uploads;
  const pending = entries.filter(isNotUploaded);
  const categoryGone = entries.some(({ status }) => status === 'category-gone');
  const isStuck = entries.some(({ status, stuck }) => status === 'uploading' && stuck);
  useUnsavedChanges(pending.length > 0);

  const refuse = (text: string) => {
    setAsked(true);
    outcome.refuse(text);
  };
  const start = (chosen: readonly UploadEntry[]) => {
    const files = chosen.flatMap((entry) => {
      const into = categoryAt(entry.category);
      return into === null ? [] : [{ entry, category: into.id }];
    });
    if (chosen.length === 0) refuse(resourceStaffMessages.noFilesChosen);
    else if (files.length < chosen.length) refuse(resourceStaffMessages.noCategoryChosen);
    else if (chosen.some(isNameless)) refuse(resourceStaffMessages.nameMissing);
    else {
      setAsked(false);
      setRefusals([]);
      outcome.clear();
      uploads.start(files);
      goOn(LIST);
    }
  };
  const remove = ({ id }: UploadEntry) => {
    const index = entries.findIndex((entry) => entry.id === id);
    const next = entries[index + 1] ?? entries[index - 1];
    uploads.remove(id);
    goOn(...(next ? [`[data-upload='${next.id}'] [data-remove]`] : []));
  };
  const clear = () => {
    uploads.clear();
    setRefusals([]);
    outcome.clear();
    goOn();
  };
  return (
    <Box
      title="Upload Resource Files"
      unsaved={pending.length > 0}
      viewHref="/resources"
      headerEnd={
        <Button small disabled={running || entries.length === 0} onClick={clear}>
          Clear All
        </Button>
      }
      note={
        running ? (
          <div className="grid grid-cols-[1fr_48px] items-center gap-3 font-semibold">
            <progress className="h-4" max={100} value={percent} aria-label="Overall progress" />
            <span>{percent}%</span>
            <p className="col-span-full font-normal text-muted empty:absolute" role="status">
              {isStuck && resourceStaffMessages.waiting}
            </p>
          </div>
        ) : (
          <p className="text-muted">
            {ACCEPTED_KINDS}, up to {MAX_FILE_MEGABYTES} MB each.
          </p>
        )
      }
      message={<OutcomeMessage outcome={outcome} onRetry={() => start(pending)} />}
      action={
        <Button look="primary" disabled={running} onClick={() => start(pending)}>
          {running
            ? resourceStaffMessages.uploading
            : resourceStaffMessages.uploadButton(pending.length)}
        </Button>
      }
    >
      <div ref={place}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_240px]">
          <div>
            <span className={labelClass}>Files</span>
            <FilePicker
              count={entries.length}
              disabled={running}
              onChoose={(files, refusal) => {
                uploads.add(files.filter((file) => refusalOf(file) === null).map(newEntry));
                const other = refusal === null ? [] : [{ text: refusal, files: [] }];
                setRefusals([...other, ...refusalsOf(files)]);
                // What staff pressed Upload for is done; what failed is still to be retried.
                if (outcome.failure === null) outcome.clear();
              }}
            />
          </div>
          <Field
            label="Category"
            error={categoryGone && category === null ? resourceStaffMessages.categoryGone : null}
            {...(asked && category === null && { className: wrongClass })}
          >
            {(control) => (
              <CategorySelect
                {...control}
                category={category}
                disabled={running}
                onChoose={choose}
              />
            )}
          </Field>
        </div>
        <Refusals
          refusals={refusals}
          onClose={() => {
            setRefusals([]);
            goOn();
          }}
        />
        {entries.length > 0 && (
          <ul
            className="mt-4 max-h-100 overflow-auto border border-hair [scrollbar-width:thin]"
            data-uploads
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label="Files to upload"
          >
            {entries.map((entry) => (
              <UploadRow
                key={entry.id}
                entry={entry}
                category={categoryAt(entry.category)}
                locked={running}
                asked={asked}
                onEdit={(change) => uploads.edit(entry.id, change)}
                onRemove={() => remove(entry)}
                onCancel={() => {
                  uploads.cancel(entry.id);
                  goOn(LIST);
                }}
                onRetry={() => start([entry])}
              />
            ))}
          </ul>
        )}
      </div>
    </Box>
  );
}
