import { Button } from '@/ui/admin/Button';

interface RowButtonProps {
  label: string;
  /** The title of the row, which screen readers announce after the label. */
  title: string;
  /** True if the button opens the form of the note. It gets the focus when the form closes. */
  opensNote?: boolean;
  onClick: () => void;
}

/** The button of a row that leads to its next step. */
export function RowButton({ label, title, opensNote, onClick }: RowButtonProps) {
  return (
    <Button
      small
      className="whitespace-nowrap max-md:min-h-10"
      data-note-start={opensNote}
      aria-label={`${label}: ${title}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
