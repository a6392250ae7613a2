import { useEffect, useRef } from 'react';
import type { ResourceCategory } from './documents';
import { libraryMessages } from './libraryMessages';
import './CategoryList.css';

export type FileCounts = Readonly<Record<string, number>>;

/** The SVG path data of a drawing: the lines, and the area with a light fill. */
type Drawing = readonly [strokes: string, light: string];

/** The drawings of known categories, by category name in lower case. */
const drawings: Readonly<Record<string, Drawing>> = {
  'daily market summary': [
    'M4 27.5h24M8 27.5v-6M13 27.5v-10M18 27.5v-7M23 27.5V10',
    'M23 4a3 3 0 1 0 .01 0z',
  ],
  'earning report': ['M4 27.5h24M4 20l7-7 5 4L27 6M20 5.5h7.5V13', 'M11 10.5a2.5 2.5 0 1 0 .01 0z'],
  'economic report': [
    'M16 4.5a11.5 11.5 0 1 0 .01 0zM4.5 16h23M16 4.5c-6.5 6.5-6.5 16.5 0 23M16 4.5c6.5 6.5 6.5 16.5 0 23',
    'M16 4.5V16h11.5A11.5 11.5 0 0 0 16 4.5z',
  ],
  'monthly sectorial report': [
    'M4.5 4.5h13v14h-13zM17.5 4.5h10v8h-10zM4.5 18.5h8v9h-8zM12.5 18.5h5v9h-5z',
    'M17.5 12.5h10v15h-10z',
  ],
  'price list': [
    'M5 4.5h22v23l-3.7-3-3.6 3-3.7-3-3.6 3-3.7-3-3.7 3zM9 10.5h8M9 15.5h8M9 20.5h5M23 10.5h-2.5M23 15.5h-2.5',
    'M21.5 18.5a2 2 0 1 0 .01 0z',
  ],
  'weekly market summary': [
    'M4 6.5h24v21H4zM4 12.5h24M10 3.5v5M22 3.5v5M8.8 12.5v15M13.6 12.5v15M18.4 12.5v15M23.2 12.5v15',
    'M18.4 12.5h4.8v15h-4.8z',
  ],
};

/** Patterns of adire cloth, for categories that have no drawing. */
const motifs: readonly Drawing[] = [
  ['M16 4.5v23M4.5 16h23M20 20l4 4M24 20l-4 4M20 9.5h4M9.5 20v4', 'M8 8h4.5v4.5H8z'],
  [
    'M9 8.25a.75.75 0 1 0 .01 0zM16 8.25a.75.75 0 1 0 .01 0zM23 8.25a.75.75 0 1 0 .01 0z' +
      'M9 15.25a.75.75 0 1 0 .01 0zM23 15.25a.75.75 0 1 0 .01 0z' +
      'M9 22.25a.75.75 0 1 0 .01 0zM16 22.25a.75.75 0 1 0 .01 0zM23 22.25a.75.75 0 1 0 .01 0z',
    'M16 12.5a3.5 3.5 0 1 0 .01 0z',
  ],
  ['M16 8a8 8 0 1 0 .01 0z', 'M16 12.5a3.5 3.5 0 1 0 .01 0z'],
  ['M9 9l14 14M23 9L9 23', 'M16 12l4 4-4 4-4-4z'],
  ['M8.5 10h6M17.5 10h6M8.5 22h6M17.5 22h6', 'M8.5 14.5h15v3h-15z'],
];

interface CategoryIconProps {
  name: string;
  /**
   * The position of the category in the list. It determines the pattern of a category without a
   * drawing.
   */
  index: number;
}

function CategoryIcon({ name, index }: CategoryIconProps) {
  const key = name.trim().toLowerCase();
  const own = Object.hasOwn(drawings, key) ? drawings[key] : undefined;
  const [strokes, light] = own ?? motifs[index % motifs.length] ?? ['', ''];
  return (
    <svg
      width={28}
      height={28}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d={own === undefined ? `M4.5 4.5h23v23h-23z${strokes}` : strokes} />
      <path d={light} fill="var(--glyph-light)" />
    </svg>
  );
}

interface CategoryListProps {
  categories: readonly ResourceCategory[];
  selectedId: string;
  counts: FileCounts | null;
  onSelect: (id: string) => void;
}

export function CategoryList({ categories, selectedId, counts, onSelect }: CategoryListProps) {
  const list = useRef<HTMLUListElement>(null);

  // On narrow screens, the selected category may be outside the visible part of the row. Scroll to
  // it.
  useEffect(() => {
    const row = list.current;
    const pressed = row?.querySelector<HTMLElement>('li:has([aria-pressed=true])');
    if (row && pressed) {
      row.scrollLeft = pressed.offsetLeft - (row.querySelector('li')?.offsetLeft ?? 0);
    }
  }, [selectedId]);

  return (
    <nav className="categories print:hidden" aria-label="Categories">
      <ul ref={list}>
        {categories.map(({ id, name }, index) => {
          const count = counts?.[id];
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === selectedId} onClick={() => onSelect(id)}>
                <CategoryIcon name={name} index={index} />
                <span>
                  <span>{name}</span>
                  {count !== undefined && (
                    <span className="sr-only">{`, ${libraryMessages.files(count)}`}</span>
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
