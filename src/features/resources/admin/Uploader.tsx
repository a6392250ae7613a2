import { useState } from 'react';
import { useAppSelector } from '@/app/hooks';
import { type Message, MessageBanner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { useTimedMessage } from '@/ui/admin/useTimedMessage';
import { useUnsavedChanges } from '@/ui/admin/useUnsavedChanges';
import { ACCEPTED_KINDS, MAX_FILE_MEGABYTES, UPLOAD_BANNER_MS } from '../limits';
import { resourceMessages } from '../messages';
import { chosenCategory } from '../resource';
import { selectCategories } from '../resourcesSlice';
import { FilePicker } from './FilePicker';
import type { UploadOutcome } from './uploadFile';
import { UploadRow } from './UploadRow';
import { isPending, type UploadEntry } from './uploadState';
import { useUploads } from './useUploads';
import './uploader.css';

function endMessage(outcomes: readonly UploadOutcome[]): Message | null {
  if (outcomes.includes('failed')) return { tone: 'bad', text: resourceMessages.uploadFailed };
  const uploaded = outcomes.filter((outcome) => outcome === 'uploaded').length;
  return uploaded === 0 ? null : { tone: 'ok', text: resourceMessages.uploaded(uploaded) };
}

const isNameless = ({ fileName }: UploadEntry) => fileName.trim() === '';

/** Upload Resource Files. */
export function Uploader() {
  const { data: categories } = useAppSelector(selectCategories);
  const { message, show } = useTimedMessage<Message>(UPLOAD_BANNER_MS);
  const [wanted, setWanted] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const uploads = useUploads({
    onEnd: (outcomes) => {
      const end = endMessage(outcomes);
      if (end !== null) show(end);
    },
  });
  const { entries, running, percent } = uploads;
  const category = chosenCategory(categories, wanted);
  const pending = entries.filter(isPending);
  useUnsavedChanges(pending.length > 0);

  const refuse = (text: string) => {
    setAsked(true);
    show({ tone: 'bad', text });
  };
  const start = (chosen: readonly UploadEntry[]) => {
    if (chosen.length === 0) refuse(resourceMessages.noFilesChosen);
    else if (category === null) refuse(resourceMessages.noCategoryChosen);
    else if (chosen.some(isNameless)) refuse(resourceMessages.nameMissing);
    else {
      setAsked(false);
      uploads.start(chosen, category.id);
    }
  };
  const choose = (files: File[]) => {
    const refusals = uploads.choose(files);
    if (refusals.length > 0) show({ tone: 'bad', text: refusals.join(' ') }, { keep: true });
  };

  return (
    <Box
      title="Upload Resource Files"
      viewHref="/resources"
      headerEnd={
        <Button small disabled={running || entries.length === 0} onClick={uploads.clear}>
          Clear All
        </Button>
      }
      banner={<MessageBanner message={message} />}
      note={
        running ? (
          <div className="all">
            <progress max={100} value={percent} aria-label="Overall progress" />
            <span>{percent}%</span>
          </div>
        ) : (
          <p className="muted">
            {ACCEPTED_KINDS}, up to {MAX_FILE_MEGABYTES} MB each.
          </p>
        )
      }
      action={
        <Button look="primary" disabled={running} onClick={() => start(pending)}>
          {running ? resourceMessages.uploading : resourceMessages.uploadButton(pending.length)}
        </Button>
      }
    >
      <div className="pick">
        <div>
          <span className="lb">Files</span>
          <FilePicker count={entries.length} disabled={running} onChoose={choose} />
        </div>
        <Field label="Category">
          {(control) => (
            <select
              {...control}
              required
              disabled={running}
              value={category?.id ?? ''}
              onChange={({ target }) => setWanted(target.value)}
            >
              {category === null && <option value="">No category</option>}
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {entries.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <ul className="ul" tabIndex={0} aria-label="Files to upload">
          {entries.map((entry) => (
            <UploadRow
              key={entry.id}
              entry={entry}
              locked={running}
              nameMissing={asked && isNameless(entry)}
              onEdit={(change) => uploads.edit(entry.id, change)}
              onRemove={() => uploads.remove(entry.id)}
              onCancel={() => uploads.cancel(entry.id)}
              onRetry={() => start([entry])}
            />
          ))}
        </ul>
      )}
    </Box>
  );
}
