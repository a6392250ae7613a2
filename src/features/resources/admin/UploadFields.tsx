import { useId } from 'react';
import { FillButton } from '@/ui/admin/FillButton';
import { classes } from '@/ui/classes';
import { Select } from '@/ui/admin/Select';
import { wrongClass } from '@/ui/admin/fieldClasses';
import { iconOptions, isFileIcon } from '../icons';
import type { UploadRowProps } from './uploadRowProps';
import { resourceStaffMessages } from './messages';
import { CategorySelect } from './CategorySelect';
import { formatDailyName } from './uploadNames';
import { UploadTextField } from './UploadTextField';
import { isNameless } from './useUploads';

export function UploadFields({
  entry,
  category,
  hasPressedUpload,
  locked,
  onEdit,
}: UploadRowProps) {
  const { file, fileName, description, fileIcon, status } = entry;
  const disabled = locked || status === 'uploaded';
  const id = useId();
  const gone = entry.category !== null && category === null;
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 max-md:col-span-full md:col-span-2">
      <div className="col-span-full">
        <UploadTextField
          field="name"
          aria-label={`Display name of ${file.name}`}
          value={fileName}
          disabled={disabled}
          isMissing={hasPressedUpload && isNameless(entry)}
          onChange={(name) => onEdit({ fileName: name })}
        />
        <FillButton
          className="mt-1 -mr-1 ml-auto block"
          disabled={disabled || category === null}
          onClick={() => {
            if (category !== null) onEdit({ fileName: formatDailyName(category.name, new Date()) });
          }}
        >
          Name from category <span className="sr-only">for {file.name}</span>
        </FillButton>
      </div>
      <UploadTextField
        field="description"
        className="col-span-full mb-1"
        aria-label={`Description of ${file.name}`}
        placeholder={resourceStaffMessages.descriptionPlaceholder}
        value={description}
        disabled={disabled}
        onChange={(text) => onEdit({ description: text })}
      />
      <div className={classes((gone || (hasPressedUpload && category === null)) && wrongClass)}>
        <CategorySelect
          aria-label={`Where ${file.name} goes`}
          category={category}
          disabled={disabled}
          onChoose={(chosen) => onEdit({ category: chosen })}
          {...(gone && { 'aria-describedby': `${id}-gone` })}
        />
      </div>
      <div>
        <Select
          aria-label={`Icon of ${file.name}`}
          value={fileIcon}
          disabled={disabled}
          options={iconOptions}
          onChoose={(icon) => {
            if (isFileIcon(icon)) onEdit({ fileIcon: icon });
          }}
        />
      </div>
      {gone && (
        <p className="col-span-full text-label font-medium text-loss" id={`${id}-gone`}>
          {resourceStaffMessages.categoryGone}
        </p>
      )}
    </div>
  );
}
