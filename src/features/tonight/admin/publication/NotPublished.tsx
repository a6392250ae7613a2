interface NotPublishedProps {
  title: string;
  /** The names of rows and indicators, joined in a sentence; '' if there are none. */
  names: string;
}

/** Lists the rows and indicators that are not published. Renders nothing if there are none. */
export function NotPublished({ title, names }: NotPublishedProps) {
  if (names === '') return null;
  return (
    <p className="mt-3 max-w-[72ch] text-muted">
      <b className="font-semibold text-ink">{title}:</b> {names}.
    </p>
  );
}
