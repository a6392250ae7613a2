import { Field } from '@/ui/admin/Field';
import { MAX_DESCRIPTION, MAX_INTERVIEWER, MAX_LINK, MAX_TITLE } from '../limits';
import type { DraftErrors, NewsDraft } from './newsDraft';
import { ThumbnailField, type ThumbnailFieldProps } from './ThumbnailField';

interface NewsFieldsProps extends Omit<ThumbnailFieldProps, 'onChoose'> {
  errors: DraftErrors;
  onChange: (part: Partial<NewsDraft>) => void;
}

/**
 * What staff enter of an item. While it is saved the fields are read-only and not disabled, which
 * would drop the focus.
 */
export function NewsFields({ draft, errors, picture, saving, onChange }: NewsFieldsProps) {
  const text = (field: 'title' | 'interviewer', maxLength: number, label: string) => (
    <Field label={label} error={errors[field]}>
      {(control) => (
        <input
          {...control}
          required
          maxLength={maxLength}
          readOnly={saving}
          value={draft[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid grid-cols-1 gap-4 *:nth-[n+3]:col-span-full md:grid-cols-2">
      {text('title', MAX_TITLE, 'Title')}
      {text('interviewer', MAX_INTERVIEWER, 'Interviewer')}
      <Field label="Description" error={errors.description}>
        {(control) => (
          <textarea
            {...control}
            required
            rows={4}
            maxLength={MAX_DESCRIPTION}
            readOnly={saving}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
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
            readOnly={saving}
            value={draft.videoUrl}
            onChange={({ target }) => onChange({ videoUrl: target.value })}
          />
        )}
      </Field>
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
