import type { ChangeEvent } from 'react';
import { toInputAttributes } from '@/lib/fields';
import { toVisibleText } from '@/lib/plainText';
import { listKeys } from '@/lib/records';
import { Field } from '@/ui/admin/Field';
import { type NewsTextName, newsTextFields } from '../fields';
import type { DraftErrors, NewsDraft } from './newsDraft';
import { ThumbnailField, type ThumbnailFieldProps } from './ThumbnailField';

/** On wide screens, these fields take half the width of the form. */
const halfWidthFields: readonly NewsTextName[] = ['title', 'interviewer'];

interface NewsFieldsProps extends Omit<ThumbnailFieldProps, 'onChoose'> {
  errors: DraftErrors;
  onChange: (part: Partial<NewsDraft>) => void;
}

/**
 * The fields of a news item. They are read-only during a save, because a disabled field would lose
 * the focus.
 */
export function NewsFields({ draft, errors, picture, saving, onChange }: NewsFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {listKeys(newsTextFields).map((name) => {
        const { label, kind } = newsTextFields[name];
        const typed = {
          ...toInputAttributes(newsTextFields[name]),
          readOnly: saving,
          value: draft[name],
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange({ [name]: kind === 'link' ? toVisibleText(target.value) : target.value }),
        };
        return (
          <Field
            key={name}
            label={label}
            error={errors[name]}
            className={halfWidthFields.includes(name) ? undefined : 'col-span-full'}
          >
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
      <label className="col-span-full flex items-center gap-3 text-sm/4 font-medium">
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
