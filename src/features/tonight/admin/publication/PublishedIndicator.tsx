import { withAnnounced } from '@/figures/admin/tonightDraft';
import type { IndicatorId } from '@/figures/market';
import { indicators } from '@/figures/registry';
import { formatPercent } from '@/lib/format';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { EditDraft } from '../editDraft';
import { toAnnouncedDraft } from '../rows/toAnnouncedDraft';
import type { TonightNavigation } from '../view';
import { publishedMessages } from './publishedMessages';
import { PublishedRow } from './PublishedRow';
import { RowButton } from './RowButton';

interface PublishedIndicatorProps {
  id: IndicatorId;
  facts: SessionFacts;
  /** The time of the publication, or null if it does not contain the indicator. */
  publishedAt: Date | null;
  /** Why the typed figure is not on the site. Undefined if nothing is typed. */
  why: string | undefined;
  edit: EditDraft;
  view: Pick<TonightNavigation, 'backToList'>;
}

/** The row of an indicator after the publication. */
export function PublishedIndicator(props: PublishedIndicatorProps) {
  const { id, facts, publishedAt, why, edit, view } = props;
  const { title } = indicators[id];
  const stored = facts.stored[id];
  const percentage = stored === null ? '-' : formatPercent(stored.percentage);
  const date = stored?.date ?? '';
  const text = date === '' ? percentage : `${percentage}, ${date}`;
  const isMissing = why !== undefined;
  const isTonight = publishedAt !== null && !isMissing;
  const openFields = () => {
    view.backToList(id);
    edit((draft) => withAnnounced(draft, id, toAnnouncedDraft(id, facts)));
  };
  return (
    <PublishedRow
      title={title}
      status={isMissing ? 'missing' : isTonight ? 'tonight' : 'kept'}
      value={isMissing ? why : text}
      detail={isMissing ? text : undefined}
      savedAt={publishedAt}
      now={facts.now}
      action={
        <RowButton
          label={isMissing ? publishedMessages.continue : publishedMessages.change}
          title={title}
          onClick={openFields}
        />
      }
    />
  );
}
