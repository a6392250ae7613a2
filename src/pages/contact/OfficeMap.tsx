import { useState } from 'react';
import { firm, mapEmbedUrl, mapPageUrl } from '@/content/firm';
import { Icon } from '@/ui/Icon';
import { Key } from '@/ui/Key';
import './OfficeMap.css';

/** The key that asked for the map goes as the map comes. */
const takeFocus = (map: HTMLIFrameElement | null) => map?.focus();

/**
 * Where the firm is: a drawing, and the map of another site only when the visitor asks for it, so
 * that nobody's address reaches a third party unasked.
 */
export function OfficeMap() {
  const [embedded, setEmbedded] = useState(false);
  return (
    <section className="office-map" aria-label="Map">
      {embedded ? (
        <iframe ref={takeFocus} title={`Map: ${firm.address}`} src={mapEmbedUrl} />
      ) : (
        <img src="/images/map-lagos.svg" alt="" width="1600" height="520" loading="lazy" />
      )}
      <div className="office-card navy-ground" data-keep-clear>
        <b className="mb-2 block font-head text-lg/6 [font-weight:650] text-white">{firm.name}</b>
        <p>{firm.address}</p>
        {!embedded && (
          <Key tone="cyan" icon="globe" label="Show the map" onClick={() => setEmbedded(true)} />
        )}
        <a
          className="mt-4 inline-flex min-h-6 items-center gap-2 font-semibold text-cyan"
          href={mapPageUrl}
          target="_blank"
          rel="noopener"
        >
          Open the map
          <Icon name="newTab" size={18} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      {!embedded && (
        <p className="note absolute right-2 top-4 bg-white px-2 py-1 md:top-auto md:right-4 md:bottom-5">
          Sketch map. Press Show the map for the real one.
        </p>
      )}
    </section>
  );
}
