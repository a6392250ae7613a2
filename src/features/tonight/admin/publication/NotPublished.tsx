interface NotPublishedProps {
  title: string;
  /** The names in a sentence; '' for none. */
  names: string;
}

/** Names what is not published; shows nothing without names. */
export function NotPublished({ title, names }: NotPublishedProps) {
  if (names === '') return null;
  return (
    <p className="mt-3 max-w-[72ch] text-muted">
      <b className="font-semibold text-ink">{title}:</b> {names}.
    </p>
  );
}
