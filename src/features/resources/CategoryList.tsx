import { useEffect, useRef } from 'react';
import { CategoryIcon } from './CategoryIcon';
import type { ResourceCategory } from './documents';
import { resourceMessages } from './messages';
import type { FileCounts } from './useCounts';
import './CategoryList.css';

interface CategoryListProps {
  categories: readonly ResourceCategory[];
  selectedId: string;
  /** Null until they are known: their places stay empty. */
  counts: FileCounts | null;
  onSelect: (id: string) => void;
}

/** The categories as toggles, one of them pressed: a column, on narrow screens a row to swipe. */
export function CategoryList({ categories, selectedId, counts, onSelect }: CategoryListProps) {
  const list = useRef<HTMLUListElement>(null);

  // In a row the pressed one may lie out of sight.
  useEffect(() => {
    const row = list.current;
    const pressed = row?.querySelector<HTMLElement>('li:has([aria-pressed=true])');
    if (row && pressed) {
      row.scrollLeft = pressed.offsetLeft - (row.querySelector('li')?.offsetLeft ?? 0);
    }
  }, [selectedId]);

  return (
    <nav className="categories" aria-label="Categories">
      <ul ref={list}>
        {categories.map(({ id, name }, index) => {
          const count = counts?.[id];
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === selectedId} onClick={() => onSelect(id)}>
                <CategoryIcon name={name} index={index} />
                <span>
                  {name}
                  {count !== undefined && (
                    <span className="sr-only">, {resourceMessages.files(count)}</span>
                  )}
                </span>
                <b aria-hidden="true">{count}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The place of the categories while they load: as many as the firm publishes by default. */
export function WaitingCategories() {
  return (
    <div className="categories" aria-hidden="true">
      <ul>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <div className="skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}
