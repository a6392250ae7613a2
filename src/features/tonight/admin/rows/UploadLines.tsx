import type { FilingState } from '../tonightFiles';

export function UploadLines({ filing }: { filing: FilingState }) {
  return (
    <>
      {filing.state === 'sending' && (
        <progress max={100} value={filing.percent} aria-label="Upload" />
      )}
      <p role="status" className="empty:absolute">
        {filing.state === 'sending' && filing.text}
      </p>
      <p role="alert" className="font-medium text-bad-ink empty:absolute">
        {filing.state === 'failed' && filing.text}
      </p>
    </>
  );
}
