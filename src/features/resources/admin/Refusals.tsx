import type { Refusal } from './uploadChecks';
import { StaffIcon } from '@/ui/admin/StaffIcon';

interface RefusalsProps {
  refusals: readonly Refusal[];
  onClose: () => void;
}

/** Which of the chosen files cannot be uploaded, by reason; stays until it is closed or overtaken. */
export function Refusals({ refusals, onClose }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <div className="ban no refusals" role="alert">
      <StaffIcon name="warning" />
      <ul className="text">
        {refusals.map(({ reason, text, files }) => (
          <li key={reason}>
            {text}
            {files.length > 0 && (
              <ul>
                {files.map((name, index) => (
                  <li key={index}>{name}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="i" aria-label="Close this message" onClick={onClose}>
        <StaffIcon name="close" size={18} />
      </button>
    </div>
  );
}
