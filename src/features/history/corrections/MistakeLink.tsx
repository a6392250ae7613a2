import { firm } from '@/content/firm';
import { Icon } from '@/ui/Icon';
import { correctionMessages } from '../messages';

/** Opens an email to the firm about a mistake. */
export function MistakeLink() {
  return (
    <p className="corrections-mistake print:hidden">
      <span>{correctionMessages.mistake}</span>{' '}
      <a href={`mailto:${firm.email}?subject=Correction`}>
        {correctionMessages.tellUs} <Icon name="right" size={16} />
      </a>
    </p>
  );
}
