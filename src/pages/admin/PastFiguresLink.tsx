import { Link } from 'react-router-dom';

/** The way to the past of the figures, which is not in the menu. */
export function PastFiguresLink() {
  return (
    <Link
      className="inline-flex min-h-6 items-center text-label font-medium hover:underline"
      to="/admin/history"
    >
      Past figures
    </Link>
  );
}
