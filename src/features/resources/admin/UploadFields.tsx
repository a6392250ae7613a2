import { useId } from 'react';
import { wrongClass } from '@/ui/admin/Field';
import { FillButton } from '@/ui/admin/FillButton';
import { textError } from '@/ui/admin/useCustomValidity';
import { classes } from '@/ui/classes';
import type { ResourceCategory } from '../documents';
import { FILE_ICONS, isFileIcon } from '../icons';
import { MAX_FILE_NAME } from '../limits';
import { resourceStaffMessages } from './messages';
import { CategorySelect } from './UploadCategory';
import { nameFromCategory } from './uploadChecks';
import { isNameless, type UploadEdit, type UploadEntry } from './uploadState';

export interface UploadFieldsProps {
  entry: UploadEntry;
  categories: readonly ResourceCategory[];
  /** Where it goes; null where there is no such category any more. */
  category: ResourceCategory | null;
  /** An upload was asked for: what is missing for it is marked. */
  asked: boolean;
  onEdit: (change: UploadEdit) => void;
}

/** What staff say of a file before it is sent: display name, icon and category. */
export function UploadFields(props: UploadFieldsProps & { disabled: boolean }) {
  const { entry, categories, category, asked, disabled, onEdit } = props;
  const { file, fileName, fileIcon } = entry;
  const id = useId();
  const wrong = textError(fileName, MAX_FILE_NAME);
  const gone = entry.category !== null && category === null;
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 max-md:col-span-full md:col-span-2">
      <div className="col-span-full">
        <label className="sr-only" htmlFor={`${id}-name`}>
          Display name of {file.name}
        </label>
        <input
          id={`${id}-name`}
          value={fileName}
          maxLength={MAX_FILE_NAME}
          required
          disabled={disabled}
          aria-invalid={wrong !== null || (asked && isNameless(entry)) ? true : undefined}
          {...(wrong !== null && { 'aria-describedby': `${id}-wrong` })}
          onChange={({ target }) => onEdit({ fileName: target.value })}
        />
        {wrong !== null && (
          <p className="mt-1 text-label font-medium text-loss" id={`${id}-wrong`}>
            {wrong}
          </p>
        )}
        <FillButton
          className="mt-1 -mr-1 ml-auto block"
          disabled={disabled || category === null}
          onClick={() => {
            if (category !== null)
              onEdit({ fileName: nameFromCategory(category.name, new Date()) });
          }}
        >
          Name from category <span className="sr-only">for {file.name}</span>
        </FillButton>
      </div>
      <div className={classes((gone || (asked && category === null)) && wrongClass)}>
        <label className="sr-only" htmlFor={`${id}-category`}>
          Where {file.name} goes
        </label>
        <CategorySelect
          id={`${id}-category`}
          categories={categories}
          category={category}
          disabled={disabled}
          onChoose={(chosen) => onEdit({ category: chosen })}
          {...(gone && { 'aria-describedby': `${id}-gone` })}
        />
      </div>
      <div>
        <label className="sr-only" htmlFor={`${id}-icon`}>
          Icon of {file.name}
        </label>
        <select
          id={`${id}-icon`}
          value={fileIcon}
          disabled={disabled}
          onChange={({ target }) => {
            if (isFileIcon(target.value)) onEdit({ fileIcon: target.value });
          }}
        >
          {Object.entries(FILE_ICONS).map(([icon, label]) => (
            <option key={icon} value={icon}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {gone && (
        <p className="col-span-full text-label font-medium text-loss" id={`${id}-gone`}>
          {resourceStaffMessages.categoryGone}
        </p>
      )}
    </div>
  );
}
