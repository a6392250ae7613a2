import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from './Button';

interface FileButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'small' | 'className' | 'busy' | 'disabled' | 'aria-label'
> {
  children: ReactNode;
  label: string;
  /** Finds the button again after what was chosen is gone. */
  'data-do'?: string;
  accept?: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's picker. */
export function FileButton(props: FileButtonProps) {
  const { children, label, accept, multiple = false, onChoose, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
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
          // Choosing the same file again must count as a change.
          target.value = '';
        }}
      />
    </>
  );
}
