import { type DragEvent, useId, useState } from 'react';
import { listDroppedFiles, describeRejectedDrop } from '@/browser/droppedFiles';
import { formatAccept, IMAGE_KINDS } from '@/lib/fileKinds';
import { Button } from '@/ui/admin/Button';
import { useDragOver } from '@/ui/admin/useDragOver';
import { wrongClass } from '@/ui/admin/fieldClasses';
import { classes } from '@/ui/classes';
import { MAX_THUMBNAIL_MEGABYTES } from '../limits';
import { Thumbnail } from '../Thumbnail';
import { getAutoThumbnail } from '../thumbnail';
import { newsStaffMessages } from './messages';
import {
  type NewsDraft,
  THUMBNAIL_KINDS,
  type ThumbnailChoice,
  findThumbnailRefusal,
  getDraftThumbnailUrl,
} from './newsDraft';

export interface ThumbnailFieldProps {
  draft: NewsDraft;
  /** The URL of a chosen file. Null if the stored or the automatic image is used. */
  picture: string | null;
  saving: boolean;
  onChoose: (thumbnail: ThumbnailChoice) => void;
}

const partsClass = classes(
  'col-span-full grid min-w-0 grid-cols-1 gap-4 border border-hair bg-page p-4 in-[li]:bg-paper md:grid-cols-3',
  '[&_img]:aspect-video [&_img]:h-auto [&_img]:w-full [&_img]:bg-navy-950 [&_img]:object-cover',
);
const partClass = 'grid min-w-0 content-start justify-items-start gap-2';
const partLabelClass = 'text-label font-medium text-muted';

export function ThumbnailField({ draft, picture, saving, onChoose }: ThumbnailFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const drag = useDragOver(saving);
  const { thumbnail, videoUrl } = draft;
  const auto = getAutoThumbnail(videoUrl.trim());
  const isAuto = thumbnail.kind === 'auto';
  const autoLabel = auto === '' ? 'Our Drawing' : 'Auto-Generated';
  const currentLabel = isAuto ? autoLabel : 'Custom Upload';
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    const reason = findThumbnailRefusal(file);
    setRefusal(reason);
    if (reason === null) onChoose({ kind: 'file', file });
  };
  // Without this handler, the input would accept a folder, and the browser would open a dropped
  // link.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (saving) return;
    const reason = describeRejectedDrop(event.dataTransfer);
    if (reason === null) choose(listDroppedFiles(event.dataTransfer)[0]);
    else setRefusal(reason);
  };
  return (
    <fieldset className={partsClass}>
      <legend className="float-left col-span-full font-semibold">Thumbnail</legend>
      <div className={partClass}>
        <p className={partLabelClass}>Auto-generated</p>
        {auto === '' ? (
          <p className="text-muted">
            {videoUrl.trim().startsWith('https:')
              ? newsStaffMessages.noAutomaticPicture
              : newsStaffMessages.noVideoYet}
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
          accept={formatAccept(IMAGE_KINDS)}
          disabled={saving}
          aria-describedby={`${id}-hint`}
          {...drag.props}
          onDrop={drop}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Reset the input. Otherwise choosing the same file again would cause no change event.
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
        <p className={partLabelClass}>Current thumbnail: {currentLabel}</p>
        <Thumbnail
          key={`${getDraftThumbnailUrl(draft)} ${videoUrl}`}
          item={{ thumbnailUrl: getDraftThumbnailUrl(draft), videoUrl: videoUrl.trim() }}
          index={0}
          picture={picture}
        />
      </div>
    </fieldset>
  );
}
