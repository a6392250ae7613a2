import type { ControlProps } from '@/ui/admin/Field';
import { Select } from '@/ui/admin/Select';
import type { ResourceCategory } from '../documents';
import { fileFields } from '../fields';
import { useKnownCategories } from './differences';
import { resourceStaffMessages } from './messages';

interface CategorySelectProps extends Partial<ControlProps> {
  'aria-label'?: string;
  category: ResourceCategory | null;
  disabled: boolean;
  onChoose: (id: string) => void;
}

export function CategorySelect({ category, ...rest }: CategorySelectProps) {
  const categories = useKnownCategories();
  const none = categories.length === 0 ? 'No category' : resourceStaffMessages.chooseCategory;
  const options = category === null ? [{ id: '', name: none }, ...categories] : categories;
  const { required } = fileFields.category;
  return <Select {...rest} required={required} value={category?.id ?? ''} options={options} />;
}
