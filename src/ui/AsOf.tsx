import { formatAsOf } from '@/lib/format';

/** Shows the date or time of figures. Renders nothing if it is unknown. */
export function AsOf({ at }: { at: string }) {
  const text = formatAsOf(at);
  return text === '' ? null : (
    <time dateTime={at} translate="no">
      {text}
    </time>
  );
}
