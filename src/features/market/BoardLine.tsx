import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isRetrying, type Requested } from '@/lib/requested';
import { type RootState, useAppDispatch, useAppSelector } from '@/app/hooks';
import { RetryButton } from '@/ui/RetryButton';
import { marketMessages } from './messages';

/** Something on the board that is read by itself. */
export interface BoardPart {
  name: string;
  select: (state: RootState) => Requested<unknown>;
  /** Asks for what is not there yet. */
  open: () => ThunkAction<void, RootState, unknown, UnknownAction>;
}

function textFor(parts: readonly BoardPart[], state: RootState): string {
  const failed = parts.filter(({ select }) => select(state).error !== null);
  if (failed.length > 0) {
    const old = failed.every(({ select }) => select(state).data !== null);
    return failed.length === parts.length
      ? marketMessages.allFailed(old)
      : marketMessages.someFailed(
          failed.map(({ name }) => name),
          old,
        );
  }
  return parts.some(({ select }) => select(state).knownAt !== undefined)
    ? marketMessages.looking
    : '';
}

/** One line for the whole board: that old figures are being refreshed, or what failed, and one Retry for all of it. */
export function BoardLine({ parts }: { parts: readonly BoardPart[] }) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => textFor(parts, state));
  const failed = useAppSelector((state) =>
    parts.some(({ select }) => select(state).error !== null),
  );
  const busy = useAppSelector((state) => parts.some(({ select }) => isRetrying(select(state))));
  return (
    <div className="board-line">
      <p role="status">{text}</p>
      {failed && (
        <RetryButton
          className=""
          what="the market figures"
          busy={busy}
          onRetry={() => {
            for (const { open } of parts) dispatch(open());
          }}
        />
      )}
    </div>
  );
}
