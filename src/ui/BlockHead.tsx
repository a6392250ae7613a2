import { formatAsOf } from '@/lib/format';
import type { RequestState } from '@/lib/requestState';
import './BlockHead.css';

/** Replaces figures that could not be loaded. */
export const UNAVAILABLE = 'Unavailable';
export const LAST_VISIT = 'From your last visit';

/** The day or the moment of figures, written alike in every block; nothing where none is known. */
export function AsOf({ at }: { at: string }) {
  const text = formatAsOf(at);
  return text === '' ? null : <time dateTime={at}>{text}</time>;
}

/** A block's heading and, in a place of its own below, since when its figures are known if they are old. */
export function BlockHead({ title, request }: { title: string; request: RequestState<unknown> }) {
  return (
    <div className="block-head">
      <h3>{title}</h3>
      {request.cachedAt !== undefined && (
        <p>
          {LAST_VISIT}, <AsOf at={request.cachedAt} />
        </p>
      )}
    </div>
  );
}
