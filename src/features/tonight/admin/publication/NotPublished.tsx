interface NotPublishedProps {
  title: string;
  /** The names of the rows and indicators, such as 'bonds, T-bills'. Empty if all are published. */
  names: string;
}

/** Lists the rows and indicators that are not published. Renders nothing if `names` is empty. */
export function NotPublished({ title, names }: NotPublishedProps) {
  if (names === '') return null;
  return (
    <p className="mt-3 max-w-[72ch] text-muted">
      <b className="font-semibold text-ink">{title}:</b> {names}.
    </p>
  );
}
