interface NotPublishedProps {
  title: string;
  /** The names, joined in a sentence; '' if there are none. */
  names: string;
}

/** Lists what is not published. Renders nothing without names. */
export function NotPublished({ title, names }: NotPublishedProps) {
  if (names === '') return null;
  return (
    <p className="mt-3 max-w-[72ch] text-muted">
      <b className="font-semibold text-ink">{title}:</b> {names}.
    </p>
  );
}
