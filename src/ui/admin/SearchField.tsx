import type { ComponentProps } from 'react';
import { Field } from './Field';
import type { usePages } from './usePages';

interface SearchFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  list: Pick<ReturnType<typeof usePages>, 'search' | 'searchFor'>;
  disabled?: boolean;
}

export function SearchField({ list, disabled, ...field }: SearchFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="search"
          value={list.search}
          disabled={disabled}
          onChange={({ target }) => list.searchFor(target.value)}
        />
      )}
    </Field>
  );
}
