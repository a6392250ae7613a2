import { Link } from 'react-router-dom';
import { firm } from '@/content/firm';
import { NEWS_PLACEHOLDER, quickLinks, resourceLinks } from '@/content/navigation';
import { ContactItems, SocialLinks } from './ContactDetails';
import './Footer.css';

export function Footer() {
  return (
    <footer className="navy-ground page-grid relative isolate overflow-hidden">
      <div className="ruler col-full" />
      <img
        className="footer-fan"
        src="/images/footer-fan.svg"
        alt=""
        width="520"
        height="520"
        loading="lazy"
      />
      <div className="footer-columns">
        <div>
          <Link className="inline-block" to="/" aria-label={`${firm.name}, home`}>
            <img src="/images/logo-on-navy.svg" alt="" width="198" height="48" loading="lazy" />
          </Link>
          <p className="mt-6 max-w-[16.4em] text-compact/6">{firm.tagline}</p>
        </div>
        <nav aria-labelledby="foot-quick">
          <h2 id="foot-quick">Quick Links</h2>
          <ul>
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="foot-resources">
          <h2 id="foot-resources">Resources</h2>
          <ul>
            {resourceLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              {/* A placeholder for a page to come: it neither scrolls nor changes the address. */}
              <span role="link" aria-disabled="true">
                {NEWS_PLACEHOLDER}
              </span>
            </li>
          </ul>
        </nav>
        <div>
          <h2>Get In Touch</h2>
          <ContactItems iconSize={20} />
        </div>
      </div>
      <div className="footer-base">
        <p>{firm.copyright}</p>
        <SocialLinks iconSize={22} />
      </div>
    </footer>
  );
}
