import { useRef } from 'react';
import { Button, type ButtonProps } from './Button';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The accessible name of the file input. */
  label: string;
  accept?: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
}

export function FileButton(props: FileButtonProps) {
  const { label, accept, multiple = false, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={button.disabled === true || button.busy === true}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Without this reset, choosing the same file again would not trigger a change event.
          target.value = '';
        }}
      />
    </>
  );
}
