import { useEffect, useRef } from 'react';
import { formatClock } from '@/lib/format';
import { Icon } from '@/ui/Icon';
import { Banner } from '@/ui/admin/Banner';
import { Box } from '@/ui/admin/Box';
import { buttonClass } from '@/ui/admin/Button';
import { Note } from '@/ui/admin/Note';
import { ChangesTable } from './ChangesTable';
import { tonightMessages } from './messages';
import type { Published } from './useTonight';

/** What was saved, and the ways on. */
export function PublishedBox({ published }: { published: Published }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const head = place.current?.querySelector('h2');
    if (!head) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const clock = formatClock(published.at);
  return (
    <div ref={place} className="scroll-mt-4">
      <Box
        title={tonightMessages.published}
        headerEnd={
          <Note>
            {clock}
            {published.email !== '' && `, ${published.email}`}
          </Note>
        }
        action={
          <a className={buttonClass('primary')} href="/">
            <Icon name="globe" size={16} />
            View the site
          </a>
        }
      >
        <Banner className="mb-4">{tonightMessages.publishedAt(clock)}</Banner>
        <ChangesTable
          caption="What was saved"
          heads={['Before', 'On the site now']}
          changes={published.changes}
        />
      </Box>
    </div>
  );
}
