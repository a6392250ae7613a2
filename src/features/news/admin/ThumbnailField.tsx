import { useId, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { MAX_THUMBNAIL_MEGABYTES, THUMBNAIL_TYPES } from '../limits';
import { newsStaffMessages } from './messages';
import { Thumbnail } from '../Thumbnail';
import { autoThumbnail } from '../thumbnail';
import {
  type NewsDraft,
  thumbnailRefusal,
  thumbnailUrlOf,
  type ThumbnailChoice,
} from './newsDraft';

interface ThumbnailFieldProps {
  draft: NewsDraft;
  /** Shown as the current thumbnail in place of the stored one or the video's; null for those. */
  picture: string | null;
  saving: boolean;
  onChoose: (thumbnail: ThumbnailChoice) => void;
}

/** The three parts of the thumbnail section: the video's own, an upload, and what is used now. */
export function ThumbnailField({ draft, picture, saving, onChoose }: ThumbnailFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { thumbnail, videoUrl } = draft;
  const auto = autoThumbnail(videoUrl.trim());
  const isAuto = thumbnail.kind === 'auto';
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    const reason = thumbnailRefusal(file);
    setRefusal(reason);
    if (reason === null) onChoose({ kind: 'file', file });
  };
  return (
    <fieldset className="thumbs">
      <legend>Thumbnail</legend>
      <div>
        <p className="lb">Auto-generated</p>
        {auto === '' ? (
          <p className="muted">Enter a video address to see its picture.</p>
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
      <div className={refusal === null ? undefined : 'bad'}>
        <label htmlFor={id}>Custom image</label>
        <input
          id={id}
          type="file"
          accept={THUMBNAIL_TYPES.join(',')}
          disabled={saving}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Choosing the same file again must count as a change.
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className="muted" role="status">
          {saving && thumbnail.kind === 'file'
            ? newsStaffMessages.uploadingThumbnail
            : (refusal ??
              `PNG, JPEG, GIF, WebP or AVIF, up to ${MAX_THUMBNAIL_MEGABYTES} MB. Uploaded when you save.`)}
        </p>
      </div>
      <div>
        <p className="lb">Current thumbnail: {isAuto ? 'Auto-Generated' : 'Custom Upload'}</p>
        {picture === null ? (
          <Thumbnail
            key={`${thumbnailUrlOf(draft)} ${videoUrl}`}
            item={{ thumbnailUrl: thumbnailUrlOf(draft), videoUrl: videoUrl.trim() }}
            index={0}
          />
        ) : (
          <img src={picture} alt="" width={640} height={360} />
        )}
      </div>
    </fieldset>
  );
}
