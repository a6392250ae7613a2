import { Link } from 'react-router-dom';
import { firm } from '@/content/firm';
import { NOT_ADVICE } from '@/content/legal/pages';
import {
  legalLinks,
  type NavigationLink,
  NEWS_PLACEHOLDER,
  newsletterLink,
  quickLinks,
  resourceLinks,
} from '@/content/navigation';
import { NewsletterLink } from '@/features/enquiries/NewsletterLink';
import { SocialLinks } from './SocialLinks';
import { ContactItems } from './ContactItems';

const HEAD = 'mb-4 text-base/6 font-semibold [letter-spacing:-0.01em] text-cyan';
const LINK = 'inline-block py-1 text-white no-underline';
const HOVER = 'decoration-cyan hover:underline';

const renderItem = ({ label, to }: NavigationLink) => (
  <li key={to}>
    <Link className={`${LINK} ${HOVER}`} to={to}>
      {label}
    </Link>
  </li>
);

export function Footer() {
  return (
    <footer className="navy-ground page-grid relative isolate overflow-hidden print:text-[11px]">
      <div className="ruler col-full" />
      <img
        className="absolute top-4 right-[-230px] -z-1 h-[400px] w-auto max-w-none md:right-[-190px] lg:top-6 lg:right-[-260px] lg:h-[520px] desk:right-auto desk:left-[calc(50%+322px)] print:hidden forced-colors:hidden"
        src="/images/footer-fan.svg"
        alt=""
        width="520"
        height="520"
        loading="lazy"
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] gap-x-6 gap-y-6 pt-10 pb-2 lg:grid-cols-[3fr_2fr_2fr_4fr_1fr] lg:pt-20 lg:pb-16 desk:grid-cols-[3fr_2fr_2fr_4fr_3fr] max-lg:[&>div]:col-span-full print:block print:py-1.5">
        <div className="print:hidden">
          <Link className="inline-block" to="/" aria-label={`${firm.name}, home`}>
            <img src="/images/logo-on-navy.svg" alt="" width="198" height="48" loading="lazy" />
          </Link>
          <p className="mt-6 max-w-[16.4em] text-compact/6">{firm.tagline}</p>
        </div>
        <nav className="print:hidden" aria-labelledby="foot-quick">
          <h2 className={HEAD} id="foot-quick">
            Quick Links
          </h2>
          <ul>{quickLinks.map(renderItem)}</ul>
        </nav>
        <nav className="print:hidden" aria-labelledby="foot-resources">
          <h2 className={HEAD} id="foot-resources">
            Resources
          </h2>
          <ul>
            {resourceLinks.map(renderItem)}
            <li>
              <NewsletterLink className={`${LINK} ${HOVER}`}>{newsletterLink.label}</NewsletterLink>
            </li>
            <li>
              {/* A placeholder: a click neither scrolls nor changes the address. */}
              <span className={LINK} role="link" aria-disabled="true">
                {NEWS_PLACEHOLDER}
              </span>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={`${HEAD} print:hidden`}>Get In Touch</h2>
          <ContactItems iconSize={20} />
        </div>
      </div>
      <nav
        className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-3 text-sm/6 print:hidden"
        aria-label="About this site"
      >
        <ul className="flex flex-wrap gap-x-6 gap-y-1 max-md:grid max-md:w-full max-md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] max-md:gap-x-4">
          {legalLinks.map(renderItem)}
        </ul>
        <p>{NOT_ADVICE}</p>
      </nav>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 line-t border-hair-navy text-sm/[1.5] md:min-h-18">
        <p>{firm.copyright}</p>
        <SocialLinks iconSize={22} />
      </div>
    </footer>
  );
}
