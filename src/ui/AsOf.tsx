import { formatAsOf } from '@/lib/format';

/** The day or the moment of figures, written alike in every block; nothing where none is known. */
export function AsOf({ at }: { at: string }) {
  const text = formatAsOf(at);
  return text === '' ? null : (
    <time dateTime={at} translate="no">
      {text}
    </time>
  );
}
