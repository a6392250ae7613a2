import { useEffect, useRef } from 'react';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { ConflictMessage } from '@/ui/admin/ConflictMessage';
import { labelClass } from '@/ui/admin/fieldClasses';
import { OutcomeMessage } from '@/ui/admin/OutcomeMessage';
import { classes } from '@/ui/classes';
import { NewsCard } from '../NewsCard';
import { getDrawing } from '../drawingAt';
import { findVideoId } from '../thumbnail';
import { newsStaffMessages } from './messages';
import { getDraftThumbnailUrl } from './newsDraft';
import { NewsFields } from './NewsFields';
import type { OpenForm } from './newsFormState';
import { useFilePicture } from './useFilePicture';
import type { NewsEditor } from './useNewsForm';

interface NewsFormProps {
  form: OpenForm;
  editor: NewsEditor;
  /**
   * Called when the user presses Cancel. The handler asks for confirmation if the draft has unsaved
   * changes.
   */
  onCancel: () => void;
}

const boxClass = classes(
  'scroll-my-4 in-[li]:col-span-full in-[li]:border-t in-[li]:border-t-hair in-[li]:bg-page',
  'in-[li]:border-l-4 in-[li]:border-l-cyan max-rail:in-[li]:border-l-4',
);

export function NewsForm({ form, editor, onCancel }: NewsFormProps) {
  const { isSaving, outcome, dirty, kept } = editor;
  const { draft, errors } = form;
  const { thumbnail } = draft;
  const fields = useRef<HTMLDivElement>(null);
  const chosen = useFilePicture(thumbnail.kind === 'file' ? thumbnail.file : null);
  // Without a video, the preview shows a drawing, like the card on Home.
  const noVideoYet = thumbnail.kind === 'auto' && findVideoId(draft.videoUrl.trim()) === null;
  const picture = chosen ?? (noVideoYet ? getDrawing(0) : null);
  const wrong = Object.keys(errors).length > 0;
  const save = () => void editor.save();
  // While a failed reload is reported, hide the message about the conflict.
  const failed = outcome.message !== null || outcome.failure !== null;

  // Move the focus to the first invalid field, because it may be far from the Save button.
  useEffect(() => {
    if (!wrong) return;
    const field = fields.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    field?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);

  return (
    <Box
      title="Add/Edit News Commentary Item"
      className={boxClass}
      unsaved={dirty}
      kept={kept}
      busy={isSaving}
      onSubmit={save}
      message={
        <>
          <ConflictMessage
            text={editor.isInConflict && !failed ? newsStaffMessages.conflict : null}
            unsaved={dirty && !(kept.safe && thumbnail.kind !== 'file')}
            onReload={() => void editor.reload()}
            onOverwrite={() => void editor.save(true)}
          />
          <OutcomeMessage
            outcome={outcome}
            {...(outcome.failure?.retry === null && { onRetry: save })}
          />
        </>
      }
      action={
        <>
          <Button onClick={isSaving ? editor.cancelSave : onCancel}>Cancel</Button>
          <Button look="primary" type="submit" busy={editor.isPending}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <div
        className="grid grid-cols-1 items-start gap-6 pair:grid-cols-[minmax(0,1fr)_320px]"
        ref={fields}
      >
        <NewsFields
          draft={draft}
          errors={errors}
          picture={picture}
          saving={isSaving}
          onChange={editor.change}
        />
        <aside className="max-w-96" aria-label="Preview for visitors">
          <p className={labelClass}>
            {draft.isActive ? 'What visitors see' : 'Not shown to visitors'}
          </p>
          <div className="clip" inert>
            <NewsCard
              key={`${draft.videoUrl} ${getDraftThumbnailUrl(draft)}`}
              item={{
                ...draft,
                title: draft.title || 'Title',
                thumbnailUrl: getDraftThumbnailUrl(draft),
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
