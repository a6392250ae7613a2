import { useRef, useState } from 'react';
import { useAppDispatch } from '@/ui/storeHooks';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { useRefocus } from '@/ui/admin/focus';
import { Field } from '@/ui/admin/Field';
import { labelClass, wrongClass } from '@/ui/admin/fieldClasses';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { useActionOutcome } from '@/ui/admin/useActionOutcome';
import { useUnsavedChanges } from '@/ui/admin/unsavedChanges';
import { MAX_FILE_MEGABYTES } from '../limits';
import { fetchCategories } from '../resourcesSlice';
import { FilePicker } from './FilePicker';
import { Refusals } from './Refusals';
import { useKnownCategories } from './differences';
import { resourceStaffMessages } from './messages';
import {
  ACCEPTED_KINDS_TEXT,
  type Rejection,
  findRejection,
  groupRejections,
} from './uploadChecks';
import type { UploadOutcome } from './uploadFile';
import { CategorySelect } from './CategorySelect';
import { UploadRow } from './UploadRow';
import {
  isNameless,
  isNotUploaded,
  createUploadEntry,
  type UploadEntry,
  useUploads,
} from './useUploads';

const UPLOAD_BANNER_MS = 5000;

const LIST_SELECTOR = '[data-uploads]';

export function Uploader() {
  const dispatch = useAppDispatch();
  const outcome = useActionOutcome(UPLOAD_BANNER_MS);
  const categories = useKnownCategories();
  /**
   * The id of the category for all files that have no category of their own. At first, this is the
   * first category. If it is deleted, the user must choose another category.
   */
  const [chosenCategoryId, choose] = useState<string | null>(null);
  if (chosenCategoryId === null && categories[0] !== undefined) choose(categories[0].id);
  /**
   * Returns the category with the id `chosen`. If `chosen` is null, returns the category for all
   * files that have no category of their own. Returns null if the category was deleted.
   */
  const findCategory = (chosen: string | null) =>
    categories.find(({ id }) => id === (chosen ?? chosenCategoryId)) ?? null;
  const category = findCategory(null);
  const [asked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState<readonly Rejection[]>([]);
  const refocus = useRefocus();
  const place = useRef<HTMLDivElement>(null);
  const moveFocus = (...selectors: string[]) =>
    refocus(() =>
      [...selectors, "[data-do='choose']"].map((each) => place.current?.querySelector(each)),
    );

  const handleEnd = (outcomes: readonly UploadOutcome[]) => {
    const gone = outcomes.includes('category-gone');
    const uploaded = outcomes.filter((each) => each === 'uploaded').length;
    if (gone) void dispatch(fetchCategories());
    if (gone || outcomes.includes('failed')) {
      outcome.fail(resourceStaffMessages.uploadFailed, { what: 'Not uploaded' });
    } else if (uploaded > 0) outcome.succeed(resourceStaffMessages.uploaded(uploaded));
    moveFocus("[data-upload] [aria-label^='Retry ']", LIST_SELECTOR);
  };
  const uploads = useUploads(handleEnd);
  const { entries, running, percent } = uploads;
  const pending = entries.filter(isNotUploaded);
  const categoryGone = entries.some(({ status }) => status === 'category-gone');
  const isStuck = entries.some(({ status, stuck }) => status === 'uploading' && stuck);
  useUnsavedChanges(pending.length > 0);

  const refuse = (text: string) => {
    setAsked(true);
    outcome.reject(text);
  };
  const start = (chosen: readonly UploadEntry[]) => {
    const files = chosen.flatMap((entry) => {
      const into = findCategory(entry.category);
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
      moveFocus(LIST_SELECTOR);
    }
  };
  const remove = ({ id }: UploadEntry) => {
    const index = entries.findIndex((entry) => entry.id === id);
    const next = entries[index + 1] ?? entries[index - 1];
    uploads.remove(id);
    moveFocus(...(next ? [`[data-upload='${next.id}'] [data-remove]`] : []));
  };
  const clear = () => {
    uploads.clear();
    setRefusals([]);
    outcome.clear();
    moveFocus();
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
            {ACCEPTED_KINDS_TEXT}, up to {MAX_FILE_MEGABYTES} MB each.
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
                uploads.add(
                  files.filter((file) => findRejection(file) === null).map(createUploadEntry),
                );
                const other = refusal === null ? [] : [{ text: refusal, files: [] }];
                setRefusals([...other, ...groupRejections(files)]);
                // Clear the success message, but keep the message of a failed deletion, so that the
                // user can retry it.
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
            moveFocus();
          }}
        />
        {entries.length > 0 && (
          <ul
            className="mt-4 max-h-100 overflow-auto border border-hair [scrollbar-width:thin]"
            data-uploads
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the region
            tabIndex={0}
            aria-label="Files to upload"
          >
            {entries.map((entry) => (
              <UploadRow
                key={entry.id}
                entry={entry}
                category={findCategory(entry.category)}
                locked={running}
                hasPressedUpload={asked}
                onEdit={(change) => uploads.edit(entry.id, change)}
                onRemove={() => remove(entry)}
                onCancel={() => {
                  uploads.cancel(entry.id);
                  moveFocus(LIST_SELECTOR);
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
