import { useState } from 'react';
import { firm, mapEmbedUrl, mapPageUrl } from '@/content/firm';
import { Icon } from '@/ui/Icon';
import { Key } from '@/ui/Key';

/**
 * Where the firm is: a drawing, and the map of another site only when the visitor asks for it, so
 * that nobody's address reaches a third party unasked.
 */
export function OfficeMap() {
  const [embedded, setEmbedded] = useState(false);
  return (
    <section className="map" aria-label="Map">
      {embedded ? (
        <iframe title={`Map: ${firm.address}`} src={mapEmbedUrl} />
      ) : (
        <img src="/images/map-lagos.svg" alt="" width="1600" height="520" loading="lazy" />
      )}
      <div className="card dark" data-keep-clear>
        <b>{firm.name}</b>
        <p>{firm.address}</p>
        {!embedded && (
          <Key tone="cyan" icon="globe" label="Show the map" onClick={() => setEmbedded(true)} />
        )}
        <a href={mapPageUrl} target="_blank" rel="noopener">
          Open the map
          <Icon name="newTab" size={18} />
          <span className="sr"> (opens in a new tab)</span>
        </a>
      </div>
      {!embedded && <p className="note">Drawing: the map itself loads when you ask for it</p>}
    </section>
  );
}
