import { useState } from 'react';
import { useAppSelector } from '@/app/admin/hooks';
import { type ControlProps, Field, wrongClass } from '@/ui/admin/Field';
import type { ResourceCategory } from '../documents';
import { selectCategories } from '../resourcesSlice';
import { resourceStaffMessages } from './messages';

/** The category to upload into: the first one at load; one that is deleted is not replaced unasked. */
export function useCategoryChoice() {
  const { data: categories } = useAppSelector(selectCategories);
  const [wanted, choose] = useState<string | null>(null);
  const first = categories[0];
  if (wanted === null && first !== undefined) choose(first.id);
  return { categories, choose, category: categories.find(({ id }) => id === wanted) ?? null };
}

interface UploadCategoryProps {
  choice: ReturnType<typeof useCategoryChoice>;
  disabled: boolean;
  /** Whether the category that was chosen has been deleted since. */
  gone: boolean;
  /** Whether an upload was asked for with no category chosen. */
  missing: boolean;
}

export function UploadCategory({ choice, disabled, gone, missing }: UploadCategoryProps) {
  const { categories, category, choose } = choice;
  return (
    <Field
      label="Category"
      error={gone && category === null ? resourceStaffMessages.categoryGone : null}
      {...(missing && { className: wrongClass })}
    >
      {(control) => (
        <CategorySelect
          {...control}
          categories={categories}
          category={category}
          disabled={disabled}
          onChoose={choose}
        />
      )}
    </Field>
  );
}

interface CategorySelectProps extends ControlProps {
  categories: readonly ResourceCategory[];
  /** The one that is chosen; null for none. */
  category: ResourceCategory | null;
  disabled: boolean;
  onChoose: (id: string) => void;
}

/** Chooses one of the categories; that none is chosen shows as long as it is so. */
export function CategorySelect(props: CategorySelectProps) {
  const { categories, category, onChoose, ...rest } = props;
  return (
    <select
      {...rest}
      required
      value={category?.id ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      {category === null && (
        <option value="">
          {categories.length === 0 ? 'No category' : resourceStaffMessages.chooseCategory}
        </option>
      )}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
