interface WaitingProps {
  /** A width utility such as `w-[9ch]`; the height is that of the text it stands for. */
  width: string;
}

/**
 * Stands for a text that is being loaded, in exactly its height. `beforeFirstPaint.ts` may have put
 * the text of the last visit there before it hydrates.
 */
export function Waiting({ width }: WaitingProps) {
  return (
    <span
      className={`skeleton inline-block max-w-full ${width}`}
      aria-hidden="true"
      suppressHydrationWarning
    >
      &nbsp;
    </span>
  );
}
