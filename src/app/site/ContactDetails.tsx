import { Fragment } from 'react';
import { firm } from '@/content/firm';
import { Icon } from '@/ui/Icon';
import './ContactDetails.css';

/** Phones, email and address: the contact strip and the footer show the same. */
export function ContactItems({ iconSize }: { iconSize: number }) {
  return (
    <ul className="contact-items">
      <li>
        <Icon name="phone" size={iconSize} />
        <span>
          {firm.phones.map((phone, index) => (
            <Fragment key={phone.href}>
              {index > 0 && ', '}
              <a href={phone.href}>{phone.shown}</a>
            </Fragment>
          ))}
        </span>
      </li>
      <li>
        <Icon name="mail" size={iconSize} />
        <a href={`mailto:${firm.email}`}>{firm.email}</a>
      </li>
      <li>
        <Icon name="pin" size={iconSize} />
        <span>{firm.address}</span>
      </li>
    </ul>
  );
}

const socialLinks = [
  { name: 'photos', to: 'the photo-sharing site' },
  { name: 'network', to: 'the professional network' },
] as const;

export function SocialLinks({ iconSize }: { iconSize: number }) {
  return (
    <ul className="social-links">
      {socialLinks.map(({ name, to }) => (
        <li key={name}>
          <a
            href={firm.social[name]}
            target="_blank"
            rel="noopener"
            aria-label={`${firm.name} on ${to} (opens in a new tab)`}
          >
            <Icon name={name} size={iconSize} />
          </a>
        </li>
      ))}
    </ul>
  );
}
