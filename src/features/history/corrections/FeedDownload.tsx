import { useState } from 'react';
import { getEnv } from '@/browser/settings';
import { saveFile } from '@/browser/fileActions';
import { SiteButton } from '@/ui/SiteButton';
import { correctionMessages, toolMessages } from '../messages';
import type { Note } from '@/figures/notes';
import type { Correction } from './corrections';
import { listFeedEntries } from './feedEntries';
import { toJsonFeed } from './jsonFeed';

interface FeedDownloadProps {
  corrections: readonly Correction[];
  notes: readonly Note[];
}

/** Downloads the list as a JSON Feed. Omits series that we may not pass on. */
export function FeedDownload({ corrections, notes }: FeedDownloadProps) {
  const [status, setStatus] = useState('');
  const leftOut = corrections.filter(({ content }) => content.use.reuse !== 'yes');
  const names = [...new Set(leftOut.map(({ content }) => content.name))].join(', ');
  const downloadFeed = () => {
    const name = 'corrections.json';
    const feed = toJsonFeed(
      listFeedEntries(corrections, notes),
      getEnv().siteUrl || window.location.origin,
    );
    saveFile(name, new Blob([feed], { type: 'application/feed+json' }));
    setStatus(toolMessages.saved(name));
  };
  return (
    <div className="corrections-file print:hidden">
      <SiteButton
        tone="line"
        icon="down"
        label={correctionMessages.download}
        onClick={downloadFeed}
      />
      <p>
        {correctionMessages.order} {names !== '' && correctionMessages.leftOut(names)}
      </p>
      <p role="status">{status}</p>
    </div>
  );
}
