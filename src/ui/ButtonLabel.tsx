import { Icon } from './Icon';
import type { ButtonContent } from './buttonContent';

export function ButtonLabel({ label, about, icon = 'right' }: ButtonContent) {
  return (
    <>
      <span>
        <span>{label}</span> {about !== undefined && <span className="sr-only">{about}</span>}
      </span>
      {icon !== null && (
        <i>
          <Icon name={icon} strokeWidth={1.75} />
        </i>
      )}
    </>
  );
}
