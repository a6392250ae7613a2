import { firm } from '@/content/firm';

/** What is missing without JavaScript, and how to ask for it. It is in the HTML alone: see build.ts. */
export function NoScript() {
  const [phone] = firm.phones;
  return (
    <noscript>
      <p className="notice-bar">
        Without JavaScript this site cannot show the market figures, the files and the news. Call{' '}
        <a href={phone.href}>{phone.shown}</a> or write to{' '}
        <a href={`mailto:${firm.email}`}>{firm.email}</a>.
      </p>
    </noscript>
  );
}
