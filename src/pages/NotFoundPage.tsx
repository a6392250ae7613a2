import { notFoundMetadata } from '@/content/metadata';
import { PageDecor } from '@/ui/Decor';
import { Head } from '@/ui/Head';
import { KeyLink } from '@/ui/Key';
import './NotFoundPage.css';

/** The page for an address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <>
      <Head {...notFoundMetadata} noindex />
      <section className="g nf dark">
        <PageDecor />
        <img className="art" src="/images/off-the-chart.svg" alt="" width="1600" height="900" />
        <p className="note">Illustration</p>
        <div>
          <div>
            <h1>Page not found</h1>
            <p>This address has left the chart. The page may have moved, or it was never here.</p>
          </div>
          <div className="go">
            <KeyLink tone="cyan" to="/" label="Home" />
            <KeyLink tone="line" to="/resources" label="Resources" />
          </div>
        </div>
      </section>
    </>
  );
}
