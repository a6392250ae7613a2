import { useEffect, useState } from 'react';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { Field } from '@/ui/admin/Field';
import { useUnsavedChanges } from '@/ui/admin/useUnsavedChanges';
import { MAX_DESCRIPTION, MAX_INTERVIEWER, MAX_LINK, MAX_TITLE } from '../limits';
import { newsMessages } from '../messages';
import { NewsCard } from '../NewsCard';
import type { NewsItem } from '../newsItem';
import { drawingAt } from '../Thumbnail';
import { videoIdOf } from '../thumbnail';
import {
  type DraftErrors,
  draftErrors,
  draftOf,
  isChanged,
  type NewsDraft,
  thumbnailUrlOf,
} from './newsDraft';
import { ThumbnailField } from './ThumbnailField';
import { useFilePicture } from './useFilePicture';

interface NewsFormProps {
  /** The item as it was loaded; null for a new one. */
  item: NewsItem | null;
  saving: boolean;
  conflict: boolean;
  onDirty: (dirty: boolean) => void;
  onSave: (draft: NewsDraft, overwrite: boolean) => void;
  onReload: () => void;
  onCancel: () => void;
}

/** Add/Edit News Commentary Item, beside the card that visitors will see. */
export function NewsForm(props: NewsFormProps) {
  const { item, saving, conflict, onDirty, onSave, onReload, onCancel } = props;
  const [draft, setDraft] = useState(() => draftOf(item));
  const [errors, setErrors] = useState<DraftErrors>({});
  const { thumbnail } = draft;
  const chosen = useFilePicture(thumbnail.kind === 'file' ? thumbnail.file : null);
  // A half-typed address is not asked for a picture: with every letter it names another server.
  const noVideoYet = thumbnail.kind === 'auto' && videoIdOf(draft.videoUrl.trim()) === null;
  const picture = chosen ?? (noVideoYet ? drawingAt(0) : null);
  const dirty = isChanged(draft, item);
  useUnsavedChanges(dirty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const change = (part: Partial<NewsDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(part, field))),
    );
  };
  const save = (overwrite: boolean) => {
    const found = draftErrors(draft);
    setErrors(found);
    if (Object.keys(found).length === 0) onSave(draft, overwrite);
  };
  const text = (field: 'title' | 'interviewer', maxLength: number, label: string) => (
    <Field label={label} error={errors[field]}>
      {(control) => (
        <input
          {...control}
          required
          maxLength={maxLength}
          disabled={saving}
          value={draft[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  );

  return (
    <Box
      title="Add/Edit News Commentary Item"
      className="news-form"
      busy={saving}
      onSubmit={() => save(false)}
      banner={
        conflict && (
          <Banner
            tone="warn"
            actions={
              <>
                <Button small onClick={onReload}>
                  Reload
                </Button>
                <Button small onClick={() => save(true)}>
                  Overwrite
                </Button>
              </>
            }
          >
            {newsMessages.conflict}
          </Banner>
        )
      }
      note={
        <Button disabled={saving} onClick={onCancel}>
          Cancel
        </Button>
      }
      action={
        <Button look="primary" type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
      }
    >
      <div className="news-edit">
        <div className="fields">
          {text('title', MAX_TITLE, 'Title')}
          {text('interviewer', MAX_INTERVIEWER, 'Interviewer')}
          <Field label="Description" error={errors.description}>
            {(control) => (
              <textarea
                {...control}
                required
                rows={4}
                maxLength={MAX_DESCRIPTION}
                disabled={saving}
                value={draft.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            )}
          </Field>
          <Field label="YouTube Video URL" error={errors.videoUrl}>
            {(control) => (
              <input
                {...control}
                type="url"
                required
                maxLength={MAX_LINK}
                placeholder="https://www.youtube.com/watch?v=..."
                disabled={saving}
                value={draft.videoUrl}
                onChange={({ target }) => change({ videoUrl: target.value })}
              />
            )}
          </Field>
          <ThumbnailField
            draft={draft}
            picture={picture}
            saving={saving}
            onChoose={(thumbnail) => change({ thumbnail })}
          />
          <label className="active">
            <input
              type="checkbox"
              checked={draft.isActive}
              disabled={saving}
              onChange={({ target }) => change({ isActive: target.checked })}
            />
            Active
          </label>
        </div>
        <aside aria-label="Preview for visitors">
          <p className="lb">{draft.isActive ? 'What visitors see' : 'Not shown to visitors'}</p>
          <div className="clip" inert>
            <NewsCard
              key={`${draft.videoUrl} ${thumbnailUrlOf(draft)}`}
              item={{
                title: draft.title || 'Title',
                interviewer: draft.interviewer,
                videoUrl: draft.videoUrl,
                thumbnailUrl: thumbnailUrlOf(draft),
              }}
              index={0}
              picture={picture}
            />
          </div>
        </aside>
      </div>
    </Box>
  );
}
