/**
 * A sample of a line for the legend. The line of the compared series has dashes and a square mark.
 */
export function LineSample({ isOther }: { isOther: boolean }) {
  return (
    <svg className="line-sample" width="32" height="14" viewBox="0 0 32 14" aria-hidden="true">
      {isOther ? (
        <>
          <path className="chart-line" data-kind="band" d="M1 7h30" />
          <path className="chart-line" data-kind="other" d="M1 7h30" />
          <rect className="square-mark" x="12" y="3" width="8" height="8" />
        </>
      ) : (
        <>
          <path className="chart-line" data-kind="now" d="M1 7h30" />
          <circle className="round-mark" cx="16" cy="7" r="4.5" />
        </>
      )}
    </svg>
  );
}
