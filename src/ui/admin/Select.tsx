import type { SelectProps } from './Field';

export function Select({ options, onChoose, ...rest }: SelectProps) {
  return (
    <select {...rest} onChange={({ target }) => onChoose(target.value)}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
