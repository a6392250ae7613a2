import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The exact question. */
  text: string;
  confirmText?: string;
  cancelText?: string;
  /** `delete` is red; `primary` for what destroys nothing. */
  look?: 'delete' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Cancel has the focus; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmText = 'Delete',
    cancelText = 'Cancel',
    look = 'delete',
  } = props;
  return (
    <Dialog open={open} title={title} onClose={props.onCancel}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={props.onCancel}>{cancelText}</Button>
        <Button look={look} onClick={props.onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}
