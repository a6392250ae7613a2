import { Link } from 'react-router-dom';
import { firm } from '@/content/firm';
import { NEWS_PLACEHOLDER, quickLinks, resourceLinks } from '@/content/navigation';
import { ContactItems, SocialLinks } from './ContactDetails';
import './Footer.css';

/** Logo, Quick Links, Resources and Get In Touch, and the line below them. */
export function Footer() {
  return (
    <footer className="foot dark g">
      <div className="ruler full" />
      <img
        className="giant"
        src="/images/footer-fan.svg"
        alt=""
        width="520"
        height="520"
        loading="lazy"
      />
      <div className="in">
        <div>
          <Link className="inline-block" to="/" aria-label={`${firm.name}, home`}>
            <img src="/images/logo-on-navy.svg" alt="" width="198" height="48" loading="lazy" />
          </Link>
          <p className="tag">{firm.tagline}</p>
        </div>
        <nav className="q" aria-labelledby="foot-quick">
          <h2 id="foot-quick">Quick Links</h2>
          <ul>
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="q" aria-labelledby="foot-resources">
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
        <div className="touch">
          <h2>Get In Touch</h2>
          <ul>
            <ContactItems iconSize={20} />
          </ul>
        </div>
      </div>
      <div className="base">
        <p>{firm.copyright}</p>
        <SocialLinks iconSize={22} />
      </div>
    </footer>
  );
}
