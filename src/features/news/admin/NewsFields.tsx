import { Field, wrongClass } from '@/ui/admin/Field';
import { droppedFiles, dropRefusal } from '@/browser/droppedFiles';
import { acceptOf, IMAGE_KINDS } from '@/lib/fileKinds';
import { visibleText } from '@/lib/plainText';
import { keysOf } from '@/lib/records';
import { newsTexts } from '../fields';
import { MAX_THUMBNAIL_MEGABYTES } from '../limits';
import {
  type DraftErrors,
  type NewsDraft,
  THUMBNAIL_KINDS,
  type ThumbnailChoice,
  thumbnailRefusal,
  thumbnailUrlOf,
} from './newsDraft';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { Button, useDragOver } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import { newsStaffMessages } from './messages';
import { Thumbnail } from '../Thumbnail';
import { autoThumbnail } from '../thumbnail';

interface ThumbnailFieldProps {
  draft: NewsDraft;
  /** Replaces the stored thumbnail or the video's; null for those. */
  picture: string | null;
  saving: boolean;
  onChoose: (thumbnail: ThumbnailChoice) => void;
}

const partsClass = classes(
  'grid min-w-0 grid-cols-1 gap-4 border border-hair bg-page p-4 in-[li]:bg-paper md:grid-cols-3',
  '[&_img]:aspect-video [&_img]:h-auto [&_img]:w-full [&_img]:bg-navy-950 [&_img]:object-cover',
);
const partClass = 'grid min-w-0 content-start justify-items-start gap-2';
const partLabelClass = 'text-label font-medium text-muted';

/** The three parts of the thumbnail section: the video's own, an upload, and what is used now. */
function ThumbnailField({ draft, picture, saving, onChoose }: ThumbnailFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const drag = useDragOver(saving);
  const { thumbnail, videoUrl } = draft;
  const auto = autoThumbnail(videoUrl.trim());
  const isAuto = thumbnail.kind === 'auto';
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    const reason = thumbnailRefusal(file);
    setRefusal(reason);
    if (reason === null) onChoose({ kind: 'file', file });
  };
  // By itself the field takes a folder for a picture, and the browser opens a link that is dropped.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (saving) return;
    const reason = dropRefusal(event.dataTransfer);
    if (reason === null) choose(droppedFiles(event.dataTransfer)[0]);
    else setRefusal(reason);
  };
  return (
    <fieldset className={partsClass}>
      <legend className="float-left col-span-full font-semibold">Thumbnail</legend>
      <div className={partClass}>
        <p className={partLabelClass}>Auto-generated</p>
        {auto === '' ? (
          <p className="text-muted">
            {videoUrl.trim() === ''
              ? newsStaffMessages.noVideoYet
              : newsStaffMessages.noAutomaticPicture}
          </p>
        ) : (
          <Thumbnail key={auto} item={{ thumbnailUrl: '', videoUrl: videoUrl.trim() }} index={0} />
        )}
        <Button
          small
          disabled={isAuto || saving}
          onClick={() => {
            setRefusal(null);
            onChoose({ kind: 'auto' });
          }}
        >
          {isAuto ? 'Currently Using' : 'Use Auto-Generated'}
        </Button>
      </div>
      <div className={classes(partClass, refusal !== null && wrongClass)}>
        <label className={partLabelClass} htmlFor={id}>
          Custom image
        </label>
        <input
          className="h-auto min-h-10 border-dashed p-2!"
          id={id}
          type="file"
          accept={acceptOf(IMAGE_KINDS)}
          disabled={saving}
          aria-describedby={`${id}-hint`}
          {...drag.props}
          onDrop={drop}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Choosing the same file again must count as a change.
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className="text-muted" role="status">
          {saving && thumbnail.kind === 'file'
            ? newsStaffMessages.uploadingThumbnail
            : (refusal ??
              `${THUMBNAIL_KINDS}, up to ${MAX_THUMBNAIL_MEGABYTES} MB. Uploaded when you save.`)}
        </p>
      </div>
      <div className={partClass}>
        <p className={partLabelClass}>
          Current thumbnail:{' '}
          {isAuto ? (auto === '' ? 'Our Drawing' : 'Auto-Generated') : 'Custom Upload'}
        </p>
        <Thumbnail
          key={`${thumbnailUrlOf(draft)} ${videoUrl}`}
          item={{ thumbnailUrl: thumbnailUrlOf(draft), videoUrl: videoUrl.trim() }}
          index={0}
          picture={picture}
        />
      </div>
    </fieldset>
  );
}

interface NewsFieldsProps extends Omit<ThumbnailFieldProps, 'onChoose'> {
  errors: DraftErrors;
  onChange: (part: Partial<NewsDraft>) => void;
}

/**
 * Shows the fields of an item. While it is saved they are read-only and not disabled, which would
 * drop the focus.
 */
export function NewsFields({ draft, errors, picture, saving, onChange }: NewsFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 *:nth-[n+3]:col-span-full md:grid-cols-2">
      {keysOf(newsTexts).map((name) => {
        const { label, most, kind } = newsTexts[name];
        const typed = {
          required: true,
          maxLength: most,
          readOnly: saving,
          value: draft[name],
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange({ [name]: kind === 'link' ? visibleText(target.value) : target.value }),
        };
        return (
          <Field key={name} label={label} error={errors[name]}>
            {(control) =>
              kind === 'text' ? (
                <textarea {...control} {...typed} rows={4} />
              ) : (
                <input
                  {...control}
                  {...typed}
                  {...(kind === 'link' && {
                    type: 'url',
                    placeholder: 'https://www.youtube.com/watch?v=...',
                  })}
                />
              )
            }
          </Field>
        );
      })}
      <ThumbnailField
        draft={draft}
        picture={picture}
        saving={saving}
        onChoose={(thumbnail) => onChange({ thumbnail })}
      />
      <label className="flex items-center gap-3 text-sm/4 font-medium">
        <input
          type="checkbox"
          checked={draft.isActive}
          aria-disabled={saving}
          onChange={({ target }) => {
            if (!saving) onChange({ isActive: target.checked });
          }}
        />
        Active
      </label>
    </div>
  );
}
