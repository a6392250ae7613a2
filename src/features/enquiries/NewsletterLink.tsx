import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { newsletterLink } from '@/content/navigation';
import { requestNewsletter } from './newsletterPreference';

/**
 * A link that opens the newsletter form of the pop-up. Without JavaScript, it leads to the contact
 * form.
 */
export function NewsletterLink({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // With one of these keys, the browser opens the link in another tab or window, so do not open
    // the form.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    requestNewsletter(event.currentTarget);
  };
  return (
    <Link className={className} to={newsletterLink.to} onClick={handleClick}>
      {children}
    </Link>
  );
}
