import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmText?: string;
  cancelText?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks the user to confirm an action that cannot be undone. The Cancel button has the focus, and
 * Escape also cancels.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmText = 'Delete', cancelText = 'Cancel' } = props;
  return (
    <Dialog title={props.title} onClose={props.onCancel}>
      <p>{props.text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={props.onCancel}>{cancelText}</Button>
        <Button look="delete" onClick={props.onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}
