import { Icon } from '@/ui/Icon';
import { publishedMessages } from './publication/publishedMessages';

/** The way back from the review, and from the page after a publication. */
export function BackToChecklist({ onBack, disabled }: { onBack: () => void; disabled: boolean }) {
  return (
    <button
      type="button"
      className="mb-1 inline-flex min-h-6 cursor-pointer items-center gap-2 font-medium text-link hover:underline disabled:cursor-not-allowed disabled:text-muted"
      disabled={disabled}
      onClick={onBack}
    >
      <Icon name="left" size={18} />
      {publishedMessages.backToList}
    </button>
  );
}
