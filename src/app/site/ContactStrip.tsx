import { ContactItems, SocialLinks } from './ContactDetails';
import './ContactStrip.css';

/** The bar above the navigation; hidden on small screens. */
export function ContactStrip() {
  return (
    <div className="strip g" role="region" aria-label="Contact details">
      <div>
        <ul>
          <ContactItems iconSize={16} />
        </ul>
        <SocialLinks iconSize={18} />
      </div>
    </div>
  );
}
