import { Icon } from '@/ui/Icon';
import { CategoryIcon } from './CategoryIcon';
import type { ResourceCategory } from './documents';

interface CategoryListProps {
  categories: readonly ResourceCategory[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The categories as a column of toggles; one is pressed. */
export function CategoryList({ categories, selectedId, onSelect }: CategoryListProps) {
  return (
    <nav aria-label="Categories">
      <ul className="categories">
        {categories.map(({ id, name }, index) => (
          <li key={id}>
            <button type="button" aria-pressed={id === selectedId} onClick={() => onSelect(id)}>
              <CategoryIcon name={name} index={index} />
              <span>{name}</span>
              <Icon name="right" strokeWidth={1.75} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The place of the categories while they load: as many as the firm publishes by default. */
export function WaitingCategories() {
  return (
    <ul className="categories" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className="grid min-h-16 items-center border-b border-hair">
          <div className="skeleton h-5 w-[72%]" />
        </li>
      ))}
    </ul>
  );
}
