import { ContactItems, SocialLinks } from './ContactDetails';

/** The bar above the navigation; hidden on small screens. */
export function ContactStrip() {
  return (
    <div
      className="page-grid text-label/6 text-muted max-lg:hidden"
      role="region"
      aria-label="Contact details"
    >
      <div className="flex min-h-10 items-center">
        <ContactItems iconSize={16} />
        <SocialLinks iconSize={18} />
      </div>
    </div>
  );
}
