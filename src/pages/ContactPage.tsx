import { useLocation } from 'react-router-dom';
import { type MouseEvent, useState } from 'react';
import { toPlainLine } from '@/lib/plainText';
import { firm } from '@/content/firm';
import { mapEmbedUrl, mapPageUrl, responsePromise } from '@/content/office';
import { ContactForm } from '@/features/enquiries/ContactForm';
import { SUBJECT_MAX } from '@/features/enquiries/limits';
import { PageDecor } from '@/ui/PageDecor';
import { SectionHead } from '@/ui/SectionHead';
import { ButtonLabel } from '@/ui/ButtonLabel';
import { Icon } from '@/ui/Icon';
import { getButtonClasses } from '@/ui/siteButtonClasses';
import './contact/OfficeMap.css';

/**
 * The user has just clicked the link that loads the map. That link is gone, so focus the map.
 */
const takeFocus = (map: HTMLIFrameElement | null) => map?.focus();

/** Shows a drawing of the office's location. The map of a third party is loaded only on request. */
function OfficeMap() {
  const [embedded, setEmbedded] = useState(false);
  // Without JavaScript, the link opens the map on its own site.
  const handleShow = (event: MouseEvent) => {
    event.preventDefault();
    setEmbedded(true);
  };
  return (
    <section className="office-map" aria-label="Map">
      {embedded ? (
        <iframe
          className="print:hidden"
          ref={takeFocus}
          title={`Map: ${firm.address}`}
          src={mapEmbedUrl}
        />
      ) : (
        <img src="/images/map-lagos.svg" alt="" width="1600" height="520" loading="lazy" />
      )}
      <div className="office-card navy-ground" data-keep-clear>
        <b className="mb-2 block font-head text-lg/6 [font-weight:650] text-white">{firm.name}</b>
        <p>{firm.address}</p>
        {embedded ? (
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
        ) : (
          <a className={getButtonClasses('cyan')} href={mapPageUrl} onClick={handleShow}>
            <ButtonLabel icon="pin" label="Show the map" />
          </a>
        )}
      </div>
      {!embedded && (
        <p className="note absolute right-2 top-4 bg-paper px-2 py-1 md:top-auto md:right-4 md:bottom-5">
          Sketch map. The real one is OpenStreetMap&rsquo;s.
        </p>
      )}
    </section>
  );
}

const ROW =
  'flex flex-wrap items-baseline gap-2 line-b border-hair py-5 md:gap-4 *:last:min-w-0 *:last:flex-[1_1_11rem]';
const TERM = 'w-18 text-sm/6 text-muted md:w-24';
const LINK = 'block text-navy-900 no-underline decoration-cyan hover:underline';

/**
 * Returns the subject from the query string of the address (see `toContactPath`). The subject is
 * converted to one line and cut to the maximum length of the form field.
 */
function parseSubject(search: string): string {
  const asked = new URLSearchParams(search).get('subject') ?? '';
  return toPlainLine(asked).slice(0, SUBJECT_MAX);
}

export default function ContactPage() {
  const { search } = useLocation();
  return (
    <>
      <SectionHead section="contact" />
      <section className="page-grid relative isolate">
        <div className="grid items-start gap-12 pt-14 pb-16 lg:gap-x-18 lg:gap-y-6 lg:pt-22 lg:pb-section">
          <div>
            <h1>Contact Us</h1>
            <dl className="mt-10 line-t border-navy-900">
              <div className={ROW}>
                <dt className={TERM}>Phone</dt>
                <dd className="figures text-[1.625rem]/10 [letter-spacing:-0.03em] md:text-[2rem]/12">
                  {firm.phones.map(({ shown, href }) => (
                    <a className={LINK} key={href} href={href}>
                      {shown}
                    </a>
                  ))}
                </dd>
              </div>
              <div className={ROW}>
                <dt className={TERM}>Email</dt>
                <dd className="font-head text-xl/8 font-semibold [letter-spacing:-0.015em] wrap-anywhere">
                  <a className={LINK} href={`mailto:${firm.email}`}>
                    {firm.email}
                  </a>
                </dd>
              </div>
              <div className={ROW}>
                <dt className={TERM}>Address</dt>
                <dd className="max-w-[17.7em] text-lg/[1.6]">{firm.address}</dd>
              </div>
            </dl>
            <div className="mt-8 flex flex-wrap items-center gap-6 text-navy-900">
              <div className="relative size-28" aria-hidden="true">
                <img
                  className="size-full"
                  src="/images/day-dial.svg"
                  alt=""
                  width="112"
                  height="112"
                />
                <b className="figures absolute inset-0 grid place-items-center text-[1.875rem]/9 [letter-spacing:-0.05em]">
                  24
                </b>
              </div>
              <div className="max-w-74 flex-1 basis-32">
                <p className="text-lg/[1.5] font-medium">{responsePromise}</p>
              </div>
            </div>
          </div>
          <ContactForm subject={parseSubject(search)} />
        </div>
        <PageDecor only="arc" />
      </section>
      <OfficeMap />
    </>
  );
}
